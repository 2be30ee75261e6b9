import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];

/** While developing, every build has a new manifest. */
const pages = new WeakMap<Manifest, Map<string, Manifest>>();

/**
 * The router's manifest with the routes of the page alone. With all of them, the router would build every route of the shop
 * for each page that it renders.
 */
export function manifestOfPage({ manifest, staticHandlerContext: { matches } }: EntryContext): Manifest {
  const known = pages.get(manifest) ?? new Map<string, Manifest>();
  pages.set(manifest, known);
  const ids = matches.map(({ route }) => route.id);
  const key = ids.join();
  const page = known.get(key) ?? {
    ...manifest,
    routes: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]])),
  };
  known.set(key, page);
  return page;
}
