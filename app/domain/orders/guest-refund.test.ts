import { describe, expect, it } from "vitest";
import { canGuestRefund, type GuestRefundFacts, isItemRefundable } from "./guest-refund.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const after = (ms: number, from: Date = now) => new Date(from.getTime() + ms);
const FOURTEEN_DAYS = 14 * 86_400_000;

const item = { coolingOffEndsAt: after(86_400_000), isReturned: false };
const order: GuestRefundFacts = {
  isGuestOrder: true,
  isRefundOffered: true,
  createdAt: after(-86_400_000),
  items: [item],
};

describe("the refund of a guest order", () => {
  it.each<[string, Partial<GuestRefundFacts>, boolean]>([
    ["when all conditions hold", {}, true],
    ["not for an order of an account", { isGuestOrder: false }, false],
    ["not where the site does not offer it", { isRefundOffered: false }, false],
    ["a millisecond before fourteen days after its creation", { createdAt: after(1 - FOURTEEN_DAYS) }, true],
    ["not fourteen days after its creation", { createdAt: after(-FOURTEEN_DAYS) }, false],
    ["not a millisecond later", { createdAt: after(-1 - FOURTEEN_DAYS) }, false],
    ["not without items", { items: [] }, false],
    ["not when everything was given back", { items: [{ ...item, isReturned: true }] }, false],
    ["when one of two was given back", { items: [{ ...item, isReturned: true }, item] }, true],
    [
      "not when one was given back and the period of the other is over",
      {
        items: [
          { ...item, isReturned: true },
          { ...item, coolingOffEndsAt: after(-1) },
        ],
      },
      false,
    ],
  ])("is offered %s", (_, change, expected) => {
    expect(canGuestRefund({ ...order, ...change }, now)).toBe(expected);
  });

  it.each([
    ["a millisecond before the end of its cooling-off period", 1, true],
    ["at the end of its cooling-off period", 0, true],
    ["not a millisecond after it", -1, false],
  ])("is possible for an item %s", (_, ms, expected) => {
    const ending = { ...item, coolingOffEndsAt: after(ms) };
    expect(isItemRefundable(ending, now)).toBe(expected);
    expect(canGuestRefund({ ...order, items: [ending] }, now)).toBe(expected);
    expect(isItemRefundable({ ...ending, isReturned: true }, now)).toBe(false);
  });
});
