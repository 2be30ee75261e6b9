import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LOCALE_IDS } from "../site/locales.ts";
import { fontPreloads } from "./font-preloads.ts";

const filesOf = (localeId: string) =>
  Array.from(fontPreloads(localeId).matchAll(/<([^>]+)>/g), ([, path = ""]) => path);

it.each(LOCALE_IDS)("the fonts of %s exist", (localeId) => {
  const missing = filesOf(localeId).filter((path) => !existsSync(join(import.meta.dirname, "../../public", path)));
  expect(missing).toEqual([]);
});

it.each([
  ["en-GB", 2],
  ["cs-CZ", 4],
])("a page in %s preloads %d fonts", (localeId, count) => {
  expect(filesOf(localeId)).toHaveLength(count);
  expect(fontPreloads(localeId).split(", ")).toHaveLength(count);
});
