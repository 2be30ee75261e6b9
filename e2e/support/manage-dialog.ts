import { expect, type Locator, type Page } from "@playwright/test";
import { expectSound } from "./account.ts";
import { type Hand, mouse } from "./hands.ts";
import type { Texts } from "./texts.ts";

/** A customer with the list of subscriptions on the screen, and the subscription they are about to change. */
export type Managing = { page: Page; texts: Texts; service: string; hand?: Hand };

type Step = "turnOff" | "turnOn" | "requestRefund";

export const dialogOf = (page: Page): Locator => page.getByRole("dialog");

export const cardOf = (page: Page, service: string): Locator =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: service, exact: true }) })
    // Other vehicles of the customer may be offered the same service.
    .filter({ has: page.locator("a[href*='/my-subscriptions/']") });

export const manageLink = ({ page, texts, service }: Managing): Locator =>
  page.getByRole("link", { name: texts.full("subscriptions.manageService", { service }), exact: true });

/** Resolves once a click on a card opens a dialog and not a page. */
export const wakeList = ({ page, hand = mouse }: Managing) => hand.wake(page, "main li a[href*='/my-subscriptions/']");

export async function openOverview(managing: Managing): Promise<void> {
  const { page, service, hand = mouse } = managing;
  await hand.activate(manageLink(managing));
  await expect(dialogOf(page).getByRole("heading", { name: service, exact: true })).toBeVisible();
}

/** Opens the dialog, and goes on to one of its second steps. */
export async function openStep(managing: Managing, step: Step): Promise<void> {
  const { page, texts, service, hand = mouse } = managing;
  await openOverview(managing);
  await hand.activate(dialogOf(page).getByRole("link", { name: texts.begin(`subscriptions.${step}`) }));
  await expect(dialogOf(page).getByRole("heading", { level: 2 })).not.toHaveText(service);
}

export const expectToast = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

export async function turnOff(managing: Managing): Promise<void> {
  await changeRenewal(managing, "turnOff");
  const { page, texts, service } = managing;
  await expectToast(page, texts.full("subscriptions.turnedOff", { service }));
  await expect(cardOf(page, service).getByText(texts.begin("subscriptions.expiresOn"))).toBeVisible();
}

export async function turnOn(managing: Managing): Promise<void> {
  await changeRenewal(managing, "turnOn");
  const { page, texts, service } = managing;
  await expectToast(page, texts.full("subscriptions.turnedOn", { service }));
  await expect(cardOf(page, service).getByText(texts.begin("subscriptions.autoRenewsOn"))).toBeVisible();
}

/** The focus returns to the button that opened the dialog. */
async function changeRenewal(managing: Managing, step: "turnOff" | "turnOn"): Promise<void> {
  const { page, texts, hand = mouse } = managing;
  await openStep(managing, step);
  await expectSound(page);
  await hand.activate(dialogOf(page).getByRole("button", { name: texts.full(`subscriptions.${step}`) }));
  await expect(dialogOf(page)).toBeHidden();
  await expect(manageLink(managing)).toBeFocused();
}

export async function requestRefund(managing: Managing): Promise<void> {
  const { hand = mouse } = managing;
  await hand.activate(await fillRefund(managing));
  await expectCancelled(managing);
}

/** Gives a reason that is not in the list, first in too many words. Returns the button that confirms the refund. */
export async function fillRefund(managing: Managing): Promise<Locator> {
  const { page, texts, hand = mouse } = managing;
  await openStep(managing, "requestRefund");
  const dialog = dialogOf(page);
  const confirm = dialog.getByRole("button", { name: texts.begin("refunds.confirm") });
  await expect(dialog.getByText(texts.begin("refunds.amountBack"))).toBeVisible();
  await expectSound(page);
  await expect(page.locator("#reason-text")).toBeHidden();
  await hand.chooseLast(page.locator("#reason"));
  await hand.write(page.locator("#reason-text"), "x".repeat(151));
  await expect(dialog.getByText(texts.full("form.tooLong"))).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expectSound(page);
  await hand.write(page.locator("#reason-text"), "We are selling the car.");
  await expect(confirm).toBeEnabled();
  return confirm;
}

/** The card is hidden at once, so the focus moves to the start of the content. */
export async function expectCancelled({ page, texts, service }: Managing): Promise<void> {
  await expectToast(page, texts.full("subscriptions.cancelled"));
  await expect(dialogOf(page)).toBeHidden();
  await expect(cardOf(page, service)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
}
