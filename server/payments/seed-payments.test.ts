import { describe, expect, it } from "vitest";
import { seedOrdersOfOwners } from "../../seed/orders/orders-of-owners.ts";
import { seededPayments } from "./seed-payments.ts";

const { ledger, adyen, stripe } = seededPayments(seedOrdersOfOwners(new Date("2026-01-15T08:00:00Z")));
const isExpired = (token: string) => token.startsWith("declined_expired");

describe("the date on a saved card", () => {
  const dates = [
    ["ledger", ledger.methods.map(({ token, details }) => [token, details.expMonth, details.expYear])],
    ["Adyen", adyen.storedMethods.map(({ id, method }) => [id, Number(method.expiryMonth), Number(method.expiryYear)])],
    ["Stripe", stripe.methods.map(({ id, expMonth, expYear }) => [id, expMonth, expYear])],
  ] as const;

  it.each(dates)("is last month for expired cards, at %s", (_, cards) => {
    const expired = cards.filter(([token]) => isExpired(String(token)));
    expect(expired.length).toBeGreaterThan(0);
    expect(new Set(expired.map(([, month, year]) => `${month}/${year}`))).toEqual(new Set(["12/2025"]));
  });

  it.each(dates)("is in the future for all others, at %s", (_, cards) => {
    const others = cards.filter(([token]) => !isExpired(String(token)));
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(([, , year]) => year === 2030)).toBe(true);
  });
});
