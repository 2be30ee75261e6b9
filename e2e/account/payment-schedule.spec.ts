import { expect } from "@playwright/test";
import { moveUntilHydrated } from "../support/page-parts.ts";
import { expectFocusOn, expectTrapped, tabTo } from "../support/keyboard.ts";
import { expectAccessible, walkToPaymentDetails } from "../support/payment-details.ts";
import { modal } from "../support/payment-fields.ts";
import { test } from "../support/shop-test.ts";

test.use({ reducedMotion: "reduce" });

for (const { name, prefix, account, schedule, method, price, tag } of [
  {
    name: "Land Rover in Britain: the same term again",
    prefix: "",
    account: "owner1.gbr@example.com",
    schedule: "Payment schedule",
    method: "Visa **** 4242",
    price: /£[\d.]+ \/ year/,
    tag: [],
  },
  {
    name: "Jaguar in Germany: one month after the other",
    prefix: "/jaguar/de-DE",
    account: "owner1.deu@example.com",
    schedule: "Zahlungsplan",
    method: "Visa **** 4242",
    price: /[\d,]+ € \/ Monat/,
    tag: ["@long"],
  },
]) {
  test(`${name}, by keyboard`, { tag }, async ({ page }) => {
    await walkToPaymentDetails(page, { prefix, account });
    await moveUntilHydrated(page, "main a[href*=edit-payment-method]");
    await tabTo(page, schedule);
    await page.keyboard.press("Enter");
    await expect(modal(page).getByText(method)).toBeVisible();
    const days = await modal(page).locator("dt span:first-child").allTextContents();
    // Navigation in 30 days, traffic in 61, the tracker in about a year; what is in progress has no date yet.
    expect(days).toHaveLength(3);
    const [, ...amounts] = await modal(page).locator("dd").allTextContents();
    expect(amounts).toHaveLength(3);
    for (const amount of amounts) expect(amount.replaceAll("\u00a0", " ")).toMatch(price);
    await expectAccessible(page);
    await expectTrapped(page);
    await page.keyboard.press("Escape");
    await expect(modal(page)).toBeHidden();
    await expectFocusOn(page, schedule);
    await expect(page).toHaveURL(`${prefix}/account/my-payment-method`);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the schedule is a page, the address is changed, and the question before deleting is a page", async ({
    page,
  }) => {
    await walkToPaymentDetails(page, { prefix: "", account: "owner9.gbr@example.com" });
    await expect(page.getByText("Your credit/debit card has expired. Please update your card details.")).toBeVisible();
    await expect(page.getByText(/Expired on \d\d\/\d\d/)).toBeVisible();
    await page.getByRole("link", { name: "Payment schedule" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Payment schedule" })).toBeVisible();
    await expect(page.getByText("Connected Navigation", { exact: true })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Close" }).click();
    await page.getByRole("link", { name: "Edit address" }).click();
    await page.locator("#address-address1").fill("9 Earl Street");
    await page.getByRole("button", { name: "Save changes" }).last().click();
    await expect(page.getByText("9 Earl Street")).toBeVisible();
    await page.getByRole("link", { name: "Delete Payment Method" }).click();
    await expect(page.getByText("will be removed from your account")).toBeVisible();
    await page.getByRole("link", { name: "Keep payment method" }).click();
    await expect(page).toHaveURL("/account/my-payment-method");
  });
});
