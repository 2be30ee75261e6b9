import { expect, it } from "vitest";
import { areListed, listedTaxName, placeOfTax, sumListedTaxes } from "./listed-taxes.ts";

it.each([
  [["GST", "QST"], true],
  [["GST", "PST"], true],
  [["HST"], true],
  [["GST"], true],
  [["Levy", "Tax"], true],
  [["VAT"], false],
  [["Sales tax"], false],
  [[], false],
])("the taxes %o are listed by their names: %s", (names, isListed) => {
  expect(areListed(names.map((name) => ({ name })))).toBe(isListed);
});

it.each([
  ["GST", "TPS"],
  ["HST", "TVH"],
  ["PST", "TVP"],
  ["QST", "TVQ"],
  ["Levy", "Levy"],
])("%s is called %s in French, and keeps its name in English", (name, french) => {
  expect(listedTaxName(name, "fr-CA")).toBe(french);
  expect(listedTaxName(name, "en-CA")).toBe(name);
});

it("adds up each tax over the lines of an order", () => {
  const gst = { name: "GST", rate: 0.05 };
  const qst = { name: "QST", rate: 0.09975 };
  const lines = [
    {
      taxes: [
        { ...gst, amount: 675 },
        { ...qst, amount: 1347 },
      ],
    },
    {
      taxes: [
        { ...gst, amount: 500 },
        { ...qst, amount: 997 },
      ],
    },
    { taxes: null },
  ];
  expect(sumListedTaxes(lines)).toEqual([
    { ...gst, amount: 1175 },
    { ...qst, amount: 2344 },
  ]);
  expect(sumListedTaxes([{ taxes: null }, {}])).toEqual([]);
});

it("lists the federal tax before that of the province, and others last", () => {
  const names = ["Levy", "QST", "PST", "HST", "GST"];
  expect(names.toSorted((one, other) => placeOfTax(one) - placeOfTax(other))).toEqual([
    "GST",
    "HST",
    "PST",
    "QST",
    "Levy",
  ]);
  const taxes = [
    { name: "QST", rate: 0.09975, amount: 997 },
    { name: "GST", rate: 0.05, amount: 500 },
  ];
  expect(sumListedTaxes([{ taxes }])).toEqual(taxes.toReversed());
});
