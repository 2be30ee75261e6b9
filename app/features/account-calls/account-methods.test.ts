import { describe, expect, it } from "vitest";
import { type AccountMethod, ACCOUNT_METHODS, isAccountMethod, withCaller } from "./account-methods.ts";

const caller = { accountId: "own", forgerockId: "own-forgerock", siteId: "VCSJ" };
const foreign = { accountId: "foreign", forgerockId: "foreign", siteId: "VCS", x: 1 };

it("are exactly the seven of the shop", () => {
  expect(Object.keys(ACCOUNT_METHODS)).toEqual([
    "History",
    "Details",
    "CreditNoteDetails",
    "SubscriptionList",
    "PaymentMethodInformation",
    "ActiveSubsctionList",
    "UpdateOmsRecord",
  ]);
});

it.each(["toString", "__proto__", "constructor", "history", "ImportOrder", "", "ActiveSubscriptionList"])(
  "do not include %s",
  (name) => {
    expect(isAccountMethod(name)).toBe(false);
  },
);

describe("a request about the caller", () => {
  const own = { ...foreign, accountId: "own" };
  it.each<[AccountMethod, object]>([
    ["History", { ...own, siteId: "VCSJ" }],
    ["SubscriptionList", { ...own, siteId: "VCSJ" }],
    ["CreditNoteDetails", { ...own, forgerockId: "own-forgerock" }],
    ["Details", own],
    ["PaymentMethodInformation", own],
    ["UpdateOmsRecord", own],
    ["ActiveSubsctionList", { ...foreign, accountId: undefined }],
  ])("names them in %s, whatever it said", (method, expected) => {
    expect(withCaller(method, foreign, caller)).toEqual(expected);
  });

  it("names no id that the caller does not have", () => {
    expect(withCaller("CreditNoteDetails", foreign, { ...caller, forgerockId: undefined })).toMatchObject({
      forgerockId: null,
    });
  });
});
