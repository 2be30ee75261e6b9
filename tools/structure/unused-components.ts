import { type ImportGraph, readImportGraph } from "./imports.ts";

/** Components that no page shows yet: each belongs to a part of the shop that is still to be built. */
export const PLANNED_COMPONENTS: Readonly<Record<string, string>> = {
  "app/ui/tabs/": "active and expired subscriptions of the account",
};

const component = /^app\/ui\/[^/]+\/.+(?<!\.examples)\.tsx$/;
/** Where examples of all components are shown; being there is no use. */
const examplesPage = "app/routes/uikit.tsx";

/** What is wrong: a component that no page imports or plans, or a plan for one that is used by now. */
export function findUnusedComponents(graph: ImportGraph, planned = PLANNED_COMPONENTS): string[] {
  const pages = [...graph.keys()].filter(
    (file) => file.startsWith("app/") && !file.startsWith("app/ui/") && file !== examplesPage,
  );
  const used = new Set(pages);
  for (const file of used) for (const target of graph.get(file) ?? []) used.add(target);
  const unused = [...graph.keys()].filter((file) => component.test(file) && !used.has(file));
  const folders = Object.keys(planned);
  return [
    ...unused
      .filter((file) => !folders.some((folder) => file.startsWith(folder)))
      .map((file) => `${file}: no page uses this component, and tools/structure/unused-components.ts does not plan it`),
    ...folders
      .filter((folder) => !unused.some((file) => file.startsWith(folder)))
      .map((folder) => `${folder}: is used by now; take it out of tools/structure/unused-components.ts`),
  ];
}

export async function checkUnusedComponents(): Promise<string[]> {
  return findUnusedComponents(await readImportGraph());
}
