import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];
type RouteModules = EntryContext["routeModules"];

/** The style sheets of a page. */
export type PageStyles = {
  /** What every page has. */
  everywhere: readonly string[];
  /** What this page has besides, in the order in which it counts. */
  own: readonly string[];
  /** One file with all of `own`, because the browser shows nothing before it has read every sheet. */
  joined: string | undefined;
};

type Build = { manifest: Manifest; routeModules: RouteModules };

/** The styles of a page that is made up of these routes, and of those that its frame needs for this visitor. */
export function pageStyles(
  { manifest, routeModules }: Build,
  ids: readonly string[],
  ofFrame: readonly string[] = [],
): PageStyles {
  const everywhere = sheetsOf(manifest, "root");
  const all = ids.flatMap((id) => [...sheetsOf(manifest, id), ...linkedSheets(routeModules[id])]);
  const own = [...new Set([...all, ...ofFrame])].filter((sheet) => !everywhere.includes(sheet));
  return { everywhere, own, joined: own.length > 1 ? joinedName(own) : own[0] };
}

/** The router marks a sheet that several parts of a page need. */
const sheetsOf = (manifest: Manifest, id: string): string[] =>
  (manifest.routes[id]?.css ?? []).map((sheet) => sheet.replace(/#$/, ""));

function linkedSheets(module: RouteModules[string]): string[] {
  return (module?.links?.() ?? []).flatMap((link) =>
    "rel" in link && link.rel === "stylesheet" && link.href ? [link.href] : [],
  );
}

/** Each sheet has its content in its name, so that the names say what the joined file contains. */
const joinedName = (sheets: readonly string[]): string =>
  `/assets/page-${createHash("sha256").update(sheets.join()).digest("base64url").slice(0, 8)}.css`;

/** Every file that joins the sheets of a page, by its name; frames are what the frame of a page may need. */
export function joinedSheets(
  build: Build,
  frames: readonly (readonly string[])[] = [[]],
): Record<string, readonly string[]> {
  const pages = Object.keys(build.manifest.routes).flatMap((id) =>
    frames.map((ofFrame) => pageStyles(build, framesOf(build.manifest, id), ofFrame)),
  );
  return Object.fromEntries(pages.flatMap(({ joined, own }) => (joined && own.length > 1 ? [[joined, own]] : [])));
}

/** The routes around a route, and itself. */
function framesOf(manifest: Manifest, id: string): string[] {
  const parentId = manifest.routes[id]?.parentId;
  return parentId === undefined ? [id] : [...framesOf(manifest, parentId), id];
}
