import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import {
  acceptTerms,
  chooseAdyenMethod,
  enterAdyenCard,
  enterStripeCard,
  expectPaid,
  expectProblem,
  expectReady,
  fillReliably,
  modal,
  orderButton,
  termsBox,
  typeAdyenCard,
} from "../support/payment-fields.ts";
import { paidFor } from "../support/sample-vehicles.ts";
import { skipToPayment } from "../support/shortcuts.ts";

test.use({ reducedMotion: "reduce" });

const { germany: berlin, belgium: ghent, britain: ludlow } = billingAddresses;
const { britainAgain: britain, germany, belgium } = paidFor;

/** Collects the HTTP requests of the page. */
function watchRequests(page: Page) {
  const requests: { url: URL; body: string }[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http")) requests.push({ url, body: request.postData() ?? "" });
  });
  return requests;
}

/** Keeps Adyen's fields from reporting the expiry date to the page, until the returned function is called. */
async function holdVault(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/checkoutshopper\/vault/, async (route) => {
    if (route.request().postData()?.includes('"year"')) await promise;
    await route.continue();
  });
  return resolve;
}

/** The sandbox of each frame keeps a bank's page from navigating the shop's page without a click. */
async function expectRestrictedFrames(page: Page): Promise<void> {
  const frames = page.locator("[data-payment] iframe");
  await expect(page.locator("[data-payment] iframe:not([sandbox])")).toHaveCount(0);
  const rights = await frames.evaluateAll((all) => all.map((frame) => frame.getAttribute("sandbox")));
  expect(new Set(rights)).toEqual(
    new Set([
      "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    ]),
  );
}

test.describe("Adyen in Germany", () => {
  test("a card pays once although the button is pressed twice; its number never reaches the shop, and the service is not sold again", async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await skipToPayment(page, germany, berlin);
    await enterAdyenCard(page, { number: "4111111111111111", holder: "Ada Byron" });
    await orderButton(page).dblclick();
    await expectPaid(page, "/de-DE");
    expect(requests.filter(({ url }) => url.hostname !== "localhost")).toEqual([]);
    const toShop = requests.filter(({ url }) => url.port === new URL(page.url()).port);
    expect(toShop.length).toBeGreaterThan(0);
    expect(toShop.filter(({ url, body }) => /4111/.test(url.href + body))).toEqual([]);
    // A tab that has not shown the confirmation yet would show it instead of the empty basket.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("payingBasket"))).toBeNull();
    await page.goBack();
    await expect(page).not.toHaveURL(/checkout|confirmation/);
    await page.goto("/de-DE/checkout");
    await expect(page.getByRole("heading", { name: "Ihr Warenkorb ist leer" })).toBeVisible();
    // A paid service is not sold again, neither before nor after it has reached the vehicle.
    await page.context().clearCookies({ name: "skip-checkout-control" });
    await page.goto("/de-DE/");
    await expect(page.getByRole("main")).toContainText(/wird verlängert|läuft bis/);
    await expect(page.locator("a[href*='/single-detail-page/CONNAV']")).toHaveCount(0);
  });

  test("a refused card leaves the basket, and another one pays", async ({ page }) => {
    await skipToPayment(page, germany, berlin);
    for (const card of [
      { number: "4111111111111111", holder: "NOT_ENOUGH_BALANCE" },
      { number: "4000020000000000", holder: "Ada Byron" },
    ]) {
      await enterAdyenCard(page, card);
      await orderButton(page).click();
      await expectProblem(page, "Ihre Karte wurde abgelehnt");
    }
    // A quick customer presses the button before the fields have reported to the page.
    const release = await holdVault(page);
    await typeAdyenCard(page, { number: "5555555555554444", holder: "Ada Byron" });
    await orderButton(page).click();
    release();
    await expectPaid(page, "/de-DE");
  });

  test("the enter key in a field orders nothing before the terms are accepted", async ({ page }) => {
    await skipToPayment(page, germany, berlin);
    await termsBox(page).press("Space");
    await expect(termsBox(page)).not.toBeChecked();
    await enterAdyenCard(page, { number: "4111111111111111", holder: "Ada Byron" });
    const holder = page.locator("input[name=holderName]");
    await holder.press("Enter");
    await expect(termsBox(page)).toHaveAttribute("aria-invalid", "true");
    await termsBox(page).press("Space");
    await holder.press("Enter");
    await expectPaid(page, "/de-DE");
  });

  test("a wrong answer to the bank's challenge ends the payment, and the right one pays", async ({ page }) => {
    await skipToPayment(page, germany, berlin);
    const bank = page.locator("[data-payment] iframe").last().contentFrame();
    for (const password of ["forgotten", "password"]) {
      await enterAdyenCard(page, { number: "4212345678910006", holder: "Ada Byron" });
      await orderButton(page).click();
      await bank.getByLabel("Password").fill(password);
      await bank.getByLabel("Password").press("Enter");
      if (password === "password") break;
      await expectProblem(page, "Ihre Bank hat die Zahlung nicht freigegeben");
    }
    await expectPaid(page, "/de-DE");
  });

  test("a direct debit is refused, then ordered and paid days later", async ({ page }) => {
    await skipToPayment(page, germany, berlin);
    const debit = async (owner: string) => {
      await chooseAdyenMethod(page, "SEPA");
      await fillReliably(page.locator('input[name$="ownerName"]'), owner);
      await fillReliably(page.locator('input[name$="ibanNumber"]'), "NL13TEST0123456789");
      await orderButton(page).click();
    };
    await chooseAdyenMethod(page, "SEPA");
    await expect(page.getByText("Gläubiger-Identifikationsnummer: DE98ZZZ09999999999")).toBeVisible();
    await orderButton(page).click();
    for (const field of ["ownerName", "ibanNumber"]) {
      const input = page.locator(`input[name$="${field}"]`);
      await expect(input).toHaveAttribute("aria-invalid", "true");
      await input.focus();
      await expect(input).toHaveCSS("box-shadow", "none");
    }
    await debit("DECLINED");
    await expectProblem(page, "wurde nicht belastet");
    await debit("Ada Byron");
    await expectPaid(page, "/de-DE");
  });

  test(
    "a wallet that is closed or refused changes nothing, and pays when it is opened again",
    { tag: "@long" },
    async ({ page }) => {
      await skipToPayment(page, germany, berlin);
      await page.getByTestId("gpay-button").press("Space");
      await page.getByTestId("wallet-cancel").click();
      await expectReady(page);
      await page.getByTestId("gpay-button").press("Space");
      await page.getByTestId("wallet-decline").click();
      await expectProblem(page, "Google Pay");
      await page.getByTestId("gpay-button").press("Space");
      await page.getByTestId("wallet-pay").click();
      await expectPaid(page, "/de-DE");
    },
  );
});

test("Adyen in Belgium: Bancontact is refused at the bank, then pays, and the way back from the bank works in another window too", async ({
  page,
  context,
}) => {
  await skipToPayment(page, belgium, ghent);
  const goToBank = async () => {
    await chooseAdyenMethod(page, "Bancontact");
    await enterAdyenCard(page, { number: "6703444444444449", hasCode: false });
    await orderButton(page).click();
    await expect(page).toHaveURL(/sandbox\/bank/);
  };
  await chooseAdyenMethod(page, "Bancontact");
  await expect(page.locator(".adyen-checkout__payment-method--selected iframe")).toHaveCount(3);
  await expectRestrictedFrames(page);
  await goToBank();
  await page.getByRole("button", { name: "Decline" }).click();
  await expectProblem(page, "Votre carte a été refusée");
  await acceptTerms(page);
  await goToBank();
  const returned = page.waitForRequest(/payment-confirmation/);
  await page.getByRole("button").first().click();
  const address = (await returned).url();
  await expectPaid(page, belgium.prefix);
  const other = await context.newPage();
  await other.goto(address);
  await expectPaid(other, belgium.prefix);
});

test.describe("Stripe in Britain", () => {
  test("a card without enough money is refused, and another card pays once although the button is pressed twice", async ({
    page,
    announce,
  }) => {
    announce(/status of 402/);
    await skipToPayment(page, britain, ludlow);
    await enterStripeCard(page, "4000000000009995");
    await orderButton(page).click();
    await expect(modal(page)).toContainText("hasn’t been charged");
    await modal(page).getByRole("button", { name: "Try again" }).click();
    await expectReady(page);
    await enterStripeCard(page, "4242424242424242");
    await orderButton(page).dblclick();
    await expectPaid(page, "");
    // Before its scripts have run, the checkout would show the confirmation again, as to a customer who has not seen it.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("payingBasket"))).toBeNull();
    await page.goBack();
    await expect(page).not.toHaveURL(/checkout|confirmation/);
    await page.goto("/checkout");
    await expect(page.getByRole("heading", { name: "Your basket is empty" })).toBeVisible();
  });
});
