import { expect, it } from "vitest";
import type { TermType } from "../../tables.ts";
import { renewalPlan } from "./renewal-plan.ts";

const gst = { name: "GST", rate: 0.05, amount: 675 };
const qst = { name: "QST", rate: 0.09975, amount: 1347 };

const unannounced = {
  expiresOn: "2027-11-15",
  announcedFor: null,
  announcedPrice: null,
  announcedTax: null,
  announcedTaxes: null,
};

type Given = { term: number; termType: TermType; price: number; tax: number; localeId: string; stateCode?: string };

const plan = ({ term, termType, price, tax, localeId, stateCode }: Given, taxes: (typeof gst)[] | null = null) =>
  renewalPlan({
    asset: { ...unannounced, term, termType, price, priceTax: tax },
    order: { localeId, billingStateCode: stateCode ?? null },
    item: { total: price, tax, taxes },
  });

it.each<Given & { expected: [number, TermType, number, number] }>([
  { term: 1, termType: "year", price: 8900, tax: 1483, localeId: "en-GB", expected: [1, "year", 8900, 1483] },
  { term: 2, termType: "year", price: 17900, tax: 2983, localeId: "fr-FR", expected: [2, "year", 17900, 2983] },
  { term: 1, termType: "year", price: 9900, tax: 1581, localeId: "de-DE", expected: [1, "month", 825, 132] },
  { term: 2, termType: "year", price: 17900, tax: 2858, localeId: "de-DE", expected: [1, "month", 746, 119] },
  { term: 3, termType: "year", price: 24900, tax: 4321, localeId: "nl-NL", expected: [1, "month", 692, 120] },
  { term: 6, termType: "month", price: 5000, tax: 868, localeId: "nl-NL", expected: [1, "month", 833, 145] },
  { term: 1, termType: "month", price: 825, tax: 132, localeId: "de-DE", expected: [1, "month", 825, 132] },
  { term: 1, termType: "year", price: 9900, tax: 1650, localeId: "de-AT", expected: [1, "year", 9900, 1650] },
  { term: 0, termType: "one-time", price: 49900, tax: 7967, localeId: "de-DE", expected: [0, "one-time", 49900, 7967] },
])("$term $termType for $price in $localeId goes on as $expected", ({ expected, ...given }) => {
  const [term, termType, price, tax] = expected;
  expect(plan(given)).toEqual({ term, termType, price, tax, taxes: null });
});

const quebec = { term: 1, termType: "year", price: 15522, tax: 2022, localeId: "fr-CA" } as const;

it("rounds each of several taxes by itself", () => {
  expect(plan({ ...quebec, stateCode: "QC" }, [gst, qst])).toEqual({
    term: 1,
    termType: "month",
    price: 1125 + 56 + 112,
    tax: 56 + 112,
    taxes: [
      { ...gst, amount: 56 },
      { ...qst, amount: 112 },
    ],
  });
});

it("keeps the taxes of the same plan", () => {
  expect(plan({ ...quebec, stateCode: "ON" }, [gst, qst])).toMatchObject({ price: 15522, taxes: [gst, qst] });
});

it("has no named taxes when the price is not the item's", () => {
  const contract = {
    asset: { ...unannounced, term: 1, termType: "year" as const, price: 9900, priceTax: 900 },
    order: { localeId: "en-GB", billingStateCode: null },
    item: { total: 15522, tax: 2022, taxes: [gst, qst] },
  };
  expect(renewalPlan(contract).taxes).toBeNull();
});
