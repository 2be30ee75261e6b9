import { expect, it } from "vitest";
import { anchorsOf, linksOf } from "./page-links.ts";

it.each([
  ['<a class="x" href="/faqs?a=1&amp;b=2#top">Help</a>', ["/faqs?a=1&b=2#top"]],
  ['<a href="/a">A</a><a href="/a">A</a>', ["/a"]],
  ['<link rel="stylesheet" href="/a.css"/>', []],
  ['<form action="/checkout" method="post"><input name="x"/></form>', []],
  [
    '<form action="/faqs"><input type="hidden" name="category" value="payment"/><input name="q"/></form>',
    ["/faqs?category=payment&q="],
  ],
  ['<form action="/account/my-services"><button>Go</button></form>', ["/account/my-services"]],
])("%s leads to %j", (html, links) => {
  expect(linksOf(html)).toEqual(links);
});

it("knows the anchors of a page", () => {
  expect(anchorsOf('<h2 id="section-9">x</h2><a name="old"></a>')).toEqual(new Set(["section-9", "old"]));
});
