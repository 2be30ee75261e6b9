import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CurrencyCode } from "../../../../contracts/commerce/text.ts";
import type { PromotionRule } from "../../catalogue/catalogue-tables.ts";
import { type ActivePromotion, splitProportionally } from "./apply-promotions.ts";
import { priceBasket } from "./price-basket.ts";
import { taxesOf } from "./tax-rates.ts";

const british = taxesOf({ country: "GB", stateCode: undefined });
const promotion = (id: string, rule: Partial<PromotionRule>): ActivePromotion => ({
  id,
  text: id,
  couponCode: undefined,
  rule: {
    level: "order",
    discount: { kind: "percentage", percent: 10 },
    masters: null,
    minimumLines: 1,
    needsCoupon: false,
    ...rule,
  },
});
const price = (prices: number[], promotions: ActivePromotion[] = []) =>
  priceBasket({
    lines: prices.map((amount, index) => ({ masterId: `M${index}`, price: amount })),
    promotions,
    currency: "GBP",
    taxes: british,
  });

describe("promotions", () => {
  it.each<[string, ActivePromotion[], number[]]>([
    ["none", [], [8900, 3900]],
    ["ten percent of the order", [promotion("a", {})], [8010, 3510]],
    ["15.00 off the order", [promotion("a", { discount: { kind: "amount", amounts: { GBP: 1500 } } })], [7857, 3443]],
    [
      "an amount for another currency",
      [promotion("a", { discount: { kind: "amount", amounts: { EUR: 1500 } } })],
      [8900, 3900],
    ],
    ["an amount above the total", [promotion("a", { discount: { kind: "amount", amounts: { GBP: 99_999 } } })], [0, 0]],
    [
      "a third of one service",
      [promotion("a", { level: "item", masters: ["M0"], discount: { kind: "percentage", percent: 33 } })],
      [5963, 3900],
    ],
    [
      "5.00 off each service",
      [promotion("a", { level: "item", discount: { kind: "amount", amounts: { GBP: 500 } } })],
      [8400, 3400],
    ],
    [
      "the best of two for the order",
      [promotion("a", {}), promotion("b", { discount: { kind: "percentage", percent: 20 } })],
      [7120, 3120],
    ],
    [
      "one of each level",
      [
        promotion("a", {}),
        promotion("b", { level: "item", masters: ["M1"], discount: { kind: "percentage", percent: 50 } }),
      ],
      [8010, 1755],
    ],
    ["one that needs three services", [promotion("a", { minimumLines: 3 })], [8900, 3900]],
  ])("%s", (_, promotions, after) => {
    const priced = price([8900, 3900], promotions);
    expect(priced.lines.map(({ afterOrder }) => afterOrder)).toEqual(after);
    expect(priced.productTotal).toBe(after[0]! + after[1]!);
  });
});

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [0, 10], [0, 5]],
  [7, [0, 0], [0, 0]],
  [0, [3, 4], [0, 0]],
])("shares %i by %j as %j", (amount, weights, parts) => {
  expect(splitProportionally(amount, weights)).toEqual(parts);
});

it("leaves tax and total undefined while the tax location is unknown", () => {
  const priced = priceBasket({
    lines: [{ masterId: "M", price: 9900 }],
    promotions: [],
    currency: "USD",
    taxes: undefined,
  });
  expect(priced).toMatchObject({ productTotal: 9900, taxTotal: undefined, orderTotal: undefined, taxes: undefined });
});

