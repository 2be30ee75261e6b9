/** The modules of a build and what each of them imports. */
export type ModuleGraph = {
  ids: readonly string[];
  find: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

type Options = { isOnDemandIncluded?: boolean };

/** A module and all that it imports, directly or through others; what is imported on demand only when asked for. */
export function reach({ find }: ModuleGraph, start: string, { isOnDemandIncluded = false }: Options = {}): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = find(id) ?? {};
    for (const imported of importedIds) reached.add(imported);
    if (isOnDemandIncluded) for (const imported of dynamicallyImportedIds) reached.add(imported);
  }
  return reached;
}

/** The modules that fit a pattern; the build fails when there is none. */
export function requireModules({ ids }: ModuleGraph, pattern: RegExp): string[] {
  const found = ids.filter((id) => pattern.test(id));
  if (found.length === 0) throw new Error(`No module of the browser's build fits ${String(pattern)}`);
  return found;
}
