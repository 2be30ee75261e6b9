import { expect, type Page } from "@playwright/test";
import type { BillingAddress } from "./billing-addresses.ts";
import { enterAdyenCard, enterStripeCard, expectReady, fillReliably, orderButton, termsBox } from "./payment-fields.ts";
import type { ShopSite } from "./sample-vehicles.ts";
import { enterPassword } from "./shortcuts.ts";

export type Customer = {
  address: BillingAddress;
  /** The e-mail address of an account; without one the customer is a guest. */
  account?: string;
};

// The steps of a customer with a mouse, from the start page to a paid order. Only the start page is opened by its
// address, and nothing is posted or forced: each step uses what the previous one shows on the screen.

/** Goes through the page of one service, and takes its plan for two years. */
export async function walkToCheckout(page: Page, site: ShopSite): Promise<void> {
  await walkToServices(page, site);
  await walkOnToCheckout(page, site);
}

/** Starts at the list of services. */
export async function walkOnToCheckout(page: Page, site: ShopSite): Promise<void> {
  // Each term has its own link; that of the selected one is visible.
  await page.locator("a[href*='/single-detail-page/CONNAV']:visible").first().click();
  // The list of services has the same kind of field, and the address changes before the page does.
  await expect(page.locator('button[value="add"]')).toBeVisible();
  await page.locator('input[value="CONNAV-24M"]').check();
  await page.locator('button[value="add"]').click();
  await expectTopOfCheckout(page, site);
}

/** Renews everything that is due, with the preselected plans. */
export async function walkToCheckoutWithAll(page: Page, site: ShopSite): Promise<void> {
  await walkToServices(page, site);
  await page.locator("form:has(input[value='renewAll']) button[type='submit']").last().click();
  await expectTopOfCheckout(page, site);
}

/** The checkout must open at its top, although the button that leads there is far down its page. */
async function expectTopOfCheckout(page: Page, { prefix }: ShopSite): Promise<void> {
  await expect(page).toHaveURL(`${prefix}/checkout`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

/** Goes from the first step of the checkout to the payment step. */
export async function walkOnToPayment(page: Page, { account, address }: Customer): Promise<void> {
  if (account) await signInAtCheckout(page, account);
  else await enterEmail(page);
  await enterAddress(page, address);
}

export async function walkToServices(page: Page, { prefix, vin }: ShopSite): Promise<void> {
  await page.goto(`${prefix}/`);
  await page.locator("[aria-labelledby=consent-title] button[value=denied]").click();
  await page.locator("#vin").fill(vin.toLowerCase());
  await page.locator('button[value="find"]').click();
  await expect(page).toHaveURL(`${prefix}/services`);
  // Until the styles are loaded, what they hide counts as visible.
  await page.waitForLoadState("load");
}

export async function enterEmail(page: Page): Promise<void> {
  await page.locator("#contact-email").fill("ada.byron@example.com");
  await page.locator("button[value=saveContact]").click();
}

async function signInAtCheckout(page: Page, account: string): Promise<void> {
  await page.locator("form:has(#contact-email) a[href*=sign-in]").click();
  await enterPassword(page, account);
}

/** Types the address by hand, over a customer's saved one. */
export async function enterAddress(page: Page, address: BillingAddress): Promise<void> {
  const byHand = page.locator("button[value=enterManually]");
  const street = page.locator("#address-address1");
  const firstName = page.locator("#address-firstName");
  const edit = page.locator("a[href*='step=address']");
  await expect(firstName.or(edit).first()).toBeVisible();
  // When the test is retried, the customer's basket already has an address.
  if (!(await firstName.isVisible())) await edit.click();
  await firstName.fill("Ada");
  if (await byHand.isVisible()) await byHand.click();
  await page.locator("#address-lastName").fill("Byron");
  await street.fill(address.address1);
  await page.locator("#address-city").fill(address.city);
  await page.locator("#address-postalCode").fill(address.postalCode);
  if (address.stateCode) await page.locator("#address-stateCode").selectOption(address.stateCode);
  await page.locator("button[value=saveAddress]:not([aria-hidden])").click();
}

/** Pays with what the page offers first: the saved card of a customer, or a new one in the fields of the provider. */
export async function payByCard(page: Page): Promise<void> {
  await expectReady(page);
  const isAdyen = await page.locator("[data-payment] .adyen-checkout__payment-method").first().isVisible();
  await (isAdyen ? fillAdyenFields(page) : fillStripeFields(page));
  // The provider's fields may still grow and move what is below them between the press and the release.
  await expect(() => termsBox(page).check({ timeout: 2000 })).toPass();
  await orderButton(page).click();
}

/** Stripe's fields are hidden while a saved card is chosen. */
async function fillStripeFields(page: Page): Promise<void> {
  if (await page.locator("[data-payment] iframe").first().isVisible()) await enterStripeCard(page, "4242424242424242");
}

/** Adyen asks for the security code of a saved card. */
async function fillAdyenFields(page: Page): Promise<void> {
  const chosen = page.locator(".adyen-checkout__payment-method--selected");
  if ((await chosen.locator('[data-cse="encryptedCardNumber"]').count()) > 0) {
    return enterAdyenCard(page, { number: "5555555555554444", holder: "Ada Byron" });
  }
  await fillReliably(chosen.frameLocator('[data-cse="encryptedSecurityCode"] iframe').locator("input").first(), "737");
  await expect(chosen.locator(".adyen-checkout__field--valid")).toHaveCount(1);
}
