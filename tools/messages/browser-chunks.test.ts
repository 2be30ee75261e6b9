import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { browserChunks } from "./browser-chunks.ts";
import { STORED_LOCALES } from "./message-files.ts";

const chunks = browserChunks("/shop/");

function chunksOf(locale: string) {
  const found = chunks.get(locale);
  if (!found) throw new Error(`There are no texts of ${locale}`);
  return found;
}

const sizeOf = ({ source }: { source: string }) => brotliCompressSync(source).length;

describe.each(STORED_LOCALES)("the texts of %s", (locale) => {
  const { first, later } = chunksOf(locale);

  it("come in two small chunks", () => {
    expect(sizeOf(first)).toBeLessThan(10_000);
    expect(sizeOf(later)).toBeLessThan(8_000);
  });

  it("name the later chunk in the first", () => {
    expect(first.source).toContain(`export const laterUrl = "/shop/${later.fileName}";`);
  });
});

it("keeps what any page may show in the first chunk, and what only later views show in the other", () => {
  const { first, later } = chunksOf("en-GB");
  const places = (id: string) => [first, later].map(({ source }) => source.includes(`"${id}":`));
  expect(places("nav.help")).toEqual([true, false]);
  expect(places("checkout.title")).toEqual([true, false]);
  expect(places("orders.loadMore")).toEqual([false, true]);
  expect(places("payment.deleteText")).toEqual([false, true]);
});

it("keeps a toast, which a server names and any page may show, in the first chunk", () => {
  expect(chunksOf("en-GB").first.source).toContain('"payment.added":');
});
