import { describe, expect, it } from "vitest";
import { accountHome, accountMenu } from "./account-menu.ts";

const flags = { isAccountHidden: false, isPaymentMethodHidden: false, overviewCountries: ["GB", "DE"] };
const all = ["overview", "services", "orders", "payment", "help"];

describe("accountMenu", () => {
  it.each([
    ["everything where nothing is hidden", flags, "GB", all],
    ["no overview in another country", flags, "FR", ["services", "orders", "payment", "help"]],
    [
      "no payment page where it is removed",
      { ...flags, isPaymentMethodHidden: true },
      "GB",
      ["overview", "services", "orders", "help"],
    ],
    ["nothing where the account is hidden", { ...flags, isAccountHidden: true }, "GB", []],
  ])("has %s", (_, given, country, menu) => {
    expect(accountMenu(given, country)).toEqual(menu);
  });
});

describe("accountHome", () => {
  it.each([
    ["GB", "/account/my-overview"],
    ["FR", "/account/my-subscriptions"],
  ])("in %s is %s", (country, path) => {
    expect(accountHome(accountMenu(flags, country))).toBe(path);
  });

  it("is nowhere while the account is hidden", () => {
    expect(accountHome([])).toBeUndefined();
  });
});
