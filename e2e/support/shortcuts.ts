import { expect, type Page } from "@playwright/test";
import type { BillingAddress } from "./billing-addresses.ts";
import { acceptTerms } from "./payment-fields.ts";
import type { ShopSite } from "./sample-vehicles.ts";

// Shortcuts for tests of later steps. They open pages by address and post forms, so they prove nothing about the steps
// they skip: tests of a purchase use walk.ts.

/**
 * Posts plans into the visitor's basket. Skips the checkout control, because tests pay for the same vehicle more than
 * once, which customers may not.
 */
export async function skipToBasket(page: Page, { prefix, vin }: ShopSite, planIds: readonly string[]) {
  await page.goto(`${prefix}/vin-error?skipCheckoutControl=true&carvin=${vin}`);
  for (const planId of planIds) await post(page, `${prefix}/checkout`, { intent: "add", planId });
}

/** A guest with one plan, an e-mail address and a billing address, before the open payment step, with the boxes ticked. */
export async function skipToPayment(page: Page, site: ShopSite, address: BillingAddress): Promise<void> {
  await skipToBasket(page, site, ["CONNAV-24M"]);
  await skipContactAndAddress(page, site, address);
  await openPayment(page, site);
}

/** The same for a customer who has signed in, and whose e-mail address is known. */
export async function skipToPaymentAsCustomer(page: Page, site: ShopSite, address: BillingAddress): Promise<void> {
  await skipToBasket(page, site, ["CONNAV-24M"]);
  await post(page, `${site.prefix}/checkout`, addressForm(address));
  await openPayment(page, site);
}

/** Posts the forms of the contact and the address step. */
export async function skipContactAndAddress(page: Page, { prefix }: ShopSite, address: BillingAddress) {
  await post(page, `${prefix}/checkout`, { intent: "saveContact", email: "ada.byron@example.com" });
  await post(page, `${prefix}/checkout`, addressForm(address));
}

/** Opens the sign-in by its address; the form itself is filled in as a customer does. */
export async function skipToSignedIn(page: Page, prefix: string, email: string): Promise<void> {
  await page.goto(`${prefix}/sign-in?to=${encodeURIComponent(`${prefix}/services`)}`);
  await enterPassword(page, email);
}

/** Signs in on the page of the identity provider. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill("Connected-Car-1");
  await page.locator("main form button:not([type=button])").first().click();
  await expect(page).not.toHaveURL(/identity|sign-in/);
}

const addressForm = (address: BillingAddress) => ({
  intent: "saveAddress",
  entry: "manual",
  firstName: "Ada",
  lastName: "Byron",
  ...address,
});

async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const response = await page.request.post(path, { form, headers: { origin: new URL(page.url()).origin } });
  expect(response.status(), form.intent).toBe(200);
}

async function openPayment(page: Page, { prefix }: ShopSite): Promise<void> {
  await page.goto(`${prefix}/checkout`);
  await acceptTerms(page);
}
