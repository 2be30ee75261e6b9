import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { gapBetween } from "../support/page-parts.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import { enterAdyenCard, enterStripeCard, expectPaid, orderButton } from "../support/payment-fields.ts";
import { paidFor } from "../support/sample-vehicles.ts";
import { skipToPaymentAsCustomer, skipToSignedIn } from "../support/shortcuts.ts";

test.use({ reducedMotion: "reduce" });

/** Cards saved for another customer of the same market. */
const foreign = {
  stripe: "tok_bb836c5a-b25f-4841-9589-7b01b63c10c4",
  adyen: "tok_9d6abba2-1161-49ce-b162-8a1cd451c04d",
};

/** Posts to the shop as the page does, with a body that the page would not send. */
async function post(page: Page, path: string, body: object): Promise<number> {
  const headers = { origin: new URL(page.url()).origin };
  return (await page.request.post(path, { data: body, headers })).status();
}

/** The basket of the next call that starts a payment, and its query, in which the page states the total. */
function nextStart(page: Page, path: string): Promise<{ basketId: string; stated: string }> {
  return page
    .waitForRequest((request) => request.url().includes(path))
    .then((request) => ({
      basketId: (request.postDataJSON() as { basketId: string }).basketId,
      stated: new URL(request.url()).search,
    }));
}

test("Stripe: a customer pays with a new card, then with the saved one; an expired card and another customer's cannot pay", async ({
  page,
}) => {
  const { britishOwner: site } = paidFor;
  await skipToSignedIn(page, "", "owner9.gbr@example.com");
  await skipToPaymentAsCustomer(page, site, billingAddresses.britain);
  const saved = page.getByRole("radiogroup", { name: "Saved payment methods" });
  const expired = saved.getByRole("radio", { name: "Visa **** 4242" });
  await expect(expired).toBeDisabled();
  await expect(saved).toContainText("Your credit/debit card has expired.");
  await expect(saved.getByRole("radio")).toHaveCount(2);
  await enterStripeCard(page, "5555555555554444");
  await orderButton(page).click();
  await expectPaid(page, "");

  const start = nextStart(page, "service-call-stripe");
  await skipToPaymentAsCustomer(page, site, billingAddresses.britain);
  const { basketId, stated } = await start;
  const theirs = { service: "pay", basketId, token: foreign.stripe };
  expect(await post(page, `/service-call-stripe${stated}`, theirs)).toBe(404);
  await expect(expired).toBeDisabled();
  await expect(saved.getByRole("radio", { name: "Mastercard **** 4444" })).toBeChecked();
  await expect(page.locator("[data-payment] iframe").first()).toBeHidden();
  await expect.poll(() => gapBetween(saved, page.getByText("Card details go straight"))).toBe(16);
  await page.getByRole("checkbox", { name: "Renew this plan when it expires" }).check();
  await orderButton(page).click();
  await expectPaid(page, "");
  await expect(page.getByText("We will automatically renew this plan when it expires.")).toBeVisible();
  await expect(page.getByText("Auto-renewal is on").first()).toBeVisible();
  await expect(page.getByText("Mastercard **** 4444")).toBeVisible();
});

test(
  "Adyen: a customer pays with a new card, then with the saved one; an expired card and another customer's cannot pay",
  { tag: "@long" },
  async ({ page }) => {
    const { germanOwner: site } = paidFor;
    await skipToSignedIn(page, "/de-DE", "owner9.deu@example.com");
    await skipToPaymentAsCustomer(page, site, billingAddresses.germany);
    const step = page.locator("[data-payment]");
    const notice = step.getByText("Visa **** 4242.");
    await expect(notice).toBeVisible();
    await expect(step.locator(".adyen-checkout__payment-method", { hasText: "4242" })).toHaveCount(0);
    await enterAdyenCard(page, { number: "5555555555554444", holder: "Emre Yildiz" });
    await orderButton(page).click();
    await expectPaid(page, "/de-DE");

    const start = nextStart(page, "service-call-adyen-payment-method");
    await skipToPaymentAsCustomer(page, site, billingAddresses.germany);
    const { basketId, stated } = await start;
    const theirs = { basketId, paymentMethod: { type: "scheme", storedPaymentMethodId: foreign.adyen } };
    expect(await post(page, `/de-DE/service-call-adyen-payments${stated}`, theirs)).toBe(404);
    await expect(notice).toBeVisible();
    const chosen = step.locator(".adyen-checkout__payment-method--selected");
    await expect(chosen).toContainText("4444");
    await chosen.frameLocator('[data-cse="encryptedSecurityCode"] iframe').locator("input").first().fill("737");
    await expect(chosen.locator(".adyen-checkout__field--valid")).toHaveCount(1);
    await orderButton(page).click();
    await expectPaid(page, "/de-DE");
    await expect(page.getByText("Mastercard **** 4444")).toBeVisible();
  },
);
