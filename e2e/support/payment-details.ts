import { expect, type Page } from "@playwright/test";
import { findAccessibilityViolations } from "./find-accessibility-violations.ts";
import { enterAdyenCard, enterStripeCard } from "./payment-fields.ts";
import { enterPassword } from "./shortcuts.ts";
import { answerStripeBank } from "./stripe-bank.ts";

export type Provider = "adyen" | "stripe";
type AccountSite = { prefix: string; account: string };

/** From the start page to the payment details, by clicks. */
export async function walkToPaymentDetails(page: Page, { prefix, account }: AccountSite): Promise<void> {
  await page.goto(`${prefix}/`);
  await page.locator("[aria-labelledby=consent-title] button[value=denied]").click();
  await page.locator("header a[href*=sign-in]:visible, header a[href*=account]:visible").first().click();
  await enterPassword(page, account);
  await openPaymentDetails(page, prefix);
}

/** The same for an account without a method. A test that was interrupted may have left one. */
export async function walkToNoMethod(page: Page, site: AccountSite): Promise<void> {
  await walkToPaymentDetails(page, site);
  const remove = page.locator("main a[href*='delete=1']");
  const add = page.locator("main a[href$='/add-payment-method']");
  await expect(remove.or(add)).toBeVisible();
  if (await add.isVisible()) return;
  await remove.click();
  await page.locator("button[value=deletePaymentMethod]").click();
  await expect(add).toBeVisible();
}

/** From any page of the account. */
export async function openPaymentDetails(page: Page, prefix: string): Promise<void> {
  await page.locator("nav a[href$='/account/my-payment-method']").first().click();
  await expect(page).toHaveURL(`${prefix}/account/my-payment-method`);
}

export const expectAccessible = async (page: Page) => expect(await findAccessibilityViolations(page)).toEqual([]);

/** A card for which the bank asks, and one for which it does not. */
export const testCards = {
  stripe: { asked: "4000002500003155", smooth: "5555555555554444" },
  adyen: { asked: "4212345678910006", smooth: "5555555555554444" },
} as const;

/** Types a new card, also where a saved one is offered first. */
export async function enterNewCard(page: Page, provider: Provider, number: string): Promise<void> {
  if (provider === "adyen") return enterNewAdyenCard(page, number);
  const another = page.locator("main input[type=radio]").last();
  if (await another.isVisible()) await another.check();
  await enterStripeCard(page, number);
}

async function enterNewAdyenCard(page: Page, number: string): Promise<void> {
  const card = page.locator("[data-payment]").getByRole("radio", { name: /^(Kredit|Carte)/ });
  // By keyboard, because the provider's fields may still move. Adyen would take Enter for an order.
  if (!(await card.isChecked())) await card.press("Space");
  await enterAdyenCard(page, { number, holder: "Ada Byron" });
}

/** Passes the bank's check of a card that is saved. */
export async function passBank(page: Page, provider: Provider): Promise<void> {
  if (provider === "stripe") return answerStripeBank(page, "setup", "Complete");
  const bank = page.locator("[data-payment] iframe").last().contentFrame();
  await bank.getByLabel("Password").fill("password");
  await bank.getByRole("button").first().click();
}
