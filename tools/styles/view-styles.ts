import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Manifest, Plugin } from "vite";

const ENTRY = "virtual:view-styles";
const ROOT = "app/root.tsx";
const CLIENT_MANIFEST = "build/client/.vite/manifest.json";
const viewName = /["'`](app\/[\w./-]+\.tsx)["'`]/g;

type ViewStyles = Record<string, string[]>;

/**
 * Serves `virtual:view-styles`: the style sheets of views that the browser imports on demand. The server links them from
 * the page, because the page is shown before that code is fetched. A page that names an unknown view fails the build.
 */
export function viewStyles(): Plugin {
  let root = "";
  let styles: ViewStyles | undefined;
  const readStyles = () => (styles ??= stylesOfViews(readManifest(join(root, CLIENT_MANIFEST))));
  return {
    name: "view-styles",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load(id) {
      if (id !== `\0${ENTRY}`) return undefined;
      return `export const stylesOfView = ${JSON.stringify(isServerBuild(this.environment) ? readStyles() : {})};`;
    },
    transform(code, id) {
      if (!isServerBuild(this.environment) || !id.startsWith(join(root, "app/"))) return;
      for (const view of findUnknownViews(code, readStyles())) {
        this.error(`${relative(root, id)} names the view ${view}, which no code imports on demand`);
      }
    },
  };
}

function isServerBuild({ mode, name }: { mode: string; name: string }): boolean {
  return mode === "build" && name === "ssr";
}

/** Views are named by their source file; a name that the browser's build does not know is a mistake. */
export function findUnknownViews(code: string, styles: ViewStyles): string[] {
  return Array.from(code.matchAll(viewName), ([, view = ""]) => view).filter((view) => !styles[view]);
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
}

/** By the source file of each view that is imported dynamically; without what every page has. */
export function stylesOfViews(manifest: Manifest): ViewStyles {
  const root = Object.keys(manifest).find((file) => file.startsWith(ROOT));
  if (!root) throw new Error(`The browser's build does not have ${ROOT}`);
  const everywhere = stylesOf(manifest, root);
  const own = (file: string) => stylesOf(manifest, file).filter((style) => !everywhere.includes(style));
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([, chunk]) => chunk.isDynamicEntry)
      .map(([file]) => [file, own(file).map((style) => `/${style}`)]),
  );
}

function stylesOf(manifest: Manifest, file: string): string[] {
  const seen = new Set([file]);
  const styles = new Set<string>();
  for (const name of seen) {
    for (const style of manifest[name]?.css ?? []) styles.add(style);
    for (const imported of manifest[name]?.imports ?? []) seen.add(imported);
  }
  return [...styles];
}
