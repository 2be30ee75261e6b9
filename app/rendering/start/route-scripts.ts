import type { RouteScripts } from "./page-start.ts";
import type { AssetsManifest, ManifestRoute } from "./router-manifest.ts";

/** By the routes of a page. While developing, every build has a new manifest. */
const texts = new WeakMap<AssetsManifest, Map<string, string>>();

/** The scripts of a page with these routes, as JSON. They are the same for every visit, so they are written once. */
export function routeScripts(manifest: AssetsManifest, matches: readonly string[]): string {
  const known = texts.get(manifest) ?? new Map<string, string>();
  texts.set(manifest, known);
  const key = matches.join();
  const text = known.get(key) ?? withoutFalse(JSON.stringify(scriptsOf(manifest, matches)));
  known.set(key, text);
  return text;
}

/** JSON for the router, to which a missing value is the same as false. */
export function withoutFalse(json: string): string {
  return json.replaceAll(/"\w+":false(?:,|(?=\}))/g, "").replaceAll(",}", "}");
}

function scriptsOf(manifest: AssetsManifest, matches: readonly string[]): RouteScripts {
  const own = matches.flatMap((id) => manifest.routes[id] ?? []);
  const imports = [
    manifest.entry.module,
    ...(manifest.entry.imports ?? []),
    ...own.flatMap((route) => route.imports ?? []),
  ];
  const routes = new Set([...matches, ...firstPages(manifest, matches)]);
  return {
    modules: Object.fromEntries(own.map((route) => [route.id, filesOf(route)])),
    imports: [...new Set(imports)],
    manifest: {
      ...manifest,
      // Only for a manifest that is loaded whole.
      url: undefined,
      entry: { module: manifest.entry.module },
      routes: Object.fromEntries(Array.from(routes, (id) => [id, forBrowser(manifest, id, matches.includes(id))])),
    },
  };
}

/** Without what only the server reads: the page's own imports are in the list already, and its sheets in the document. */
function forBrowser({ routes, hmr }: AssetsManifest, id: string, isLinked: boolean): ManifestRoute | undefined {
  const route = routes[id];
  const isNeeded = route?.css?.length && (!isLinked || hmr);
  return route && { ...route, css: isNeeded ? route.css : undefined, imports: undefined, hasDefaultExport: undefined };
}

/** The router may split the exports of a route. */
function filesOf(route: ManifestRoute): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route;
  const files = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module];
  return files.filter((file) => file !== undefined);
}

/** The first page of each frame around the page: without it the router would take the frame for that page. */
function firstPages({ routes }: AssetsManifest, matches: readonly string[]): string[] {
  return Object.values(routes).flatMap((route) =>
    route?.index && route.parentId !== undefined && matches.includes(route.parentId) ? route.id : [],
  );
}
