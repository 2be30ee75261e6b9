import { plainText } from "../plain-text.ts";

export type LegalSection = { id: string; heading: string; bodyHtml: string };

/** Splits a legal text at its main headings, so that each can be linked. Sanitised HTML has no attributes on headings. */
export function legalSections(html: string): { introHtml: string; sections: LegalSection[] } {
  const [intro = "", ...parts] = html.split("<h2>");
  const sections = parts.map((part, index) => {
    const end = part.indexOf("</h2>");
    return {
      id: `section-${index + 1}`,
      heading: plainText(part.slice(0, end)),
      bodyHtml: part.slice(end + "</h2>".length).trim(),
    };
  });
  return { introHtml: intro.trim(), sections };
}
