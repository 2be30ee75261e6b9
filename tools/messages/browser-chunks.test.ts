import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { browserChunks } from "./browser-chunks.ts";
import { STORED_LOCALES } from "./message-files.ts";
import { TEXT_AREAS } from "./text-areas.ts";

const chunks = browserChunks("/shop/");

function chunksOf(locale: string) {
  const found = chunks.get(locale);
  if (!found) throw new Error(`There are no texts of ${locale}`);
  return found;
}

const sizeOf = ({ source }: { source: string }) => brotliCompressSync(source).length;

describe.each(STORED_LOCALES)("the texts of %s", (locale) => {
  const { first, areas } = chunksOf(locale);

  it("come in small chunks", () => {
    expect(sizeOf(first)).toBeLessThan(8_000);
    expect(sizeOf(first) + sizeOf(areas.checkout)).toBeLessThan(10_500);
    expect(sizeOf(areas.account)).toBeLessThan(8_000);
    expect(sizeOf(areas.shop)).toBeLessThan(4_000);
  });

  it.each(TEXT_AREAS)("name the chunk of the area %s in the first", (area) => {
    expect(first.source).toContain(`"${area}":"/shop/${areas[area].fileName}"`);
  });
});

it("keeps what any page may show in the first chunk, and what one area shows in its own", () => {
  const { first, areas } = chunksOf("en-GB");
  const chunkOf = (id: string) =>
    Object.entries({ first, ...areas })
      .filter(([, { source }]) => source.includes(`"${id}":`))
      .map(([name]) => name);
  expect(chunkOf("nav.help")).toEqual(["first"]);
  expect(chunkOf("orders.loadMore")).toEqual(["account"]);
  expect(chunkOf("payment.deleteText")).toEqual(["account"]);
  expect(chunkOf("checkout.stepBilling")).toEqual(["checkout"]);
});

it("keeps texts that the server writes out of every chunk", () => {
  const { first, areas } = chunksOf("en-GB");
  for (const { source } of [first, ...Object.values(areas)]) {
    for (const id of ["checkout.changeMind", "checkout.renewsOnDay", "checkout.orderButton"]) {
      expect(source).not.toContain(`"${id}":`);
    }
  }
});

it("keeps a toast, which a server names and any page may show, in the first chunk", () => {
  expect(chunksOf("en-GB").first.source).toContain('"payment.added":');
});
