import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

const styleAttribute = / style="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Pages set the same few values again and again. */
const known = new LRUCache<string, string>({ max: 5_000 });

/** The hash of each style attribute in a page, as a content security policy writes them. */
export function styleHashes(html: Buffer): string {
  // One letter for each byte: the hashes are of bytes.
  const values = new Set(Array.from(html.toString("latin1").matchAll(styleAttribute), ([, value = ""]) => value));
  return Array.from(values, hashOf).join(" ");
}

function hashOf(value: string): string {
  const before = known.get(value);
  if (before) return before;
  const made = `'sha256-${hash("sha256", Buffer.from(decode(value), "latin1"), "base64")}'`;
  known.set(value, made);
  return made;
}

function decode(value: string): string {
  return value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
