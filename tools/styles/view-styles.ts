import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";

const ENTRY = "virtual:view-styles";
const ROOT = "app/root.tsx";
const CLIENT_MANIFEST = "build/client/.vite/manifest.json";

/**
 * Serves `virtual:view-styles`: the style sheets of views whose code comes later. The server links them from the page,
 * because the page is shown long before that code is asked for. The browser's code brings its own.
 */
export function viewStyles(): Plugin {
  let root = "";
  return {
    name: "view-styles",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load(id) {
      if (id !== `\0${ENTRY}`) return undefined;
      const isServerBuild = this.environment.mode === "build" && this.environment.name === "ssr";
      const styles = isServerBuild ? stylesOfViews(readManifest(join(root, CLIENT_MANIFEST))) : {};
      return `export const stylesOfView = ${JSON.stringify(styles)};`;
    },
  };
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
}

/** By the source file of each view that is imported dynamically; without what every page has. */
export function stylesOfViews(manifest: Manifest): Record<string, string[]> {
  const root = Object.keys(manifest).find((file) => file.startsWith(ROOT)) ?? ROOT;
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
