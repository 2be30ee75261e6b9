import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import { untilHydrated } from "../support/page-parts.ts";
import { acceptTerms, enterAdyenCard, expectPaid, modal, orderButton } from "../support/payment-fields.ts";
import { paidFor } from "../support/sample-vehicles.ts";
import { skipToPayment, skipToPaymentAsCustomer, skipToSignedIn } from "../support/shortcuts.ts";
import { answerStripeBank, payByStripe } from "../support/stripe-bank.ts";

test.use({ reducedMotion: "reduce" });

const sandboxOrigin = String(process.env.SANDBOX_ORIGIN);
const consoles = {
  adyen: `${sandboxOrigin}/sandbox/console`,
  stripe: `${sandboxOrigin}/stripe/sandbox/console`,
};

/** The states of the charges that the provider has recorded for the order on the page. */
async function chargesOf(page: Page, provider: keyof typeof consoles): Promise<string[]> {
  const orderNo = /confirmation\/([\w-]+)/.exec(page.url())?.[1] ?? "";
  const html = await (await page.request.get(consoles[provider])).text();
  const rows = html.split("<tr>").filter((row) => row.includes(`<td>${orderNo}</td>`));
  return rows.map((row) => /authorised|succeeded|canceled|awaiting|requires_\w+/.exec(row)?.[0] ?? row);
}

/** Lets a call of the page reach the shop, and drops its answer. The returned function resolves once that has happened. */
async function loseAnswer(page: Page, path: string, service?: string): Promise<() => Promise<void>> {
  const answered = Promise.withResolvers<void>();
  await page.route(new RegExp(path), async (route) => {
    if (service && !route.request().postData()?.includes(`"${service}"`)) return route.fallback();
    await route.fetch();
    answered.resolve();
    return route.abort();
  });
  return async () => {
    await answered.promise;
    await page.unroute(new RegExp(path));
  };
}

const waiting = (page: Page) => page.locator("[data-payment=waiting]");

test("Adyen: a page reloaded before the answer to the payment arrives shows the order, and shows it once", async ({
  page,
}) => {
  await skipToPayment(page, paidFor.germany, billingAddresses.germany);
  await enterAdyenCard(page, { number: "4111111111111111", holder: "Ada Byron" });
  const answered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/service-call-adyen-payments/, async (route) => {
    await route.fetch();
    answered.resolve();
    await released.promise;
    await route.abort().catch(() => {});
  });
  await orderButton(page).click();
  await answered.promise;
  await page.reload();
  released.resolve();
  await expectPaid(page, "/de-DE");
  expect(await chargesOf(page, "adyen")).toEqual(["authorised"]);
  // Until the confirmation is hydrated, a checkout whose basket is gone leads back to it.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("payingBasket"))).toBeNull();
  await page.goto("/de-DE/checkout");
  await expect(page.getByRole("heading", { name: "Ihr Warenkorb ist leer" })).toBeVisible();
});

test("Stripe: a payment whose answer is lost still ends with the confirmation", async ({ page, announce }) => {
  announce(/ERR_FAILED/);
  await skipToPayment(page, paidFor.britainAgain, billingAddresses.britain);
  const lost = await loseAnswer(page, "service-call-stripe", "pay");
  await payByStripe(page, "4242424242424242");
  await lost();
  await expectPaid(page, "");
  expect(await chargesOf(page, "stripe")).toEqual(["succeeded"]);
});

test(
  "Stripe: a page reloaded during the bank's challenge has its basket back, and one reloaded after the bank's approval shows the order",
  { tag: "@long" },
  async ({ page, context }) => {
    await skipToPayment(page, paidFor.britainAgain, billingAddresses.britain);
    await payByStripe(page, "4000002760003184");
    await answerStripeBank(page, "setup", "Complete");
    await expect(page.locator('iframe[src*="payment="]')).toBeVisible();
    const other = await context.newPage();
    await other.goto("/services");
    await untilHydrated(other);
    const basketLink = other.getByRole("banner").locator("a[href$='/checkout']");
    await expect(basketLink).toHaveAccessibleName("Basket, empty");
    await page.reload();
    // The page that has its basket back sends its item count to the other one.
    await expect(basketLink).toHaveAccessibleName("Basket, 1 item");
    await other.close();
    await expect(modal(page)).toBeHidden();
    await acceptTerms(page);

    await payByStripe(page, "4000002760003184");
    await answerStripeBank(page, "setup", "Complete");
    const unsent = Promise.withResolvers<void>();
    await page.route(/service-call-stripe/, async (route) => {
      if (!route.request().postData()?.includes('"continue"')) return route.fallback();
      // The call is never sent, because the page is reloaded first.
      return unsent.resolve();
    });
    await answerStripeBank(page, "payment", "Complete");
    await unsent.promise;
    await page.reload();
    await expectPaid(page, "");
    expect(await chargesOf(page, "stripe")).toEqual(["succeeded"]);
  },
);

test(
  "Stripe: a customer who loses the session at the bank gets no message that nothing was charged",
  { tag: "@long" },
  async ({ page, context, announce }) => {
    announce(/status of 401/);
    await skipToPayment(page, paidFor.britainAgain, billingAddresses.britain);
    await payByStripe(page, "4000002760003184");
    await answerStripeBank(page, "setup", "Complete");
    await expect(page.locator('iframe[src*="payment="]')).toBeVisible();
    const session = await context.cookies();
    await context.clearCookies();
    await answerStripeBank(page, "payment", "Complete");
    await expect(waiting(page)).toBeVisible();
    await expect(modal(page)).toBeHidden();
    await context.addCookies(session);
    await expectPaid(page, "");
    expect(await chargesOf(page, "stripe")).toEqual(["succeeded"]);
  },
);

test(
  "Adyen: a customer whose session has ended signs in again and pays; a missing access token is renewed on the way",
  { tag: "@long" },
  async ({ page, context, announce }) => {
    announce(/status of 401/);
    const { frenchOwner: site } = paidFor;
    const card = { number: "5555555555554444", holder: "Ada Byron" };
    await skipToSignedIn(page, "/fr-FR", "owner9.fra@example.com");
    await skipToPaymentAsCustomer(page, site, billingAddresses.france);
    await enterAdyenCard(page, card);
    await context.clearCookies({ name: /^cc-/ });
    await orderButton(page).click();
    await expect(modal(page)).toContainText("Votre session a peut-être expiré");

    // The customer is still signed in at the identity provider.
    await page.goto("/fr-FR/sign-in?to=%2Ffr-FR%2Fcheckout");
    await acceptTerms(page);
    await enterAdyenCard(page, card);
    await context.clearCookies({ name: /^cc-at/ });
    await orderButton(page).click();
    await expectPaid(page, "/fr-FR");
    expect(await chargesOf(page, "adyen")).toEqual(["authorised"]);
  },
);
