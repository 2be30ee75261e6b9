import { expect, type Page, test } from "@playwright/test";
import { paidFor } from "../fill-basket.ts";
import { billingAddresses } from "../payment/billing-addresses.ts";
import {
  chooseAdyenMethod,
  enterAdyenCard,
  enterStripeCard,
  expectPaid,
  modal,
  orderButton,
  reachPayment,
} from "./reach-payment.ts";

test.use({ reducedMotion: "reduce" });

const { germany: berlin, belgium: ghent, britain: ludlow } = billingAddresses;
const { britainAgain: britain, germany, belgium } = paidFor;

/** What the page asks of whom. */
function watchRequests(page: Page) {
  const asked: { url: URL; body: string }[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http")) asked.push({ url, body: request.postData() ?? "" });
  });
  return asked;
}

test.describe("Adyen in Germany", () => {
  test("a card pays once although the button is pressed twice; no number comes to the shop", async ({ page }) => {
    const asked = watchRequests(page);
    await reachPayment(page, germany, berlin);
    await enterAdyenCard(page, { number: "4111111111111111", holder: "Ada Byron" });
    await orderButton(page).dblclick();
    await expectPaid(page, "/de-DE");
    expect(asked.filter(({ url }) => url.hostname !== "localhost")).toEqual([]);
    const toShop = asked.filter(({ url }) => url.port === new URL(page.url()).port);
    expect(toShop.length).toBeGreaterThan(0);
    expect(toShop.filter(({ url, body }) => /4111/.test(url.href + body))).toEqual([]);
    await page.goBack();
    await expect(page).not.toHaveURL(/checkout|confirmation/);
    await page.goto("/de-DE/checkout");
    await expect(page.getByRole("heading", { name: "Ihr Warenkorb ist leer" })).toBeVisible();
  });

  test("a refused card leaves the basket, and another one pays", async ({ page }) => {
    await reachPayment(page, germany, berlin);
    await enterAdyenCard(page, { number: "4111111111111111", holder: "NOT_ENOUGH_BALANCE" });
    await orderButton(page).click();
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-payment=ready]")).toBeVisible();
    await enterAdyenCard(page, { number: "5555555555554444", holder: "Ada Byron" });
    await orderButton(page).click();
    await expectPaid(page, "/de-DE");
  });

  test("the bank asks: a wrong answer ends the payment, the right one pays", async ({ page }) => {
    await reachPayment(page, germany, berlin);
    const bank = page.locator("[data-payment] iframe").last().contentFrame();
    for (const password of ["forgotten", "password"]) {
      await enterAdyenCard(page, { number: "4212345678910006", holder: "Ada Byron" });
      await orderButton(page).click();
      await bank.getByLabel("Password").fill(password);
      await bank.getByRole("button", { name: "Approve" }).click();
      if (password === "password") break;
      await expect(modal(page)).toContainText("Ihre Bank hat die Zahlung nicht freigegeben");
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-payment=ready]")).toBeVisible();
    }
    await expectPaid(page, "/de-DE");
  });

  test("a debit is ordered now and paid days later", async ({ page }) => {
    await reachPayment(page, germany, berlin);
    await chooseAdyenMethod(page, "SEPA");
    await page.locator('input[name$="ownerName"]').fill("Ada Byron");
    await page.locator('input[name$="ibanNumber"]').fill("NL13TEST0123456789");
    await orderButton(page).click();
    await expectPaid(page, "/de-DE");
  });

  test("a wallet that is closed changes nothing, and pays when it is opened again", async ({ page }) => {
    await reachPayment(page, germany, berlin);
    await page.getByTestId("gpay-button").click();
    await page.getByTestId("wallet-cancel").click();
    await expect(page.locator("[data-payment=ready]")).toBeVisible();
    await page.getByTestId("gpay-button").click();
    await page.getByTestId("wallet-pay").click();
    await expectPaid(page, "/de-DE");
  });
});

test("Adyen in Belgium: Bancontact goes to the bank and comes back, in another window too", async ({
  page,
  context,
}) => {
  await reachPayment(page, belgium, ghent);
  await chooseAdyenMethod(page, "Bancontact");
  await enterAdyenCard(page, { number: "6703444444444449", hasCode: false });
  await orderButton(page).click();
  await expect(page).toHaveURL(/sandbox\/bank/);
  const returned = page.waitForRequest(/payment-confirmation/);
  await page.getByRole("button").first().click();
  const address = (await returned).url();
  await expectPaid(page, belgium.prefix);
  const other = await context.newPage();
  await other.goto(address);
  await expectPaid(other, belgium.prefix);
});

test.describe("Stripe in Britain", () => {
  test("too little money is said, and another card pays", async ({ page }) => {
    await reachPayment(page, britain, ludlow);
    await enterStripeCard(page, "4000000000009995");
    await orderButton(page).click();
    await expect(modal(page)).toContainText("hasn’t been charged");
    await modal(page).getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("[data-payment=ready]")).toBeVisible();
    await enterStripeCard(page, "4242424242424242");
    await orderButton(page).click();
    await expectPaid(page, "");
  });
});
