import { describe, expect, it } from "vitest";
import { shopLocales } from "../../contracts/locales.ts";
import { letterKinds, sampleContent, sampleLetter } from "../../test/letters/sample-letters.ts";
import { drawHtml } from "./draw-html.ts";
import { drawText } from "./draw-text.ts";
import type { Block, LetterText } from "./letter-text.ts";
import { writeLetter } from "./write-letter.ts";

const hrefOf = (path: string) => `https://shop.example${path}`;
const shop = { siteId: "VCS", localeId: "en-GB" } as const;

const textWith = (...blocks: Block[]): LetterText => ({
  subject: "A subject",
  preview: "A preview",
  title: "A title",
  blocks,
  footer: ["A footer"],
});

describe.each(["VCS", "VCSJ"] as const)("letters of %s", (siteId) => {
  it.each(shopLocales)("are drawn in %s, each kind", (localeId) => {
    for (const kind of letterKinds) {
      const letter = sampleLetter({ siteId, localeId, content: sampleContent(kind) });
      const text = writeLetter(letter, { hrefOf });
      const html = drawHtml(text, letter);
      expect(html).toContain(`<html lang="${localeId}"`);
      expect(html).toContain(siteId === "VCS" ? ">Land Rover<" : ">Jaguar<");
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      // Nothing is fetched: no images, styles, fonts or scripts of any origin.
      expect(html).not.toMatch(/<(?:img|script|link|iframe|form|object)\b|url\(|@import|\ssrc=/i);
      expect(html.length, `${kind} would be cut off by mail programs`).toBeLessThan(100_000);
      const plain = drawText(text, letter);
      expect(plain.startsWith(text.title.slice(0, 10))).toBe(true);
      const isLong = (line: string) => line.length > 72 && !/^https?:\/\/\S+$/.test(line) && line.includes(" ");
      expect(plain.split("\n").filter(isLong)).toEqual([]);
    }
  });
});

describe("as HTML", () => {
  it("has the preview, both schemes and at most 600 pixels", () => {
    const html = drawHtml(textWith(), shop);
    expect(html).toContain(">A preview");
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    expect(html).toContain("max-width:600px");
    expect(html).toContain("<title>A subject</title>");
  });

  it("names each fact for screen readers, and no layout table", () => {
    const html = drawHtml(textWith({ type: "facts", rows: [{ label: "Total", value: "£1" }] }), shop);
    expect(html).toMatch(/<th scope="row"[^>]*>Total<\/th><td[^>]*>£1<\/td>/);
    const tables = html.match(/<table\b[^>]*>/g) ?? [];
    expect(tables.filter((tag) => !tag.includes('role="presentation"'))).toHaveLength(1);
  });

  const hostile = `<script>alert("1")</script>'"><img src=x onerror=alert(1)>&lt;\r\nnext`;
  it.each<Block>([
    { type: "paragraph", text: hostile },
    { type: "heading", text: hostile },
    { type: "note", text: hostile },
    { type: "box", title: hostile, text: hostile },
    { type: "facts", rows: [{ label: hostile, value: hostile }] },
    { type: "list", items: [hostile] },
    { type: "quote", text: hostile },
    { type: "button", label: hostile, href: 'https://shop.example/?"><script>' },
    { type: "link", label: hostile, href: "https://shop.example/'onclick='x" },
  ])("escapes a hostile $type", (block) => {
    const text = { ...textWith(block), subject: hostile, preview: hostile, title: hostile, footer: [hostile] };
    const html = drawHtml(text, shop);
    expect(html).not.toMatch(/<script|<img|'onclick/i);
    expect(html).toContain("&lt;script&gt;");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "/relative", "mailto:a@example.com"])(
    "refuses to link to %s",
    (href) => {
      expect(() => drawHtml(textWith({ type: "link", label: "x", href }), shop)).toThrow(/cannot link|Invalid URL/);
    },
  );
});

describe("as plain text", () => {
  it("writes every block in lines of 72 characters, with whole addresses", () => {
    const href = `https://shop.example/${"long-".repeat(30)}`;
    const long = "Words that go on and on ".repeat(8).trim();
    const plain = drawText(
      textWith(
        { type: "heading", text: "Heading" },
        { type: "paragraph", text: long },
        { type: "box", title: "Until", text: "1 May" },
        { type: "facts", rows: [{ label: "Total", value: "£1" }] },
        { type: "list", items: [long, "two"] },
        { type: "quote", text: "line 1\nline 2" },
        { type: "button", label: "Open", href },
      ),
      shop,
    );
    expect(plain).toContain("Heading\n-------\n");
    expect(plain).toContain("Total: £1");
    expect(plain).toContain("> line 1\n> line 2");
    expect(plain).toContain("\n- two");
    expect(plain).toContain(`Open:\n${href}\n`);
    expect(plain).toContain(`${"-".repeat(72)}\nUntil\n1 May\n${"-".repeat(72)}`);
    expect(plain.split("\n").filter((line) => line.length > 72)).toEqual([href]);
    expect(plain).toMatch(/\n {2}\S/);
  });

  it.each([
    ["fr-BE", "\u00a0:"],
    ["fr-CA", "\u00a0:"],
    ["fr-FR", "\u00a0:"],
    ["de-DE", ":"],
  ] as const)("sets the colon of %s as %j", (localeId, colon) => {
    const href = "https://shop.example/";
    const text = textWith(
      { type: "facts", rows: [{ label: "Total", value: "1" }] },
      { type: "button", label: "Open", href },
      { type: "link", label: "Help", href },
    );
    const plain = drawText(text, { localeId });
    expect(plain).toContain(`\nTotal${colon} 1\n`);
    expect(plain).toContain(`\nOpen${colon}\n${href}\n`);
    expect(plain).toContain(`\nHelp${colon}\n${href}\n`);
  });

  it("never breaks a line at a no-break space", () => {
    const text = `${"x".repeat(68)} 1\u00a0234,00\u00a0€ end`;
    expect(drawText(textWith({ type: "paragraph", text }), shop)).toContain("\n1\u00a0234,00\u00a0€ end");
  });
});
