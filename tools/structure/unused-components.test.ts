import { expect, it } from "vitest";
import { checkUnusedComponents, findUnusedComponents } from "./unused-components.ts";

const graph = new Map([
  ["app/routes/home.tsx", ["app/ui/header/header.tsx"]],
  ["app/routes/uikit.tsx", ["app/ui/tabs/tabs.examples.tsx"]],
  ["app/ui/header/header.tsx", ["app/ui/icon/icon.tsx"]],
  ["app/ui/icon/icon.tsx", []],
  ["app/ui/tabs/tabs.examples.tsx", ["app/ui/tabs/tabs.tsx"]],
  ["app/ui/tabs/tabs.tsx", []],
]);

it("finds a component that only its examples use", () => {
  expect(findUnusedComponents(graph, {})).toEqual([expect.stringContaining("app/ui/tabs/tabs.tsx: no page uses")]);
});

it("accepts a component that is planned, until a page uses it", () => {
  expect(findUnusedComponents(graph, { "app/ui/tabs/": "the account" })).toEqual([]);
  expect(findUnusedComponents(graph, { "app/ui/tabs/": "the account", "app/ui/icon/": "pages" })).toEqual([
    expect.stringContaining("app/ui/icon/: is used by now"),
  ]);
});

it("finds no unused component in the shop", async () => {
  expect(await checkUnusedComponents()).toEqual([]);
});
