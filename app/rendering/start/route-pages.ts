import { matchRoutes, type RouteObject } from "react-router";
import type { RoutePages } from "./page-start.ts";
import type { AssetsManifest, ManifestRoute } from "./router-manifest.ts";

/** By the routes of a page. While developing, every build has a new manifest. */
const texts = new WeakMap<AssetsManifest, Map<string, string>>();

/** The routes of a page and their part of the manifest, as JSON. It depends on the page only, so it is written once. */
export function routePages(manifest: AssetsManifest, matches: readonly string[]): string {
  const known = texts.get(manifest) ?? new Map<string, string>();
  texts.set(manifest, known);
  const key = matches.join();
  const text = known.get(key) ?? JSON.stringify(pagesOf(manifest, matches));
  known.set(key, text);
  return text;
}

/**
 * Besides the page's own routes, the browser needs those of the pages above it: without the first page of a folder the
 * router would take the folder's frame for the whole page.
 */
function pagesOf(manifest: AssetsManifest, matches: readonly string[]): RoutePages {
  const tree = childrenOf(manifest, undefined);
  const above = pathsAbove(manifest, matches).flatMap((path) => matchRoutes(tree, path) ?? []);
  const ids = new Set([...matches, ...above.flatMap(({ route }) => route.id ?? [])]);
  const routes = Object.fromEntries(Array.from(ids, (id) => [id, manifest.routes[id]]));
  return { matches: [...matches], manifest: { ...manifest, routes } };
}

/** The addresses above a page, from its pattern: a parameter stands for itself. */
function pathsAbove({ routes }: AssetsManifest, matches: readonly string[]): string[] {
  const segments = matches.flatMap((id) => routes[id]?.path?.split("/") ?? []).filter(Boolean);
  return segments.map((_, count) => `/${segments.slice(0, count).join("/")}`);
}

function childrenOf(manifest: AssetsManifest, parentId: string | undefined): RouteObject[] {
  return Object.values(manifest.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => toRouteObject(manifest, route as ManifestRoute));
}

function toRouteObject(manifest: AssetsManifest, { id, path, index }: ManifestRoute): RouteObject {
  if (index) return { id, index: true, ...(path !== undefined && { path }) };
  return { id, ...(path !== undefined && { path }), children: childrenOf(manifest, id) };
}
