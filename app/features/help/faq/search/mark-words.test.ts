import { describe, expect, it } from "vitest";
import { markHtml, markText } from "./mark-words.ts";

const found = new Set(["refund", "autorenewal", "renewal", "strasse", "p", "href", "amp", "mail"]);

describe("a title", () => {
  it.each([
    ["When is my refund due?", "When is my [refund] due?"],
    ["REFUND, refund", "[REFUND], [refund]"],
    ["auto-renewal or post-renewal", "[auto-renewal] or post-[renewal]"],
    ["Straße", "[Straße]"],
    ["e‑mail", "e‑[mail]"],
    ["prerefund", "prerefund"],
    ["", ""],
  ])("%s is marked as %s", (text, marked) => {
    const pieces = markText(text, found);
    expect(pieces.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join("")).toBe(marked);
  });
});

describe("an answer", () => {
  it.each([
    ["<p>A refund</p>", "<p>A <mark>refund</mark></p>"],
    ['<a href="/refund?p=refund" title="refund">p</a>', '<a href="/refund?p=refund" title="refund"><mark>p</mark></a>'],
    ["<p>this &amp; that</p>", "<p>this &amp; that</p>"],
    ["<p>&lt;refund&gt;</p>", "<p>&lt;<mark>refund</mark>&gt;</p>"],
    ["<p>re<strong>fund</strong></p>", "<p>re<strong>fund</strong></p>"],
    ["<p></p>", "<p></p>"],
  ])("%s is marked as %s", (html, marked) => {
    expect(markHtml(html, found)).toBe(marked);
  });

  it("stays as it is when nothing was searched for", () => {
    expect(markHtml("<p>A refund</p>", new Set())).toBe("<p>A refund</p>");
  });
});
