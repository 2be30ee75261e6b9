import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";
import type { PageStart } from "./page-start.ts";
import type { ScriptTexts } from "./page-scripts.tsx";
import { routeScripts, withoutFalse } from "./route-scripts.ts";

/** What would end the element around the data. Other tags stay as they are, as in the page, so that both compress well. */
const endsElement = /<(?=\/?script|!--)/gi;

/** What the page's first script reads. The router has written the data of the loaders, and escaped its own part. */
export async function scriptTexts(
  { manifest, staticHandlerContext, serverHandoffString = "{}", serverHandoffStream }: EntryContext,
  own: Pick<PageStart, "moment" | "texts" | "paths">,
): Promise<ScriptTexts> {
  const matches = staticHandlerContext.matches.map(({ route }) => route.id);
  const page = routeScripts(manifest, matches);
  const state = serverHandoffStream ? await text(serverHandoffStream) : "";
  return {
    start: `${JSON.stringify(own).slice(0, -1)},"context":${withoutFalse(serverHandoffString)},"page":${page}}`,
    state: state.replaceAll(endsElement, String.raw`\u003c`),
  };
}
