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
  texts: string[];
  /** The check whether the shop is open, and the pages it leads to. */
  paths: { status: string; maintenance: string; home: string };
  /** What the router needs to know about the document. */
  context: object;
  pages: RoutePages;
};

/** The same for every visit of a page. */
export type RoutePages = {
  /** The routes that make up the page, from the outermost. */
  matches: string[];
  /** The part of the router's manifest that the page needs. */
  manifest: AssetsManifest;
};

/** The elements that hold `PageStart`, and the data of the page's loaders as the router writes it. */
export const START_ID = "page-start";
export const STATE_ID = "page-state";
