import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { styleHashes, styleValues } from "./style-hashes.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it.each([
  ["<p>none</p>", []],
  ['<p style="--flag:83%"></p>', ["--flag:83%"]],
  ['<p style="a:1"></p><p style="a:1"></p>', ["a:1"]],
  ['<p style="a:1"></p><i style="b:2"></i>', ["a:1", "b:2"]],
  ['<p style="a:ü–"></p>', ["a:ü–"]],
  ['<p style="a:&quot;x&quot; &amp; &#x27;y&#x27;"></p>', [`a:"x" & 'y'`]],
])("%j has the hashes of the style attributes %j", (html, values) => {
  expect(styleHashes(styleValues(html))).toBe(values.map(hashOf).join(" "));
});
