import type { PdfPart } from "./pdf-text.ts";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** Headings, paragraphs and lists of a legal text, whose HTML has been made safe and has a few plain elements only. */
export function partsOfHtml(html: string): PdfPart[] {
  const parts: PdfPart[] = [];
  let items: string[] = [];
  let text = "";
  const endText = (type: "heading" | "paragraph" | "item") => {
    const plain = decode(text)
      .replaceAll(/[ \t\r\n]+/g, " ")
      .trim();
    text = "";
    if (plain === "") return;
    if (type === "item") items.push(plain);
    else parts.push({ type, text: plain });
  };
  for (const [, tag, words] of html.matchAll(/<([^>]*)>|([^<]+)/g)) {
    if (words !== undefined) text += words;
    else if (/^br\b/.test(tag ?? "")) text += " ";
    else if (/^\/h[23]$/.test(tag ?? "")) endText("heading");
    else if (tag === "/li") endText("item");
    else if (/^\/[uo]l$/.test(tag ?? "")) {
      parts.push({ type: "list", items });
      items = [];
    } else if (/^\/?p\b|^(?:h[23]|ul|ol)\b/.test(tag ?? "")) endText("paragraph");
  }
  endText("paragraph");
  return parts;
}

const decode = (text: string): string => text.replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/gi, decodeEntity);

function decodeEntity(whole: string, name: string): string {
  if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
  if (name.startsWith("#")) return String.fromCodePoint(Number(name.slice(1)));
  return entities[name] ?? whole;
}
