import { expect, it } from "vitest";
import { safeHtml } from "./safe-html.server.ts";

it.each([
  ["<p>Park <strong>outside</strong>.</p>", "<p>Park <strong>outside</strong>.</p>"],
  ['<p onclick="steal()">Text</p>', "<p>Text</p>"],
  ["<script>steal()</script><p>Text</p>", "<p>Text</p>"],
  ["<img src=x onerror=steal()>", ""],
  ['<a href="javascript:steal()">Go</a>', '<a rel="noopener">Go</a>'],
  ['<a href="//other.example">Go</a>', '<a rel="noopener">Go</a>'],
  ['<a href="/contact-us">Go</a>', '<a href="/contact-us" rel="noopener">Go</a>'],
  ['<p style="position:fixed">Text</p>', "<p>Text</p>"],
])("%j is cleaned to %j", (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});
