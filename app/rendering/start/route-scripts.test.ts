import { expect, it } from "vitest";
import type { RouteScripts } from "./page-start.ts";
import { routeScripts, withoutFalse } from "./route-scripts.ts";
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
  const scripts = JSON.parse(routeScripts(manifest, matches)) as RouteScripts;
  expect(Object.keys(scripts.modules)).toEqual(matches);
  return Object.keys(scripts.manifest.routes);
};

it.each([
  [["root", "home"], []],
  [["root", "faqs"], ["home"]],
  [
    ["root", "account", "order"],
    ["home", "overview"],
  ],
  [["root", "account", "overview"], ["home"]],
  [["root"], ["home"]],
])("a page of the routes %j has the first pages of its frames too: %j", (matches, first) => {
  expect(new Set(routesOf(...matches))).toEqual(new Set([...matches, ...first]));
});

it.each([
  ['{"a":false}', "{}"],
  ['{"a":true,"b":false,"c":{"d":false,"e":1},"f":false}', '{"a":true,"c":{"e":1}}'],
  ['{"text":"is false"}', '{"text":"is false"}'],
])("without false, %s is %s", (json, expected) => {
  expect(withoutFalse(json)).toBe(expected);
});

it("names the files of a page, and what they import", () => {
  const page: AssetsManifest = {
    entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"] },
    routes: {
      root: route("root", {
        parentId: undefined,
        imports: ["/assets/framework.js"],
        clientMiddlewareModule: "/assets/m.js",
      }),
      faqs: route("faqs", { path: "faqs", imports: ["/assets/framework.js", "/assets/help.js"] }),
    },
  };
  expect(JSON.parse(routeScripts(page, ["root", "faqs"]))).toEqual({
    modules: { root: ["/assets/m.js", "/assets/root.js"], faqs: ["/assets/faqs.js"] },
    imports: ["/assets/entry.js", "/assets/framework.js", "/assets/help.js"],
    manifest: {
      entry: { module: "/assets/entry.js" },
      routes: {
        root: { id: "root", module: "/assets/root.js", clientMiddlewareModule: "/assets/m.js" },
        faqs: { id: "faqs", parentId: "root", path: "faqs", module: "/assets/faqs.js" },
      },
    },
  });
});
