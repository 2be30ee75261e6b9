import { expect, type Page } from "@playwright/test";

/** A sample vehicle of a market and make whose navigation ends in thirty days. */
export const places = [
  { name: "Land Rover en-GB", prefix: "", vin: "SALEA7BWAS2Z00201", price: "£159" },
  { name: "Land Rover de-DE", prefix: "/de-DE", vin: "SALEA7BWAS2Z00221", price: "179 €" },
  { name: "Jaguar fr-BE", prefix: "/jaguar/fr-BE", vin: "SADHA2B1AP1Z00351", price: "179 €" },
  { name: "Jaguar cs-CZ", prefix: "/jaguar/cs-CZ", vin: "SADHA2B1AP1Z00391", price: "4 490 Kč" },
  { name: "Land Rover en-US", prefix: "/en-US", vin: "SALEP7EU5S2900401", price: "$179" },
] as const;

export type ShoppingPlace = { name: string; prefix: string; vin: string; price: string };

export const britain = places[0];
export const germany = places[1];

/** Vehicles whose plans are paid for in the end, so that nothing else may be expected of them. */
export const paidFor = {
  britain: { ...britain, vin: "SALZA2BXARHZ00204" },
  britainAgain: { ...britain, vin: "SAL1A2AUASAZ00203" },
  germany: { ...germany, vin: "SALZA2BXARHZ00224" },
  belgium: { ...places[2], vin: "SADFA2BNAR1Z00354" },
  britishJaguar: { name: "Jaguar en-GB", prefix: "/jaguar", vin: "SADFA2BNAR1Z00214", price: "£159" },
  france: { name: "Land Rover fr-FR", prefix: "/fr-FR", vin: "SALZA2BXARHZ00244", price: "179 €" },
  netherlands: { name: "Land Rover nl-NL", prefix: "/nl-NL", vin: "SALZA2BXARHZ00324", price: "€ 179" },
  america: { name: "Land Rover en-US", prefix: "/en-US", vin: "SALZP2FX5RH900404", price: "$179" },
  canada: { name: "Jaguar en-CA", prefix: "/jaguar/en-CA", vin: "SADFP2FX4R1900434", price: "$244" },
  /** Of the customers whose saved card has expired. */
  britishOwner: { ...britain, vin: "SALRA2AKAP2Z00509" },
  germanOwner: { ...germany, vin: "SALRA2AKAP2Z00519" },
  frenchOwner: { name: "Land Rover fr-FR", prefix: "/fr-FR", vin: "SALRA2AKAP2Z00529", price: "179 €" },
};

/** Puts plans into the basket of the page’s visitor, as the forms of the shop do. Tests pay for the same vehicle more than once, which customers may not. */
export async function fillBasket(page: Page, { prefix, vin }: ShoppingPlace, planIds: readonly string[]) {
  await page.goto(`${prefix}/vin-error?skipCheckoutControl=true&carvin=${vin}`);
  const origin = new URL(page.url()).origin;
  for (const planId of planIds) {
    const form = { intent: "add", planId };
    const answer = await page.request.post(`${prefix}/checkout`, { form, headers: { origin } });
    expect(answer.status(), planId).toBe(200);
  }
}

/** Resolves once scripts have taken over the page, or a part of it whose code comes later. */
export async function untilAlive(page: Page, part = "body"): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element && Object.keys(element).some((key) => key.startsWith("__reactFiber"));
  }, part);
}

/** The bag's code comes after the page's; until then it is a link. */
export const untilBagOpens = (page: Page) => untilAlive(page, "header a[aria-haspopup=dialog]");

/** On narrow screens the basket is behind a line under the header. */
export async function openBasket(page: Page): Promise<void> {
  const line = page.getByRole("main").locator("summary").first();
  if (await line.isVisible()) await line.click();
}
