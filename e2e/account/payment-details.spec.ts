import { expect, type Page } from "@playwright/test";
import { billingAddresses } from "../support/billing-addresses.ts";
import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { tabTo } from "../support/keyboard.ts";
import {
  enterAdyenCard,
  enterStripeCard,
  expectProblem,
  expectReady,
  modal,
  orderButton,
} from "../support/payment-fields.ts";
import { moveUntilHydrated, untilHydrated } from "../support/page-parts.ts";
import { test } from "../support/shop-test.ts";
import { enterPassword } from "../support/shortcuts.ts";
import { answerStripeBank } from "../support/stripe-bank.ts";
import { enterAddress } from "../support/walk.ts";

test.use({ reducedMotion: "reduce" });

type Shop = { prefix: string; account: string };

/** From the start page to the payment details, by clicks. */
async function walkToPaymentDetails(page: Page, { prefix, account }: Shop): Promise<void> {
  await page.goto(`${prefix}/`);
  await page.locator("[aria-labelledby=consent-title] button[value=denied]").click();
  await page.locator("header a[href*=sign-in], header a[href*=account]").first().click();
  await enterPassword(page, account);
  await page.locator("nav a[href$='/account/my-payment-method']").first().click();
  await expect(page).toHaveURL(`${prefix}/account/my-payment-method`);
}

const expectAccessible = async (page: Page) => expect(await findAccessibilityViolations(page)).toEqual([]);

const methodPart = (page: Page) =>
  page.locator("main section section, main section").filter({ has: page.locator("h2") });

test("Stripe, Land Rover: a card is added after the bank's check, edited, and deleted", async ({ page }) => {
  await walkToPaymentDetails(page, { prefix: "", account: "owner5.gbr@example.com" });
  await expect(page.getByRole("heading", { name: "No payment method" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add payment method" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Add payment method" })).toBeVisible();
  await expectAccessible(page);
  await enterAddress(page, billingAddresses.britain);
  await expectReady(page);
  await expectAccessible(page);

  await enterStripeCard(page, "4000002500003155");
  await orderButton(page).click();
  await answerStripeBank(page, "setup", "Fail");
  await expectProblem(page, "Your bank did not authorise the payment.");
  await enterStripeCard(page, "4000002500003155");
  await orderButton(page).click();
  await answerStripeBank(page, "setup", "Complete");
  await expect(page).toHaveURL("/account/my-payment-method");
  await expect(page.getByText("Payment method added.")).toBeVisible();
  await expect(page.getByText("Visa **** 3155")).toBeVisible();
  await expect(page.getByText("Expires on 03/30")).toBeVisible();
  await expect(page.getByText("14 Church Lane")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Edit address" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Edit billing address" })).toBeVisible();
  await expectAccessible(page);
  await page.locator("#address-city").fill("");
  await page.getByRole("button", { name: "Save changes" }).last().click();
  await expect(page.getByText("Please enter a town or city.").first()).toBeVisible();
  await page.locator("#address-city").fill("Leominster");
  await page.getByRole("button", { name: "Save changes" }).last().click();
  await expect(page.getByText("Billing address updated.")).toBeVisible();
  await expect(page.getByText("Leominster SY8 1AP")).toBeVisible();

  await page.getByRole("link", { name: "Edit Payment" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Edit payment method" })).toBeVisible();
  await expectReady(page);
  await page.getByRole("radio", { name: "Use another payment method" }).check();
  await enterStripeCard(page, "5555555555554444");
  await orderButton(page).click();
  await expect(page.getByText("Payment Method updated.")).toBeVisible();
  await expect(page.getByText("Mastercard **** 4444")).toBeVisible();

  await moveUntilHydrated(page, "main a[href*=edit-payment-method]");
  await page.getByRole("link", { name: "Delete Payment Method" }).click();
  await expect(modal(page)).toContainText("will be removed from your account");
  await expectAccessible(page);
  await modal(page).getByRole("button", { name: "Delete Payment Method" }).click();
  await expect(page.getByText("Payment method deleted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No payment method" })).toBeVisible();
});

test("Adyen, Land Rover in Germany: a card is added after the bank's challenge", { tag: "@long" }, async ({ page }) => {
  await walkToPaymentDetails(page, { prefix: "/de-DE", account: "owner5.deu@example.com" });
  await page.getByRole("link", { name: "Zahlungsart hinzufügen" }).click();
  await enterAddress(page, billingAddresses.germany);
  await expectReady(page);
  await enterAdyenCard(page, { number: "4212345678910006", holder: "Leonie Schäfer" });
  await orderButton(page).click();
  const bank = page.locator("[data-payment] iframe").last().contentFrame();
  await bank.getByLabel("Password").fill("password");
  await bank.getByRole("button").first().click();
  await expect(page).toHaveURL("/de-DE/account/my-payment-method");
  await expect(page.getByText("Visa **** 0006")).toBeVisible();
  await expectAccessible(page);
});

test("Jaguar, by keyboard: a method that is linked to a subscription cannot be deleted", async ({ page, announce }) => {
  announce(/status of 409/);
  await walkToPaymentDetails(page, { prefix: "/jaguar", account: "owner2.gbr@example.com" });
  await expect(methodPart(page).first()).toContainText("Visa **** 4242");
  await tabTo(page, "Delete Payment Method");
  // The first key loads the code of the view.
  await untilHydrated(page, "main a[href*=edit-payment-method]");
  await page.keyboard.press("Enter");
  await expect(modal(page)).toBeVisible();
  await tabTo(page, "Delete Payment Method");
  await page.keyboard.press("Enter");
  const refusal = modal(page).getByText(
    "Payment method can’t be removed, it is linked to one or more active subscriptions",
  );
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, "View my services");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jaguar/account/my-subscriptions");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address is changed, and the question before a method is deleted is a page", async ({ page, announce }) => {
    announce(/status of 409/);
    await walkToPaymentDetails(page, { prefix: "", account: "owner9.gbr@example.com" });
    await expect(page.getByText("Your credit/debit card has expired. Please update your card details.")).toBeVisible();
    await expect(page.getByText(/Expired on \d\d\/\d\d/)).toBeVisible();
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
