/** Texts and links in a row, as the server writes them. */
export type Paragraph = readonly (string | TextWithLink)[];
export type TextWithLink = { text: string; to: string };

export const plainText = (paragraph: Paragraph): string =>
  paragraph.map((part) => (typeof part === "string" ? part : part.text)).join("");
