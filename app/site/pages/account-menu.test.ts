import { describe, expect, it } from "vitest";
import { accountHome, accountMenu } from "./account-menu.ts";

const flags = { isAccountHidden: false, isPaymentMethodHidden: false, overviewRegions: ["UK", "EU"] };
const all = ["overview", "services", "orders", "payment", "privacy", "help"];

describe("accountMenu", () => {
  it.each([
    ["all entries where none is hidden", flags, "UK", all],
    ["no overview in another region", flags, "US", ["services", "orders", "payment", "privacy", "help"]],
    [
      "no payment page where it is removed",
      { ...flags, isPaymentMethodHidden: true },
      "UK",
      ["overview", "services", "orders", "privacy", "help"],
    ],
    ["no entries where the account is hidden", { ...flags, isAccountHidden: true }, "UK", []],
  ] as const)("has %s", (_, preferences, region, menu) => {
    expect(accountMenu(preferences, region)).toEqual(menu);
  });
});

describe("accountHome", () => {
  it.each([
    ["UK", "/account/my-overview"],
    ["US", "/account/my-subscriptions"],
  ] as const)("in %s is %s", (region, path) => {
    expect(accountHome(accountMenu(flags, region))).toBe(path);
  });

  it("is undefined while the account is hidden", () => {
    expect(accountHome([])).toBeUndefined();
  });
});
