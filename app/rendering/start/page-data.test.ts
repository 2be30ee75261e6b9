import type { EntryContext } from "react-router";
import { expect, it } from "vitest";
import type { PageStart } from "./page-start.ts";
import { pageData } from "./page-data.ts";

const root = { id: "root", module: "/assets/root.js" };

function contextWith(state: string): EntryContext {
  return {
    manifest: { entry: { module: "/assets/entry.js", imports: [] }, routes: { root } },
    staticHandlerContext: { matches: [{ route: { id: "root" } }] },
    serverHandoffString: '{"basename":"/jaguar/de-DE"}',
    serverHandoffStream: new Response(state).body,
  } as unknown as EntryContext;
}

const paths = ["/status", "/maintenance", "/"] as const;

it("writes what the first script reads", async () => {
  const own = { moment: "touch", texts: ["/assets/messages-de.js"], paths, sheets: ["/assets/card.css"] } as const;
  const [start = "", ...state] = (await pageData(contextWith('["data"]\n["more"]'), own)).split("\n");
  expect(state).toEqual(['["data"]', '["more"]']);
  expect(JSON.parse(start) as PageStart).toEqual({
    moment: "touch",
    texts: ["/assets/messages-de.js"],
    paths,
    sheets: ["/assets/card.css"],
    context: { basename: "/jaguar/de-DE" },
    page: {
      modules: { root: ["/assets/root.js"] },
      imports: ["/assets/entry.js"],
      manifest: { entry: { module: "/assets/entry.js" }, routes: { root } },
    },
  });
});

it("keeps data from ending the element that holds it", async () => {
  const words = "<p></SCRIPT><script>alert(1)</script><!--<p a=1><img src=x>";
  const text = await pageData(contextWith(JSON.stringify([words])), { moment: "now", texts: [words], paths });
  expect(text.match(/<[^>]*>?/g)).toEqual(["<p>", "<p>"]);
  expect(text.split("\n").map((line) => JSON.parse(line) as unknown)).toMatchObject([{ texts: [words] }, [words]]);
});
