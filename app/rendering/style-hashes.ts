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

/** Cached, because pages use the same few values repeatedly. */
const hashes = new LRUCache<string, string>({ max: 5_000 });

/** The hash of each style attribute in a page, as a content security policy writes them. */
export function styleHashes(html: Buffer): string {
  // One character for each byte, because the hashes are of bytes.
  const values = new Set(Array.from(html.toString("latin1").matchAll(styleAttribute), ([, value = ""]) => value));
  return Array.from(values, hashOf).join(" ");
}

function hashOf(value: string): string {
  const cached = hashes.get(value);
  if (cached) return cached;
  const computed = `'sha256-${hash("sha256", Buffer.from(decode(value), "latin1"), "base64")}'`;
  hashes.set(value, computed);
  return computed;
}

function decode(value: string): string {
  return value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