describe("the taxes of a province, each rounded separately", () => {
  // Computed by hand. 135.00: QST 13.46625 -> 13.47. 0.10: GST 0.005 -> 0.01, PST 0.007 -> 0.01.
  // 99.90: GST 4.995 -> 5.00, QST 9.965025 -> 9.97. 12.50: GST 0.625 -> 0.63, PST 0.875 -> 0.88.
  it.each<[state: string, prices: number[], taxes: [string, number][], orderTotal: number]>([
    ["AB", [13_500], [["GST", 675]], 14_175],
    ["ON", [13_500], [["HST", 1755]], 15_255],
    ["NS", [13_500], [["HST", 1890]], 15_390],
    ["NB", [13_500], [["HST", 2025]], 15_525],
    ["NL", [9990], [["HST", 1499]], 11_489],
    ["PE", [9990], [["HST", 1499]], 11_489],
    ["NT", [9990], [["GST", 500]], 10_490],
    ["NU", [9990], [["GST", 500]], 10_490],
    ["YT", [9990], [["GST", 500]], 10_490],
    [
      "QC",
      [13_500],
      [
        ["GST", 675],
        ["QST", 1347],
      ],
      15_522,
    ],
    [
      "QC",
      [9990],
      [
        ["GST", 500],
        ["QST", 997],
      ],
      11_487,
    ],
    [
      "BC",
      [10],
      [
        ["GST", 1],
        ["PST", 1],
      ],
      12,
    ],
    [
      "BC",
      [1250],
      [
        ["GST", 63],
        ["PST", 88],
      ],
      1401,
    ],
    [
      "MB",
      [1250],
      [
        ["GST", 63],
        ["PST", 88],
      ],
      1401,
    ],
    [
      "SK",
      [1250],
      [
        ["GST", 63],
        ["PST", 75],
      ],
      1388,
    ],
    [
      "SK",
      [9990],
      [
        ["GST", 500],
        ["PST", 599],
      ],
      11_089,
    ],
    // Two lines: each line is rounded, then added up.
    [
      "BC",
      [1250, 1250],
      [
        ["GST", 126],
        ["PST", 176],
      ],
      2802,
    ],
    [
      "QC",
      [9990, 9990],
      [
        ["GST", 1000],
        ["QST", 1994],
      ],
      22_974,
    ],
  ])("%s: %j", (stateCode, prices, expected, orderTotal) => {
    const taxes = taxesOf({ country: "CA", stateCode });
    const lines = prices.map((amount, index) => ({ masterId: `M${index}`, price: amount }));
    const priced = priceBasket({ lines, promotions: [], currency: "CAD", taxes });
    expect(priced.taxes?.map(({ name, amount }) => [name, amount])).toEqual(expected);
    expect(priced.orderTotal).toBe(orderTotal);
    expect(priced.taxTotal).toBe(expected.reduce((sum, [, amount]) => sum + amount, 0));
  });
});

it("adds up exactly, whatever is in the basket", () => {
  const locations: [CurrencyCode, ReturnType<typeof taxesOf>][] = [
    ["GBP", british],
    ["EUR", taxesOf({ country: "FI", stateCode: undefined })],
    ["USD", taxesOf({ country: "US", stateCode: "NM" })],
    ["CAD", taxesOf({ country: "CA", stateCode: "QC" })],
  ];
  const discount = fc.oneof(
    fc.record({ kind: fc.constant("percentage" as const), percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({
      kind: fc.constant("amount" as const),
      amounts: fc.record({ GBP: fc.nat(50_000), EUR: fc.nat(50_000), USD: fc.nat(50_000), CAD: fc.nat(50_000) }),
    }),
  );
  const rules = fc.array(fc.tuple(fc.constantFrom("item" as const, "order" as const), discount), { maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(fc.nat(2_000_000), { maxLength: 12 }),
      rules,
      fc.constantFrom(...locations),
      (prices, ruleInputs, [currency, taxes]) => {
        const promotions = ruleInputs.map(([level, ruleDiscount], index) =>
          promotion(`p${index}`, { level, discount: ruleDiscount }),
        );
        const lines = prices.map((amount, index) => ({ masterId: `M${index}`, price: amount }));
        const priced = priceBasket({ lines, promotions, currency, taxes });
        const sum = (values: (number | undefined)[]) =>
          values.reduce<number>((total, value) => total + (value ?? NaN), 0);
        const itemDiscounts = sum(priced.lines.map(({ adjustment }) => adjustment?.amount ?? 0));
        expect(priced.lines.every(({ afterOrder }) => afterOrder >= 0)).toBe(true);
        expect(sum(priced.lines.map(({ afterOrder }) => afterOrder))).toBe(priced.productTotal);
        expect(sum(prices) - itemDiscounts).toBe(priced.productSubTotal);
        expect(priced.productSubTotal - (priced.orderAdjustment?.amount ?? 0)).toBe(priced.productTotal);
        expect(sum(priced.lines.map(({ adjustedTax }) => adjustedTax))).toBe(priced.taxTotal);
        expect(sum(priced.taxes!.map(({ amount }) => amount))).toBe(priced.taxTotal);
        const isGross = currency === "GBP" || currency === "EUR";
        expect(priced.orderTotal).toBe(isGross ? priced.productTotal : priced.productTotal + priced.taxTotal!);
      },
    ),
  );
});
