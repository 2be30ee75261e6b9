import { afterAll, beforeAll, expect, it } from "vitest";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import type { Browser } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open } from "../shop/sign-in.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()), 180_000);
afterAll(() => shop.stop());

const offer = "Lire et commander en français";
const vin = sampleVin({ market: "CAD", make: "Land Rover", kind: "expiresIn30Days" });
const addresses = {
  QC: { address1: "4 rue Sherbrooke", city: "Montréal", postalCode: "H3G 1S8" },
  ON: { address1: "20 King Street", city: "Toronto", postalCode: "M5H 1A1" },
};

async function openPayment(
  prefix: string,
  stateCode: keyof typeof addresses,
): Promise<{ browser: Browser; body: string }> {
  const browser = shop.browse();
  await open(browser, `${prefix}/services?carvin=${vin}`);
  const name = { firstName: "Ada", lastName: "Byron" };
  const forms: Record<string, string>[] = [
    { intent: "add", planId: "CONNAV-12M" },
    { intent: "saveContact", email: "ada@example.com" },
    { intent: "saveAddress", entry: "manual", ...name, countryCode: "CA", stateCode, ...addresses[stateCode] },
  ];
  for (const form of forms) await browser.post(`${prefix}/checkout`, form);
  const { body } = await open(browser, `${prefix}/checkout`);
  return { browser, body };
}

it("a bill in Québec is offered the French version above the order button, with basket and address kept", async () => {
  const { browser, body } = await openPayment("/en-CA", "QC");
  expect(body).toContain("Your billing address is in Québec.");
  const [, href = ""] = new RegExp(`<a href="([^"]*)"[^>]*>${offer}`).exec(body) ?? [];
  expect(href).toMatch(/^\/fr-CA\/checkout/);
  expect(body.indexOf(offer)).toBeLessThan(body.indexOf("What you are ordering"));
  const french = await open(browser, href);
  for (const text of ["4 rue Sherbrooke", "Payer et commander", "/fr-CA/terms-conditions?version="]) {
    expect(french.body).toContain(text);
  }
  expect(french.body).not.toContain(offer);
});

it.each([
  ["/en-CA", "ON"],
  ["/fr-CA", "QC"],
] as const)("nothing is offered at %s for a bill in %s", async (prefix, stateCode) => {
  const { body } = await openPayment(prefix, stateCode);
  expect(body).toContain(addresses[stateCode].address1);
  expect(body).toMatch(/Place order and pay|Payer et commander/);
  expect(body).not.toContain(offer);
});
