import { expect, it } from "vitest";
import { checkUnusedTexts, findUnusedTexts } from "./unused.ts";

const ids = ["nav.help", "country.FR", "country.XX", "orders.title"];
const code = 't("nav.help"); t(`country.${code}`); const codes = ["FR"]; t("orders.none");';

it("finds a text whose id no code contains, whole or built from area and word", () => {
  expect(findUnusedTexts({ ids, code }, {})).toEqual([
    expect.stringContaining("country.XX: no code shows"),
    expect.stringContaining("orders.title: no code shows"),
  ]);
});

it("accepts a text that is planned, until its area is shown", () => {
  const planned = { "orders.": "the account", "country.": "all countries", "nav.": "the menu" };
  expect(findUnusedTexts({ ids, code }, planned)).toEqual([expect.stringContaining("nav.: every text")]);
});

it("finds no unused text in the shop", () => {
  expect(checkUnusedTexts()).toEqual([]);
});
