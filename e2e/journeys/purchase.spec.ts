import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { type Customer, payByCard, walkOnToPayment, walkToCheckout, walkToCheckoutWithAll } from "../support/walk.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import { openBasket } from "../support/page-parts.ts";
import { expectPaid } from "../support/payment-fields.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

type Journey = Customer & {
  name: string;
  prefix: string;
  /** A vehicle is paid for once, so a retry of the test takes the next one. */
  vins: readonly [string, ...string[]];
  /** The price of the plan at the checkout. */
  price: string;
  viewport: typeof phone;
  isLong?: boolean;
};

/**
 * Both providers, both makes, every market, guests and customers, on phones and desks. The short run has each provider
 * with a guest and with a customer, both makes and both widths.
 */
const journeys: readonly Journey[] = [
  {
    name: "Jaguar en-GB",
    prefix: "/jaguar",
    vins: ["SAJAA4BNALCZ00215", "SAJDA1AEAPCZ00216"],
    price: "£159",
    address: billingAddresses.britain,
    viewport: desk,
  },
  {
    name: "Land Rover de-DE",
    prefix: "/de-DE",
    vins: ["SALYA2BNARAZ00225", "SALRA2AKAP2Z00226"],
    price: "179 €",
    address: billingAddresses.germany,
    viewport: phone,
  },
  {
    name: "Land Rover en-US",
    prefix: "/en-US",
    vins: ["SALYB2EX1RA900405", "SALRR2RV3P2900406"],
    price: "$179",
    address: billingAddresses.america,
    viewport: phone,
  },
  {
    name: "Jaguar en-CA",
    prefix: "/jaguar/en-CA",
    vins: ["SAJAD4FX7LC900435", "SAJDD1EX5PC900436"],
    price: "$244",
    address: billingAddresses.canada,
    viewport: desk,
    isLong: true,
  },
  {
    name: "Jaguar fr-BE",
    prefix: "/jaguar/fr-BE",
    vins: ["SAJAA4BNALCZ00355", "SAJDA1AEAPCZ00356"],
    price: "179 €",
    address: billingAddresses.belgium,
    viewport: phone,
    isLong: true,
  },
  {
    name: "Jaguar cs-CZ",
    prefix: "/jaguar/cs-CZ",
    vins: ["SAJAA4BNALCZ00395", "SAJDA1AEAPCZ00396"],
    price: "4 490 Kč",
    address: billingAddresses.czechia,
    viewport: desk,
    isLong: true,
  },
  {
    name: "Land Rover en-GB",
    prefix: "",
    vins: ["SALYA2BNARAZ00205"],
    price: "£159",
    address: billingAddresses.britain,
    account: "owner3.gbr@example.com",
    viewport: phone,
  },
  {
    name: "Land Rover fr-FR",
    prefix: "/fr-FR",
    vins: ["SALYA2BNARAZ00245", "SALRA2AKAP2Z00246"],
    price: "179 €",
    address: billingAddresses.france,
    account: "owner3.fra@example.com",
    viewport: desk,
  },
  {
    name: "Jaguar it-IT",
    prefix: "/jaguar/it-IT",
    vins: ["SAJAA4BNALCZ00275", "SAJDA1AEAPCZ00276"],
    price: "179 €",
    address: billingAddresses.italy,
    viewport: phone,
    isLong: true,
  },
  {
    name: "Land Rover es-ES",
    prefix: "/es-ES",
    vins: ["SALYA2BNARAZ00285", "SALRA2AKAP2Z00286"],
    price: "179 €",
    address: billingAddresses.spain,
    viewport: desk,
    isLong: true,
  },
  {
    name: "Jaguar pt-PT",
    prefix: "/jaguar/pt-PT",
    vins: ["SAJAA4BNALCZ00315", "SAJDA1AEAPCZ00316"],
    price: "179 €",
    address: billingAddresses.portugal,
    viewport: phone,
    isLong: true,
  },
  {
    name: "Land Rover nl-NL",
    prefix: "/nl-NL",
    vins: ["SALYA2BNARAZ00325", "SALRA2AKAP2Z00326"],
    price: "€ 179",
    address: billingAddresses.netherlands,
    viewport: desk,
    isLong: true,
  },
];

const basketItems = (page: Page) =>
  page
    .getByRole("main")
    .locator("li")
    .filter({ has: page.locator("form") });

for (const { name, prefix, vins, price, viewport, isLong, ...customer } of journeys) {
  const kind = customer.account ? "a customer" : "a guest";
  const title = `${name} at ${viewport.width}: ${kind} clicks from the start page to a paid order`;
  test(title, isLong ? { tag: "@long" } : {}, async ({ page }, info) => {
    await page.setViewportSize(viewport);
    await walkToCheckout(page, { name, prefix, vin: vins[info.retry] ?? vins[0] });
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(1);
    await expect(basketItems(page)).toContainText(price, { useInnerText: true });
    await walkOnToPayment(page, customer);
    await payByCard(page);
    await expectPaid(page, prefix);
  });
}

test("Land Rover de-AT at 1440: a guest renews everything that is due", async ({ page }, info) => {
  await page.setViewportSize(desk);
  const vin = ["SALYA2BNARAZ00365", "SALRA2AKAP2Z00366"][info.retry] ?? "SALYA2BNARAZ00365";
  await walkToCheckoutWithAll(page, { name: "Land Rover de-AT", prefix: "/de-AT", vin });
  await expect(basketItems(page)).toHaveCount(2);
  await walkOnToPayment(page, { address: billingAddresses.austria });
  await payByCard(page);
  await expectPaid(page, "/de-AT");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("Land Rover nl-NL: a guest clicks from the start page to the payment step", async ({ page }) => {
    const site = { name: "Land Rover nl-NL", prefix: "/nl-NL", vin: "SALEA7BWAS2Z00321" };
    await walkToCheckout(page, site);
    await walkOnToPayment(page, { address: billingAddresses.netherlands });
    await expect(page).toHaveURL("/nl-NL/checkout?step=payment");
    await expect(page.locator("address")).toContainText("1015 CR Amsterdam");
  });
});
