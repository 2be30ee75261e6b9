import { expect, it } from "vitest";
import { findMarkedSheets } from "./root-style-sheets.ts";

const manifest = (css: string) =>
  `window.__reactRouterManifest={"entry":{"css":["/a.css#"]},"routes":{"root":{"id":"root","hasLoader":true,"css":[${css}]},"routes/faqs":{"id":"routes/faqs","css":["/faqs.css#"]}}};`;

it.each([
  ['"/assets/shell-1.css#"', ["/assets/shell-1.css"]],
  ['"/assets/shell-1.css#","/assets/base-2.css"', ["/assets/shell-1.css"]],
  ['"/assets/shell-1.css"', []],
  ["", []],
])("the sheets %s of every page that are marked are %j", (css, marked) => {
  expect(findMarkedSheets(manifest(css))).toEqual(marked);
});
