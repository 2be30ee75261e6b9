import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";
import type { PageStart } from "./page-start.ts";
import { routeScripts, withoutFalse } from "./route-scripts.ts";

/** What would end the element around the data. Other tags stay as they are, as in the page, so that both compress well. */
const endsElement = /<(?=\/?script|!--)/gi;

/** What the page's scripts read: a line for the first of them, then the data of the loaders as the router has written it. */
export async function pageData(
  { manifest, staticHandlerContext, serverHandoffString = "{}", serverHandoffStream }: EntryContext,
  own: Pick<PageStart, "moment" | "texts" | "paths">,
): Promise<string> {
  const matches = staticHandlerContext.matches.map(({ route }) => route.id);
  const page = routeScripts(manifest, matches);
  const state = serverHandoffStream ? await text(serverHandoffStream) : "";
  const start = `${JSON.stringify(own).slice(0, -1)},"context":${withoutFalse(serverHandoffString)},"page":${page}}`;
  return `${start}\n${state}`.replaceAll(endsElement, String.raw`\u003c`);
}
