import type { EntryContext } from "react-router";
import { pageStyles } from "./page-styles.ts";

type Manifest = EntryContext["manifest"];
type PageContext = Pick<EntryContext, "manifest" | "routeModules"> & {
  /** The sheets that one file joins, if there is one. */
  sheets?: readonly string[] | undefined;
};

/** While developing, every build has a new manifest. */
const pages = new WeakMap<Manifest, Map<string, PageContext>>();

/**
 * What the router reads to render the page: the routes of the page alone, because it would build every route of the shop
 * otherwise, and their style sheets as one file, together with those of its frame. It is the same for every visit.
 */
export function pageContext(context: EntryContext, frameSheets: readonly string[] = []): PageContext {
  const { manifest, staticHandlerContext } = context;
  const known = pages.get(manifest) ?? new Map<string, PageContext>();
  pages.set(manifest, known);
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const key = [...ids, ...frameSheets].join();
  const page = known.get(key) ?? contextOf(context, ids, frameSheets);
  known.set(key, page);
  return page;
}

function contextOf(
  { manifest, routeModules }: EntryContext,
  ids: readonly string[],
  frameSheets: readonly string[],
): PageContext {
  const withRoutes = (change: (route: Manifest["routes"][string], id: string) => Manifest["routes"][string]) => ({
    ...manifest,
    routes: Object.fromEntries(ids.map((id) => [id, change(manifest.routes[id], id)])),
  });
  // While developing, each change is a new sheet, and nothing is joined.
  if (manifest.hmr) return { manifest: withRoutes((route) => route), routeModules };
  const { everywhere, own, joined } = pageStyles({ manifest, routeModules }, ids, frameSheets);
  const ofRoot = [...everywhere, ...(joined ? [joined] : [])];
  return {
    manifest: withRoutes((route, id) => route && { ...route, css: id === "root" ? ofRoot : [] }),
    routeModules: Object.fromEntries(
      ids.map((id) => [id, routeModules[id] && { ...routeModules[id], links: undefined }]),
    ),
    sheets: own.length > 1 ? own : undefined,
  };
}
