import { beforeAll, describe, expect, it } from "vitest";
import { testBasket, testItem, testProduct } from "../../../test/basket/basket-documents.ts";
import type { ServiceRefusal } from "../../domain/sale/purchase-rules.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { loadMessages, loadedMessages } from "../../i18n/load-messages.ts";
import type { Translate } from "../../i18n/message.tsx";
import { LOCALE_IDS } from "../../site/locales.ts";
import type { TotalLine } from "./basket-totals.ts";
import { basketFromWire } from "./basket-from-wire.ts";
import { itemNote } from "./item-note.ts";
import { itemProblem } from "./item-problem.ts";
import { writeTotals } from "./total-texts.server.ts";
import { basketForVehicle, type VehicleBasketItem } from "./vehicle-basket.ts";

beforeAll(() => Promise.all(LOCALE_IDS.map((locale) => loadMessages(locale))));

const translateIn = (locale: string): Translate => {
  return (id, values = {}) => String(formatMessage({ locale, messages: loadedMessages(locale) }, id, { values }));
};
const localisation = (locale: string) => ({ t: translateIn(locale), locale });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

function shownItem(overrides: Partial<VehicleBasketItem> = {}): VehicleBasketItem {
  const view = basketFromWire(testBasket({ product_items: [testItem()] }), [testProduct()]);
  const [item] = basketForVehicle(view, { subscriptions: [], today: "2026-11-15", isOwner: true }).items;
  if (!item) throw new Error("The basket is empty.");
  return { ...item, ...overrides };
}

describe("the problem of an item", () => {
  it.each<[boolean, ServiceRefusal | undefined, string | undefined]>([
    [true, undefined, undefined],
    [true, "beingRenewed", "basket.beingRenewed"],
    [true, "stillRuns", "basket.stillRuns"],
    [true, "notForVehicle", "basket.notForVehicle"],
    [true, "otherVehicle", "basket.otherVehicle"],
    [false, undefined, "basket.unavailable"],
    [false, "stillRuns", "basket.unavailable"],
    [false, "notForVehicle", "basket.unavailable"],
    [false, "otherVehicle", "basket.otherVehicle"],
  ])("with isSold %s and refusal %s is %s", (isSold, refusal, message) => {
    const { refusal: _, ...item } = shownItem({ isSold });
    expect(itemProblem({ ...item, ...(refusal && { refusal }) })).toBe(message);
  });
});

describe("the note of an item", () => {
  const note = (overrides: Partial<VehicleBasketItem>, locale = "en-GB") =>
    plain(itemNote(shownItem(overrides), { ...localisation(locale), withEnd: "minicart.itemTerm" }));
  const once = () => {
    const { term: _, ...item } = shownItem();
    return item;
  };

  it.each([
    [{ duration: 1, period: "month" }, "1 month"],
    [{ duration: 6, period: "month" }, "6 months"],
    [{ duration: 1, period: "year" }, "1 year"],
    [{ duration: 3, period: "year" }, "3 years"],
  ] as const)("with the term %o contains %s", (term, text) => {
    expect(note({ term })).toContain(text);
  });

  it("has the new end only where the visitor may see it", () => {
    const { newEnd: _, ...hidden } = shownItem();
    expect(note({ newEnd: "2028-02-29" })).toContain("29 February 2028");
    const text = itemNote(hidden, { ...localisation("en-GB"), withEnd: "minicart.itemTerm" });
    expect(text).not.toMatch(/20\d\d/);
  });

  it("never breaks a date across lines", () => {
    const text = itemNote(shownItem({ newEnd: "2028-02-29" }), { ...localisation("en-GB"), withEnd: "basket.itemEnd" });
    expect(text).toContain("29\u00a0February\u00a02028");
  });

  it.each(LOCALE_IDS)("of a one-time purchase has its own text in %s, and no number", (locale) => {
    const text = itemNote(once(), { ...localisation(locale), withEnd: "basket.itemEnd" });
    expect(text).not.toBe("");
    expect(text).not.toMatch(/\d/);
  });
});

describe("a line of a basket's summary", () => {
  const euros = (amount: number) => ({ amount, currency: "EUR" });
  const dollars = (amount: number) => ({ amount, currency: "CAD" });
  const rowOf = (line: TotalLine, locale = "en-GB") => {
    const [row] = writeTotals([line], locale);
    const text = (value: unknown) => (typeof value === "string" ? plain(value) : value);
    return { label: text(row?.label), value: text(row?.value), isTotal: row?.isTotal ?? false };
  };

  it.each<[TotalLine, string, string]>([
    [{ kind: "adjustment", id: "ten", text: "Ten percent off", amount: euros(-990) }, "Ten percent off", "−€9.90"],
    [{ kind: "subtotalVat", amount: euros(8_319) }, "Subtotal excl. VAT", "€83.19"],
    [{ kind: "vat", amount: euros(1_581) }, "VAT", "€15.81"],
    [{ kind: "subtotalTax", amount: dollars(13_500) }, "Subtotal excl. tax", "CA$135"],
    [{ kind: "salesTax", amount: dollars(1_114), rate: 0.0825 }, "Sales tax (8.25%)", "CA$11.14"],
    [{ kind: "salesTax", amount: dollars(0), rate: 0 }, "Sales tax (0.00%)", "CA$0"],
    [{ kind: "total", amount: euros(9_900) }, "Total", "€99"],
  ])("made from %o reads %s %s", (line, label, value) => {
    expect(rowOf(line)).toEqual({ label, value, isTotal: line.kind === "total" });
  });

  it.each([
    ["GST", 0.05, "GST (5.00%)"],
    ["HST", 0.13, "HST (13.00%)"],
    ["PST", 0.07, "PST (7.00%)"],
    ["QST", 0.09975, "QST (9.975%)"],
    ["Levy", 0.01, "Levy (1.00%)"],
  ])("for the Canadian tax %s of %d reads %s", (name, rate, label) => {
    expect(rowOf({ kind: "namedTax", name, rate, amount: dollars(100) }, "en-CA").label).toBe(label);
  });

  it("for a tax of Québec has its French name", () => {
    const names = ["GST", "QST"].map(
      (name) => rowOf({ kind: "namedTax", name, rate: 0.05, amount: dollars(100) }, "fr-CA").label,
    );
    expect(names).toEqual(["TPS (5,00 %)", "TVQ (5,00 %)"]);
  });

  it.each(LOCALE_IDS)("is marked as the total only if it is the last, in %s", (locale) => {
    const lines: TotalLine[] = [
      { kind: "subtotalVat", amount: euros(8_319) },
      { kind: "vat", amount: euros(1_581) },
      { kind: "total", amount: euros(9_900) },
    ];
    expect(writeTotals(lines, locale).map(({ isTotal }) => isTotal ?? false)).toEqual([false, false, true]);
  });
});
