import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["<p>Park outside.</p><ol><li>Wait</li><li>Drive</li></ol>", "Park outside. Wait Drive"],
  ['Call <a href="tel:+44" rel="noopener">020</a>', "Call 020"],
  ["Terms &amp; conditions", "Terms & conditions"],
  ["&lt;b&gt; &quot;x&quot;", '<b> "x"'],
  ["&amp;lt;", "&lt;"],
  ["a<br />b", "a b"],
  ["", ""],
])("%j becomes the text %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});
