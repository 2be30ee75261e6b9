import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** The box that has to be ticked is the last one; the one before it asks about renewals. */
export const termsBox = (page: Page) => page.locator("main input[type=checkbox]").last();

/** By key: while the provider's fields above the box still come it moves, between a press and a release too. */
export async function acceptTerms(page: Page): Promise<void> {
  await expectReady(page);
  const box = termsBox(page);
  if (!(await box.isChecked())) await box.press("Space");
  await expect(box).toBeChecked();
}

export const expectReady = (page: Page) => expect(page.locator("[data-payment=ready]")).toBeVisible();

/** What is said about a try that failed, before the next one. */
export async function expectProblem(page: Page, text: string | RegExp): Promise<void> {
  await expect(modal(page)).toContainText(text);
  await page.keyboard.press("Escape");
  await expect(modal(page)).toBeHidden();
  await expectReady(page);
}

export const orderButton = (page: Page) => page.getByTestId("order");

/** By key, for when something above the button has just changed its height. */
export async function orderByKey(page: Page): Promise<void> {
  await expectReady(page);
  await orderButton(page).press("Enter");
}

export const modal = (page: Page) => page.getByRole("dialog");

export async function expectPaid(page: Page, prefix: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${prefix}/confirmation/VCSJ?-`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ada");
}

type Card = { number: string; holder?: string; hasCode?: boolean };

const chosenMethod = (page: Page) => page.locator(".adyen-checkout__payment-method--selected");

/** Into the fields of Adyen's Drop-in, each of which is a page of the provider's. */
export async function typeAdyenCard(page: Page, { number, holder, hasCode = true }: Card): Promise<void> {
  const field = (name: string) =>
    chosenMethod(page).frameLocator(`[data-cse="${name}"] iframe`).locator("input:not([disabled])").first();
  if (holder) await chosenMethod(page).locator("input[name=holderName]").fill(holder);
  await field("encryptedCardNumber").fill(number);
  if (hasCode) await field("encryptedSecurityCode").fill("737");
  await field("encryptedExpiryDate").fill("0330");
}

/** What is typed into a page of the provider's is known outside a moment later; this waits for it. */
export async function enterAdyenCard(page: Page, card: Card): Promise<void> {
  await typeAdyenCard(page, card);
  const { holder, hasCode = true } = card;
  const validFields = chosenMethod(page).locator(".adyen-checkout__field--valid");
  await expect(validFields).toHaveCount(2 + Number(hasCode) + Number(Boolean(holder)));
}

export async function chooseAdyenMethod(page: Page, name: string): Promise<void> {
  const method = page.locator(".adyen-checkout__payment-method", { hasText: name }).first();
  // By key, as above; Enter would be Adyen's own, and order.
  await method.locator("button").first().press("Space");
  await expect(method).toHaveClass(/adyen-checkout__payment-method--selected/);
}

/** A dialog that was closed gives the focus back a moment later, in the middle of the typing. */
export async function type(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.fill(text);
    expect((await field.inputValue()).replaceAll(/[ /]/g, "")).toBe(text.replaceAll(" ", ""));
  }).toPass();
}

export const stripeFrame = (page: Page): FrameLocator => page.frameLocator("[data-payment] iframe").first();

/** Into the one page of Stripe's that holds all fields. */
export async function enterStripeCard(page: Page, number: string): Promise<void> {
  await type(stripeFrame(page).locator("#number"), number);
  await type(stripeFrame(page).locator("#expiry"), "0330");
  await type(stripeFrame(page).locator("#cvc"), "737");
}
