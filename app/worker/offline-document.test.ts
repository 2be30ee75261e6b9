import { describe, expect, it } from "vitest";
import { offlineDocument } from "./offline-document.ts";

describe("the offline page", () => {
  it.each([
    ["<p>a</p>", "<p>a</p>"],
    ['<p>a</p><script nonce="x">go()</script><p>b</p>', "<p>a</p><p>b</p>"],
    ['<script type="module" src="/a.js"></script>', ""],
    [
      '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
      '<link rel="stylesheet" href="/a.css"/>',
    ],
  ])("has no scripts of the shop: %j becomes %j", (html, expected) => {
    expect(offlineDocument(html)).toBe(expected);
  });

  it("retries by a script that its security policy allows", () => {
    const page = offlineDocument('<body><main></main><script nonce="n1">go()</script></body>');
    const scripts = [...page.matchAll(/<script nonce="([^"]*)">/g)].map(([, nonce]) => nonce);
    expect(scripts).toEqual(["n1"]);
    expect(page).toMatch(/^<body><main><\/main><script nonce="n1">.*online.*<\/script><\/body>$/s);
  });
});
