import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import {
  acceptTerms,
  chooseAdyenMethod,
  expectPaid,
  expectProblem,
  expectReady,
  orderByKey,
} from "../support/payment-fields.ts";
import { paidFor } from "../support/sample-vehicles.ts";
import { skipToPayment, skipToPaymentAsCustomer, skipToSignedIn } from "../support/shortcuts.ts";

test.use({ reducedMotion: "reduce" });

const sheet = (page: Page) => page.getByTestId("wallet-sheet");
/** The box for automatic renewal, which only customers have. It comes before the box for the terms. */
const renewal = (page: Page) => page.locator("main input[type=checkbox]").first();
const press = (page: Page, choice: "pay" | "cancel" | "decline") => page.getByTestId(`wallet-${choice}`).click();

test("Adyen in France: Apple Pay names a subscription while renewal is ticked, and pays after it was closed and refused", async ({
  page,
}) => {
  await skipToSignedIn(page, "/fr-FR", "owner4.fra@example.com");
  await skipToPaymentAsCustomer(page, paidFor.frenchCustomer, billingAddresses.france);
  const wallet = page.locator("apple-pay-button");
  await wallet.press("Space");
  await expect(sheet(page)).toContainText("179 (final)");
  await expect(sheet(page)).not.toContainText("Subscription");
  await press(page, "cancel");
  await expectReady(page);
  await renewal(page).press("Space");
  await wallet.press("Space");
  await expect(sheet(page)).toContainText("Subscription — 179.00 / 2 ans (final, recurring)");
  await press(page, "cancel");
  await expectReady(page);
  await renewal(page).press("Space");
  await wallet.press("Space");
  await expect(sheet(page)).not.toContainText("Subscription");
  await press(page, "cancel");
  await expectReady(page);
  await wallet.press("Space");
  await press(page, "decline");
  await expectProblem(page, "Apple Pay");
  await wallet.press("Space");
  await press(page, "pay");
  await expectPaid(page, "/fr-FR");
});

for (const [type, name] of [
  ["google_pay", "Google Pay"],
  ["apple_pay", "Apple Pay"],
] as const) {
  const length = type === "google_pay" ? {} : { tag: "@long" };
  test(`Stripe in Britain: ${name} pays after it was closed and refused`, length, async ({ page, announce }) => {
    announce(/status of 402/);
    await skipToSignedIn(page, "/jaguar", "owner4.gbr@example.com");
    await skipToPaymentAsCustomer(page, paidFor.jaguarCustomer, billingAddresses.britain);
    const open = async () => {
      await page.getByRole("radiogroup", { name: "Saved payment methods" }).getByRole("radio").last().check();
      await page.getByTestId(type).press("Space");
    };
    await open();
    await expect(sheet(page)).toContainText(name);
    await expect(sheet(page)).not.toContainText("Subscription");
    await press(page, "cancel");
    await expectReady(page);
    await renewal(page).press("Space");
    await open();
    await expect(sheet(page).getByText("Subscription — 159.00 / 2 years")).toHaveCount(type === "apple_pay" ? 1 : 0);
    await press(page, "cancel");
    await expectReady(page);
    await renewal(page).press("Space");
    await open();
    await expect(sheet(page)).not.toContainText("Subscription");
    await press(page, "decline");
    await expectProblem(page, `${name} could not complete the payment.`);
    await open();
    await press(page, "pay");
    await expectPaid(page, "/jaguar");
  });
}

test(
  "Adyen in the Netherlands: iDEAL pays after it was cancelled and refused at the bank",
  { tag: "@long" },
  async ({ page }) => {
    const atBank = async (choice: "Cancel" | "Decline" | "Pay") => {
      await chooseAdyenMethod(page, "iDEAL");
      await orderByKey(page);
      await expect(page).toHaveURL(/sandbox\/bank/);
      await page.getByRole("button", { name: choice, exact: true }).click();
    };
    await skipToPayment(page, paidFor.netherlands, billingAddresses.netherlands);
    await atBank("Cancel");
    await expect(page).toHaveURL("/nl-NL/checkout");
    await expect(page.getByText("Er is niets afgeschreven via de gekozen betaalmethode.")).toBeVisible();
    await expectReady(page);
    await expect(page.getByRole("dialog")).toBeHidden();
    await acceptTerms(page);
    await atBank("Decline");
    await expect(page).toHaveURL(/\/nl-NL\/checkout/);
    await expectProblem(page, "iDEAL");
    await expect(page).toHaveURL("/nl-NL/checkout");
    await acceptTerms(page);
    await atBank("Pay");
    await expectPaid(page, "/nl-NL");
  },
);
