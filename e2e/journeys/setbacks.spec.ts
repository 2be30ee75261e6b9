import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { walkOnToCheckout, walkOnToPayment, walkToServices } from "../support/walk.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import {
  acceptTerms,
  chooseAdyenMethod,
  enterAdyenCard,
  enterStripeCard,
  expectPaid,
  modal,
  orderButton,
  stripeFrame,
} from "../support/payment-fields.ts";
import { paidFor } from "../support/sample-vehicles.ts";

test.use({ reducedMotion: "reduce" });

/** The mark survives a navigation within the document, and is lost when a document is loaded. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

test("Stripe in Britain: a guest clicks from the start page to a paid order, leaves the checkout once and loses the connection once", async ({
  page,
  context,
  announce,
}) => {
  announce(/ERR_INTERNET_DISCONNECTED/);
  await walkToServices(page, paidFor.britainOnce);
  await markDocument(page);
  await walkOnToCheckout(page, paidFor.britainOnce);
  expect(await isSameDocument(page)).toBe(false);
  await walkOnToPayment(page, { address: billingAddresses.britain });
  await acceptTerms(page);

  await markDocument(page);
  await page.getByRole("link", { name: "Close checkout" }).click();
  await expect(page).not.toHaveURL(/checkout/);
  await expect(page.getByRole("banner").locator("a[href$='/checkout']")).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await acceptTerms(page);

  await enterStripeCard(page, "4242424242424242");
  await context.setOffline(true);
  await orderButton(page).click();
  await expect(modal(page)).toContainText("hasn’t been charged");
  await modal(page).getByRole("button", { name: "Try again" }).click();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(stripeFrame(page).locator("#number")).toBeFocused();

  await enterStripeCard(page, "4242424242424242");
  await markDocument(page);
  await orderButton(page).click();
  await expectPaid(page, "");
  expect(await isSameDocument(page)).toBe(false);
});

test("Adyen in Germany: a guest clicks from the start page to a paid order, after an empty debit form and a refused card", async ({
  page,
}) => {
  await walkToServices(page, paidFor.germanyOnce);
  await walkOnToCheckout(page, paidFor.germanyOnce);
  await walkOnToPayment(page, { address: billingAddresses.germany });
  await acceptTerms(page);

  const mandate = page.getByText("innerhalb von acht Wochen");
  await expect(mandate).toBeHidden();
  await chooseAdyenMethod(page, "SEPA");
  await expect(mandate).toContainText("ermächtigen Sie Land Rover");
  await orderButton(page).click();
  await expect(page.locator('input[name$="ownerName"]')).toBeFocused();
  await expect(page.getByText("Bitte geben Sie den Namen des Kontoinhabers ein.")).toBeVisible();
  await expect(page.getByText("Bitte geben Sie eine gültige IBAN ein.")).toBeVisible();

  await chooseAdyenMethod(page, "Kart");
  await enterAdyenCard(page, { number: "4000020000000000", holder: "Ada Byron" });
  await orderButton(page).click();
  await expect(modal(page)).toContainText("Ihre Karte wurde abgelehnt");
  await page.keyboard.press("Escape");
  const number = page.frameLocator('[data-cse="encryptedCardNumber"] iframe').locator("input:not([disabled])").first();
  await expect(number).toBeFocused();

  await enterAdyenCard(page, { number: "4111111111111111", holder: "Ada Byron" });
  await orderButton(page).click();
  await expectPaid(page, "/de-DE");
});
