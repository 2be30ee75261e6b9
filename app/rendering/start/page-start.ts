import type { AssetsManifest } from "./router-manifest.ts";

/**
 * When a page loads its scripts: at once; after the page itself has loaded; or at the visitor's first touch, and
 * otherwise when the browser has been idle for some seconds.
 */
export type StartMoment = "now" | "load" | "touch";

/** What a page says about its scripts, as JSON. The first script of the page reads it. */
export type PageStart = {
  moment: StartMoment;
  /** The files of texts that the page needs. */
  texts: readonly string[];
  /** The check whether the shop is open, the page of a closed shop, and the home page. */
  paths: readonly [status: string, maintenance: string, home: string];
  /** The style sheets that one file joins: nothing may load them again. */
  sheets?: readonly string[] | undefined;
  /** What the router needs to know about the document. */
  context: object;
  page: RouteScripts;
};

/** The same for every visit of a page. */
export type RouteScripts = {
  /** The files with the exports of each route that makes up the page. */
  modules: Record<string, string[]>;
  /** What these files and the browser's entry import. */
  imports: string[];
  /** The part of the router's manifest that the page needs. */
  manifest: AssetsManifest;
};

/** The element that holds it, and in the lines below it the data of the page's loaders, as the router writes it. */
export const DATA_TYPE = "application/json";

export function readPageStart(): { start: PageStart; state: string } {
  const text = document.querySelector(`[type="${DATA_TYPE}"]`)?.textContent ?? "";
  const end = text.indexOf("\n");
  return { start: JSON.parse(text.slice(0, end)) as PageStart, state: text.slice(end + 1) };
}
