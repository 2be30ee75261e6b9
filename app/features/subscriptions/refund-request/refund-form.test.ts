import { describe, expect, it } from "vitest";
import { readSelection, refundForm } from "./refund-form.ts";
import { totalText } from "./refund-form-fields.ts";
import type { RefundItem, RefundOrder, RefundState } from "./refund-order.ts";

const item = (itemId: string, amount: number, state: RefundState = { kind: "offered" }): RefundItem => ({
  itemId,
  name: itemId,
  picture: "/art/services/remote.svg",
  price: { amount, currency: "GBP" },
  state,
});
const order: RefundOrder = {
  orderNumber: "VCS-1",
  orderPath: "/guest/order/VCS-1",
  orderedOn: "2026-11-10",
  name: "Ada Byron",
  billingLines: [],
  vehicle: { name: "Defender" },
  currency: "GBP",
  items: [
    item("a", 8900),
    item("b", 4950),
    item("gone", 100, { kind: "requested", stage: "requested" }),
    item("late", 100, { kind: "over", endedOn: "2026-11-01" }),
    item("new", 100, { kind: "processing" }),
    item("ended", 100, { kind: "ended" }),
    item("other", 100, { kind: "notOffered" }),
  ],
};
const typed = (...ids: string[]) => ids.map((itemId) => ({ itemId, reason: "", text: "" }));

describe("a selection", () => {
  it.each([
    [["a"], 8900],
    [["b"], 4950],
    [["a", "b"], 13_850],
  ])("of %j pays back %i", (ids, amount) => {
    expect(readSelection(order, typed(...ids))).toMatchObject({ kind: "selected", total: { amount, currency: "GBP" } });
  });

  it.each([
    [[], "nothingSelected"],
    [["unknown"], "notEligible"],
    [["a", "unknown"], "notEligible"],
    ...["gone", "late", "new", "ended", "other"].map((id) => [["a", id], "notEligible"] as [string[], string]),
  ])("of %j is refused: %s", (ids, kind) => {
    expect(readSelection(order, typed(...ids))).toEqual({ kind });
  });

  it.each([
    [{ reason: "mistake", text: "" }, { reason: "mistake" }],
    [{ reason: "mistake", text: "not asked" }, { reason: "mistake" }],
    [
      { reason: "other", text: " sold " },
      { reason: "other", text: "sold" },
    ],
    [{ reason: "", text: "sold" }, { text: "sold" }],
    [{ reason: "unknown", text: "" }, {}],
    [
      { reason: "other", text: "x".repeat(150) },
      { reason: "other", text: "x".repeat(150) },
    ],
  ])("with %j keeps %j", (given, kept) => {
    expect(readSelection(order, [{ itemId: "a", ...given }])).toMatchObject({ items: [{ itemId: "a", ...kept }] });
  });

  it("with a text of 151 characters is refused", () => {
    const text = "x".repeat(151);
    expect(readSelection(order, [{ itemId: "a", reason: "other", text }])).toEqual({ kind: "tooLong" });
  });
});

describe("the form", () => {
  it("has a reason for each item, and each item once", () => {
    const fields = { intent: "review", item: ["a", "b", "a"], "reason-b": "other", "text-b": "sold", "text-c": "no" };
    expect(refundForm.parse(fields)).toEqual({
      intent: "review",
      total: "",
      typed: [
        { itemId: "a", reason: "", text: "" },
        { itemId: "b", reason: "other", text: "sold" },
      ],
    });
  });

  it.each(["", "delete", undefined])("is refused with the intent %j", (intent) => {
    expect(refundForm.safeParse({ intent, item: ["a"] }).success).toBe(false);
  });
});

it("a total names its currency", () => {
  expect(totalText({ amount: 13_850, currency: "GBP" })).toBe("138.50 GBP");
});
