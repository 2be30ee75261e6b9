import { describe, expect, it } from "vitest";
import type { RefusalReason, ClaimedValues } from "../port/payments.ts";
import { matchesServerValues, refusalReason } from "./claimed-values.ts";

const known = {
  amount: 9900,
  currency: "EUR",
  reference: null,
  shopperReference: "guest-1",
  shopperIP: "203.0.113.9",
  shopperEmail: "ada@example.com",
  countryCode: "DE",
};

describe("matchesServerValues", () => {
  it.each<[ClaimedValues | undefined, boolean]>([
    [undefined, true],
    [{}, true],
    [{ amount: 9900 }, true],
    [{ ...known, reference: undefined }, true],
    [{ amount: undefined, currency: undefined }, true],
    [{ amount: 9901 }, false],
    [{ amount: 9900.0001 }, false],
    [{ amount: -9900 }, false],
    [{ amount: 0 }, false],
    [{ amount: Number.NaN }, false],
    [{ amount: Number.POSITIVE_INFINITY }, false],
    [{ currency: "eur" }, false],
    [{ currency: "" }, false],
    [{ reference: "ORDER-1" }, false],
    [{ reference: "" }, false],
    [{ shopperReference: "guest-2" }, false],
    [{ shopperIP: "203.0.113.10" }, false],
    [{ shopperEmail: "ADA@example.com" }, false],
    [{ countryCode: "de" }, false],
    [{ amount: 9900, currency: "EUR", countryCode: "NL" }, false],
  ])("%j: %s", (claimed, isMatch) => {
    expect(matchesServerValues(claimed, known)).toBe(isMatch);
  });

  it("a value that the server does not have does not match", () => {
    expect(matchesServerValues({ shopperEmail: "ada@example.com" }, {})).toBe(false);
    expect(matchesServerValues({ amount: 0 }, {})).toBe(false);
  });

  it("an unknown field does not match", () => {
    const claimed: ClaimedValues & { more: string } = { amount: 9900, more: "x" };
    expect(matchesServerValues(claimed, known)).toBe(false);
  });

  it("an amount of zero matches an amount of zero", () => {
    expect(matchesServerValues({ amount: 0 }, { ...known, amount: 0 })).toBe(true);
  });
});

describe("refusalReason", () => {
  it.each<[ClaimedValues, RefusalReason | undefined]>([
    [{ amount: 9900, currency: "EUR" }, undefined],
    [{ amount: 9900, currency: "EUR", shopperIP: "203.0.113.9", countryCode: "DE" }, undefined],
    [{}, "amountMissing"],
    [{ amount: 9900 }, "amountMissing"],
    [{ currency: "EUR" }, "amountMissing"],
    [{ amount: 1 }, "amountMissing"],
    [{ amount: 9800, currency: "EUR" }, "amountChanged"],
    [{ amount: 9900, currency: "GBP" }, "amountChanged"],
    [{ amount: 0, currency: "EUR" }, "amountChanged"],
    [{ amount: -9900, currency: "EUR" }, "amountChanged"],
    [{ amount: Number.NaN, currency: "EUR" }, "amountChanged"],
    [{ amount: 9900, currency: "EUR", shopperEmail: "eve@example.com" }, "tampered"],
    [{ amount: 1, currency: "EUR", shopperReference: "guest-2" }, "tampered"],
    [{ shopperReference: "guest-2" }, "tampered"],
    [{ reference: "ORDER-2" }, "tampered"],
  ])("%j: %s", (claimed, reason) => {
    expect(refusalReason(claimed, known)).toBe(reason);
  });

  it.each([{ amount: 0, currency: "EUR" }])("a free basket is not refused for %j", (claimed) => {
    expect(refusalReason(claimed, { ...known, amount: 0 })).toBeUndefined();
  });
});
