import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];
type Handled = EntryContext["staticHandlerContext"];
type Match = Handled["_match"];
type PageRoutes = { manifest: Manifest; match: Match };

const pagesOfManifest = new WeakMap<Manifest, Map<string, PageRoutes>>();

/**
 * The router's context with the routes of the page and those of the addresses above it. With all of them, the router would
 * build every route of the shop for each page, and search them for each address above the page.
 */
export function withRoutesOfPage(context: EntryContext): EntryContext {
  if (context.staticHandlerContext.matches.length === 0) return context;
  const { manifest, match } = routesOf(context);
  return { ...context, manifest, staticHandlerContext: { ...context.staticHandlerContext, _match: match } };
}

function routesOf(context: EntryContext): PageRoutes {
  const key = keyOf(context.staticHandlerContext);
  if (key === undefined) return findRoutes(context);
  const pages = pagesOfManifest.get(context.manifest) ?? new Map<string, PageRoutes>();
  pagesOfManifest.set(context.manifest, pages);
  const page = pages.get(key) ?? findRoutes(context);
  pages.set(key, page);
  return page;
}

/**
 * The base path, the route and the path of its page; undefined for an address with a part that visitors choose above its
 * last segment. So there are no more keys than routes and base paths, and none holds anything about a person.
 */
function keyOf({ basename = "/", matches, location: { pathname } }: Handled): string | undefined {
  const leaf = matches.at(-1);
  if (!leaf) return undefined;
  const own = matches.flatMap(({ route }) => (route.path ?? "").split("/")).filter(Boolean);
  const base = basename.split("/").filter(Boolean);
  const pattern = [...base, ...own];
  const segments = pathname.split("/").filter(Boolean);
  const isFixed = pattern.length === segments.length && pattern.slice(0, -1).every((part, n) => part === segments[n]);
  return isFixed ? [basename, leaf.route.id, ...pattern.slice(0, -1)].join(" ") : undefined;
}

function findRoutes({ manifest, staticHandlerContext: { matches, location, _match } }: EntryContext): PageRoutes {
  const found = new Map(pathsAbove(location.pathname).map((path) => [path, _match(path)]));
  const ids = new Set(
    [...matches, ...[...found.values()].flatMap((above) => above ?? [])].map(({ route }) => route.id),
  );
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  const match: Match = (to) => {
    const above = typeof to === "string" ? found.get(to) : undefined;
    return above === undefined ? _match(to) : above;
  };
  return { manifest: { ...manifest, routes }, match };
}

/** "/" and the address's other parents, as the router asks for them. */
function pathsAbove(pathname: string): string[] {
  const parents = pathname.split("/").filter(Boolean).slice(0, -1);
  return ["/", ...parents.map((_, n) => `/${parents.slice(0, n + 1).join("/")}`)];
}
