import { expect, it } from "vitest";
import { itemEnding } from "./item-ending.ts";

const withdrawal = {
  number: "W-2222-3333",
  kind: "withdrawal" as const,
  receivedDate: "2026-11-17T11:00:00.000Z",
  isOpen: false,
  itemIds: ["item-1"],
};
const cancellation = { ...withdrawal, number: "K-2222-3333", kind: "cancellation" as const };
const requested = { stage: "requested" as const, dueOn: "2026-12-01" };
const item = { itemId: "item-1", lastDay: "2026-11-18", refund: requested };
const received = { number: withdrawal.number, receivedAt: withdrawal.receivedDate };

it.each([
  ["a withdrawal", withdrawal, {}, { ...received, kind: "withdrawn", refundBy: "2026-12-01" }],
  [
    "a cancellation",
    cancellation,
    {},
    { ...received, number: "K-2222-3333", kind: "endedEarly", lastDay: "2026-11-18", refundBy: "2026-12-01" },
  ],
  [
    "a withdrawal that is paid back",
    withdrawal,
    { refund: { ...requested, stage: "issued" as const } },
    { ...received, kind: "withdrawn" },
  ],
  [
    "a refund without a last day",
    withdrawal,
    { refund: { ...requested, dueOn: null } },
    { ...received, kind: "withdrawn" },
  ],
  ["a withdrawal of another item", withdrawal, { itemId: "item-2" }, undefined],
  ["a withdrawal without a result", { ...withdrawal, isOpen: true }, {}, undefined],
  ["a cancellation of an item without an end", cancellation, { lastDay: null }, undefined],
])("the ending of an item by %s", (_, declaration, change, expected) => {
  expect(itemEnding([declaration], { ...item, ...change })).toEqual(expected);
});
