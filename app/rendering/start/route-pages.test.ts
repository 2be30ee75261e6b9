import { expect, it } from "vitest";
import type { RoutePages } from "./page-start.ts";
import { routePages } from "./route-pages.ts";
import type { AssetsManifest, ManifestRoute } from "./router-manifest.ts";

const route = (id: string, rest: Partial<ManifestRoute> = {}): ManifestRoute => ({
  id,
  parentId: "root",
  module: `/assets/${id}.js`,
  ...rest,
});

const all = [
  route("root", { parentId: undefined, path: "" }),
  route("home", { index: true }),
  route("account", { path: "account" }),
  route("overview", { parentId: "account", index: true }),
  route("orders", { parentId: "account", path: "my-orders" }),
  route("order", { parentId: "account", path: "my-orders/:orderNumber" }),
  route("faqs", { path: "faqs" }),
  route("unknown", { path: "*" }),
];
const manifest: AssetsManifest = {
  entry: { module: "/assets/entry.js", imports: [] },
  routes: Object.fromEntries(all.map((one) => [one.id, one])),
};

const routesOf = (...matches: string[]) => {
  const pages = JSON.parse(routePages(manifest, matches)) as RoutePages;
  expect(pages.matches).toEqual(matches);
  return Object.keys(pages.manifest.routes);
};

it.each([
  [["root", "home"], []],
  [["root", "faqs"], ["home"]],
  [["root", "account", "overview"], ["home"]],
  [
    ["root", "account", "order"],
    ["home", "overview", "orders"],
  ],
  [["root", "unknown"], ["home"]],
  [["root"], []],
])("a page of the routes %j has those of the pages above it too: %j", (matches, above) => {
  expect(new Set(routesOf(...matches))).toEqual(new Set([...matches, ...above]));
});

it("keeps what the router wrote about a route", () => {
  const pages = JSON.parse(routePages(manifest, ["root", "faqs"])) as RoutePages;
  expect(pages.manifest).toMatchObject({ entry: manifest.entry, routes: { faqs: manifest.routes.faqs } });
});
