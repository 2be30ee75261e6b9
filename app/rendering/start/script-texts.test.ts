import type { EntryContext } from "react-router";
import { expect, it } from "vitest";
import type { PageStart } from "./page-start.ts";
import { scriptTexts } from "./script-texts.ts";

const root = { id: "root", module: "/assets/root.js" };

function contextWith(state: string): EntryContext {
  return {
    manifest: { entry: { module: "/assets/entry.js", imports: [] }, routes: { root } },
    staticHandlerContext: { matches: [{ route: { id: "root" } }] },
    serverHandoffString: '{"basename":"/jaguar/de-DE"}',
    serverHandoffStream: new Response(state).body,
  } as unknown as EntryContext;
}

const paths = { status: "/status", maintenance: "/maintenance", home: "/" };

it("writes what the first script reads", async () => {
  const { start } = await scriptTexts(contextWith("[]"), {
    moment: "touch",
    texts: ["/assets/messages-de.js"],
    paths,
  });
  expect(JSON.parse(start) as PageStart).toEqual({
    moment: "touch",
    texts: ["/assets/messages-de.js"],
    paths,
    context: { basename: "/jaguar/de-DE" },
    page: {
      modules: { root: ["/assets/root.js"] },
      imports: ["/assets/entry.js"],
      manifest: { entry: { module: "/assets/entry.js", imports: [] }, routes: { root } },
    },
  });
});

it("keeps data from ending the element that holds it", async () => {
  const words = "<p></SCRIPT><script>alert(1)</script><!--";
  const { state } = await scriptTexts(contextWith(JSON.stringify([words])), { moment: "now", texts: [], paths });
  expect(state).not.toMatch(/<\/?script|<!--/i);
  expect(JSON.parse(state)).toEqual([words]);
});
