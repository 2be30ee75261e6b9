import { createHash } from "node:crypto";

const styleAttribute = / style="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The hash of each style attribute in a page, as a content security policy writes them. */
export function styleHashes(html: string): string {
  const values = new Set(Array.from(html.matchAll(styleAttribute), ([, value = ""]) => decode(value)));
  return [...values].map((value) => `'sha256-${createHash("sha256").update(value).digest("base64")}'`).join(" ");
}

function decode(value: string): string {
  return value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
