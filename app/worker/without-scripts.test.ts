import { expect, it } from "vitest";
import { withoutScripts } from "./without-scripts.ts";

it.each([
  ["<p>a</p>", "<p>a</p>"],
  ['<p>a</p><script nonce="x">go()</script><p>b</p>', "<p>a</p><p>b</p>"],
  ['<script type="module" src="/a.js"></script>', ""],
  [
    '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
    '<link rel="stylesheet" href="/a.css"/>',
  ],
])("%s", (html, expected) => {
  expect(withoutScripts(html)).toBe(expected);
});
