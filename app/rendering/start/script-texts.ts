import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";
import type { PageStart } from "./page-start.ts";
import type { ScriptTexts } from "./page-scripts.tsx";
import { routePages } from "./route-pages.ts";

/** What the page's first script reads. The router has written the data of the loaders, and escaped its own part. */
export async function scriptTexts(
  { manifest, staticHandlerContext, serverHandoffString = "{}", serverHandoffStream }: EntryContext,
  own: Pick<PageStart, "moment" | "texts" | "paths">,
): Promise<ScriptTexts> {
  const matches = staticHandlerContext.matches.map(({ route }) => route.id);
  const pages = routePages(manifest, matches);
  const state = serverHandoffStream ? await text(serverHandoffStream) : "";
  return {
    start: `${JSON.stringify(own).slice(0, -1)},"context":${serverHandoffString},"pages":${pages}}`,
    // Nothing in the data may end the element around it.
    state: state.replaceAll("<", String.raw`\u003c`),
  };
}
