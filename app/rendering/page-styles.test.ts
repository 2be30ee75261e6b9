import type { EntryContext } from "react-router";
import { expect, it } from "vitest";
import { joinedSheets, pageStyles } from "./page-styles.ts";

const routes = [
  { id: "root", css: ["/assets/shell.css"] },
  { id: "account", parentId: "root", css: ["/assets/tabs.css", "/assets/shell.css"] },
  { id: "orders", parentId: "account", css: ["/assets/card.css#", "/assets/tabs.css"] },
  { id: "faqs", parentId: "root", css: ["/assets/faqs.css"] },
  { id: "imprint", parentId: "root" },
];
const links = (...sheets: string[]) => ({ links: () => sheets.map((href) => ({ rel: "stylesheet", href })) });
const routeModules = {
  account: links("/assets/menu.css"),
  orders: links("/assets/list.css", "/assets/menu.css"),
} as unknown as EntryContext["routeModules"];
const manifest = { routes: Object.fromEntries(routes.map((route) => [route.id, route])) };
const build = { manifest: manifest as unknown as EntryContext["manifest"], routeModules };

const ofOrders = ["/assets/tabs.css", "/assets/menu.css", "/assets/card.css", "/assets/list.css"];
const aFile = expect.stringMatching(/^\/assets\/page-[\w-]{8}\.css$/) as string;

it.each([
  [["root", "account", "orders"], ofOrders, aFile],
  [["root", "account"], ["/assets/tabs.css", "/assets/menu.css"], aFile],
  [["root", "faqs"], ["/assets/faqs.css"], "/assets/faqs.css"],
  [["root", "imprint"], [], undefined],
  [["root"], [], undefined],
])("a page of the routes %j has besides what every page has: %j", (ids, own, joined) => {
  expect(pageStyles(build, ids)).toEqual({ everywhere: ["/assets/shell.css"], own, joined });
});

it.each([
  [["root", "faqs"], ["/assets/faqs.css", "/assets/profile.css"], aFile],
  [["root", "imprint"], ["/assets/profile.css"], "/assets/profile.css"],
  [["root", "account"], ["/assets/tabs.css", "/assets/menu.css", "/assets/profile.css"], aFile],
])("a page of the routes %j has what its frame needs in the same file", (ids, own, joined) => {
  expect(pageStyles(build, ids, ["/assets/profile.css"])).toEqual({ everywhere: ["/assets/shell.css"], own, joined });
});

it("names a file for every page with each frame", () => {
  const ofFrame = ["/assets/profile.css"];
  const joined = joinedSheets(build, [[], ofFrame]);
  expect(joined).toMatchObject(joinedSheets(build));
  expect(joined[pageStyles(build, ["root", "faqs"], ofFrame).joined ?? ""]).toEqual(["/assets/faqs.css", ...ofFrame]);
});

it("names a file for every page with several sheets, by what it contains", () => {
  const joined = joinedSheets(build);
  expect(Object.values(joined)).toEqual([["/assets/tabs.css", "/assets/menu.css"], ofOrders]);
  expect(Object.keys(joined)).toEqual([
    pageStyles(build, ["root", "account"]).joined,
    pageStyles(build, ["root", "account", "orders"]).joined,
  ]);
});
