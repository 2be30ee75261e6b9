import { matchRoutes, type RouteObject } from "react-router";
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
  const imports = [manifest.entry.module, ...manifest.entry.imports, ...own.flatMap((route) => route.imports ?? [])];
  const routes = new Set([...matches, ...routesAbove(manifest, matches)]);
  return {
    modules: Object.fromEntries(own.map((route) => [route.id, filesOf(route)])),
    imports: [...new Set(imports)],
    manifest: {
      ...manifest,
      entry: { module: manifest.entry.module, imports: [] },
      routes: Object.fromEntries(Array.from(routes, (id) => [id, manifest.routes[id]])),
    },
  };
}

/** The router may split the exports of a route. */
function filesOf(route: ManifestRoute): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route;
  const files = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module];
  return files.filter((file) => file !== undefined);
}

/**
 * The browser needs the routes of the pages above a page too: without the first page of a folder the router would take
 * the folder's frame for the whole page.
 */
function routesAbove(manifest: AssetsManifest, matches: readonly string[]): string[] {
  const tree = childrenOf(manifest, undefined);
  const above = pathsAbove(manifest, matches).flatMap((path) => matchRoutes(tree, path) ?? []);
  return above.flatMap(({ route }) => route.id ?? []);
}

/** The addresses above a page, from its pattern: a parameter stands for itself. */
function pathsAbove({ routes }: AssetsManifest, matches: readonly string[]): string[] {
  const segments = matches.flatMap((id) => routes[id]?.path?.split("/") ?? []).filter(Boolean);
  return segments.map((_, count) => `/${segments.slice(0, count).join("/")}`);
}

function childrenOf(manifest: AssetsManifest, parentId: string | undefined): RouteObject[] {
  const children = Object.values(manifest.routes).filter((route) => route?.parentId === parentId);
  return children.flatMap((route) => (route ? toRouteObject(manifest, route) : []));
}

function toRouteObject(manifest: AssetsManifest, { id, path, index }: ManifestRoute): RouteObject {
  if (index) return { id, index: true, ...(path !== undefined && { path }) };
  return { id, ...(path !== undefined && { path }), children: childrenOf(manifest, id) };
}
