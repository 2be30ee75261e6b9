import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";
import type { PageStart } from "./page-start.ts";
import { routeScripts, withoutFalse } from "./route-scripts.ts";

/**
 * Every tag but the plain ones of paragraphs and lists, so that no data can end the element around it. Those stand in the
 * page as well, and the same letters compress better.
 */
const tagStart = /<(?!\/?(?:p|ul|ol|li)>)/g;

/** What the page's scripts read: a line for the first of them, then the data of the loaders as the router has written it. */
export async function pageData(
  { manifest, staticHandlerContext, serverHandoffString = "{}", serverHandoffStream }: EntryContext,
  own: Pick<PageStart, "moment" | "texts" | "paths" | "sheets">,
): Promise<string> {
  const matches = staticHandlerContext.matches.map(({ route }) => route.id);
  const page = routeScripts(manifest, matches);
  const state = serverHandoffStream ? await text(serverHandoffStream) : "";
  const start = `${JSON.stringify(own).slice(0, -1)},"context":${withoutFalse(serverHandoffString)},"page":${page}}`;
  return `${start}\n${state}`.replaceAll(tagStart, String.raw`\u003c`);
}
