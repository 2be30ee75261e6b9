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

/** The values of the style attributes in a text of HTML, as they are written there. */
export function styleValues(html: string): string[] {
  return Array.from(html.matchAll(styleAttribute), ([, value = ""]) => value);
}

/** The hash of each value, as a content security policy writes them. */
export function styleHashes(values: readonly string[]): string {
  return Array.from(new Set(values), hashOf).join(" ");
}

function hashOf(value: string): string {
  const cached = hashes.get(value);
  if (cached) return cached;
  const computed = `'sha256-${hash("sha256", decode(value), "base64")}'`;
  hashes.set(value, computed);
  return computed;
}

function decode(value: string): string {
  return value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
