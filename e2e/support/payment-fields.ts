import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** The box that has to be ticked is the last one; the one before it asks about renewals. */
export const termsBox = (page: Page) => page.locator("main input[type=checkbox]").last();

/** By keyboard, because the box moves while the provider's fields above it load, even in the middle of a click. */
export async function acceptTerms(page: Page): Promise<void> {
  await expectReady(page);
  const box = termsBox(page);
  if (!(await box.isChecked())) await box.press("Space");
  await expect(box).toBeChecked();
}

export const expectReady = (page: Page) => expect(page.locator("[data-payment=ready]")).toBeVisible();

/** Expects a dialog with this text, closes it, and waits until the customer can try again. */
export async function expectProblem(page: Page, text: string | RegExp): Promise<void> {
  await expect(modal(page)).toContainText(text);
  await page.keyboard.press("Escape");
  await expect(modal(page)).toBeHidden();
  await expectReady(page);
}

export const orderButton = (page: Page) => page.getByTestId("order");

/** By keyboard, because the button moves when something above it has just changed its height. */
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

/** Types into the fields of Adyen's Drop-in, each of which is a frame of the provider. */
export async function typeAdyenCard(page: Page, { number, holder, hasCode = true }: Card): Promise<void> {
  const field = (name: string) =>
    chosenMethod(page).frameLocator(`[data-cse="${name}"] iframe`).locator("input:not([disabled])").first();
  if (holder) await chosenMethod(page).locator("input[name=holderName]").fill(holder);
  await field("encryptedCardNumber").fill(number);
  if (hasCode) await field("encryptedSecurityCode").fill("737");
  await field("encryptedExpiryDate").fill("0330");
}

/** Types a card, and waits until the provider's frames have reported its fields as valid. */
export async function enterAdyenCard(page: Page, card: Card): Promise<void> {
  await typeAdyenCard(page, card);
  const { holder, hasCode = true } = card;
  const validFields = chosenMethod(page).locator(".adyen-checkout__field--valid");
  await expect(validFields).toHaveCount(2 + Number(hasCode) + Number(Boolean(holder)));
}

export async function chooseAdyenMethod(page: Page, name: string): Promise<void> {
  const method = page.locator(".adyen-checkout__payment-method", { hasText: name }).first();
  // By keyboard, as above. Adyen would take Enter for an order.
  await method.locator("button").first().press("Space");
  await expect(method).toHaveClass(/adyen-checkout__payment-method--selected/);
}

/** Repeats until the text is there: a closed dialog returns the focus a moment later, which can disturb the typing. */
export async function fillReliably(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.fill(text);
    expect((await field.inputValue()).replaceAll(/[ /]/g, "")).toBe(text.replaceAll(" ", ""));
  }).toPass();
}

export const stripeFrame = (page: Page): FrameLocator => page.frameLocator("[data-payment] iframe").first();

/** Types into Stripe's frame, which holds all fields. */
export async function enterStripeCard(page: Page, number: string): Promise<void> {
  await fillReliably(stripeFrame(page).locator("#number"), number);
  await fillReliably(stripeFrame(page).locator("#expiry"), "0330");
  await fillReliably(stripeFrame(page).locator("#cvc"), "737");
}
