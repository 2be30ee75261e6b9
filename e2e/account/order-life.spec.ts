import type { Locator, Page } from "@playwright/test";
import { expectPdf, expectSound, openFromMenu } from "../support/account.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import { type Hand, keyboard, mouse } from "../support/hands.ts";
import {
  cardOf,
  dialogOf,
  manageLink,
  type Managing,
  openOverview,
  requestRefund,
  turnOff,
  turnOn,
  wakeList,
} from "../support/manage-dialog.ts";
import { expectPaid, expectReady } from "../support/payment-fields.ts";
import { expect, test } from "../support/shop-test.ts";
import { moveClock, startShopWithClock } from "../support/shops/shop-with-clock.ts";
import { readTexts, type Texts } from "../support/texts.ts";
import { type Customer, payByCard, walkOnToPayment, walkToCheckout } from "../support/walk.ts";

const port = 4570;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 1000 };

let shop: Awaited<ReturnType<typeof startShopWithClock>>;

test.use({ reducedMotion: "reduce", baseURL: `http://localhost:${port}` });
// One after the other, because they share a clock.
test.describe.configure({ mode: "default", timeout: 300_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShopWithClock(port);
});
test.afterAll(() => shop.stop());

type Journey = Customer & {
  name: string;
  prefix: string;
  locale: string;
  vin: string;
  /** The name of the service that is bought, in the language of the site. */
  service: string;
  viewport: typeof phone;
  /** The purchase itself is always made by mouse; another test makes one by keyboard. */
  hand: Hand;
  isLong?: boolean;
};

/** Stripe takes the money in Britain and Czechia, Adyen in Germany and Belgium. */
const journeys: Journey[] = [
  {
    name: "Land Rover en-GB",
    prefix: "",
    locale: "en-GB",
    vin: "SALYA2BNARAZ00205",
    service: "Connected Navigation",
    account: "owner3.gbr@example.com",
    address: billingAddresses.britain,
    viewport: desk,
    hand: mouse,
    isLong: true,
  },
  {
    name: "Land Rover de-DE",
    prefix: "/de-DE",
    locale: "de-DE",
    vin: "SALYA2BNARAZ00225",
    service: "Vernetzte Navigation",
    account: "owner3.deu@example.com",
    address: billingAddresses.germany,
    viewport: phone,
    hand: mouse,
    isLong: true,
  },
  {
    name: "Jaguar fr-BE",
    prefix: "/jaguar/fr-BE",
    locale: "fr-BE",
    vin: "SAJAA4BNALCZ00355",
    service: "Navigation connectée",
    account: "owner3.bel@example.com",
    address: billingAddresses.belgium,
    viewport: desk,
    hand: keyboard,
  },
  {
    name: "Jaguar cs-CZ",
    prefix: "/jaguar/cs-CZ",
    locale: "cs-CZ",
    vin: "SAJAA4BNALCZ00395",
    service: "Připojená navigace",
    account: "owner3.cze@example.com",
    address: billingAddresses.czechia,
    viewport: phone,
    hand: mouse,
    isLong: true,
  },
];

for (const journey of journeys) {
  const { name, hand, viewport, isLong } = journey;
  const by = hand === keyboard ? "by keyboard" : "by mouse";
  const title = `${name} at ${viewport.width}, ${by}: a customer follows an order until it is renewed, and its refund until it is issued`;
  test(title, isLong ? { tag: "@long" } : {}, async ({ page }) => {
    await page.setViewportSize(viewport);
    const texts = readTexts(journey.locale);
    const visit: Visit = { page, texts, hand };
    const orderNumber = await test.step("buy", () => buyWithRenewal(page, journey, texts));
    await test.step("the order is placed, then renewed", () => followOrder(visit, orderNumber));
    await test.step("auto-renewal is turned off and on", () => changeRenewal({ ...visit, service: journey.service }));
    await test.step("a refund is requested", () => refund({ ...visit, service: journey.service }));
    await test.step("the refund is issued", () => followRefund(visit, orderNumber));
  });
}

type Visit = { page: Page; texts: Texts; hand: Hand };

/** Buys connected navigation with auto-renewal, and returns the number of the order. */
async function buyWithRenewal(page: Page, journey: Journey, texts: Texts): Promise<string> {
  await walkToCheckout(page, journey);
  await walkOnToPayment(page, journey);
  await expectReady(page);
  const renewal = page.getByRole("checkbox", { name: texts.begin("renewal.autoRenewChoice") });
  // By key, because the box moves while the provider's fields above it load.
  await renewal.press("Space");
  await expect(renewal).toBeChecked();
  await payByCard(page);
  await expectPaid(page, journey.prefix);
  await expect(page.getByText(texts.full("renewal.autoRenewOnNotice"))).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** From the confirmation to the order, and then day by day. */
async function followOrder({ page, texts, hand }: Visit, orderNumber: string): Promise<void> {
  await hand.activate(page.locator("main a[href$='/account']"));
  await openOrder({ page, texts, hand }, orderNumber);
  const placed = { line: "status.paymentPending", steps: ["DONE status.orderPlaced", "DEFAULT status.renewed"] };
  await expectItem({ page, texts }, placed);
  await expect(documentButton(page, texts, "invoice")).toBeDisabled();
  await expect(page.getByText(texts.full("orders.invoicePending"))).toBeVisible();
  await expectSound(page);

  await moveClock(page.context(), "1 day forward");
  await reloadUntil(page, () => expect(documentButton(page, texts, "invoice")).toBeEnabled({ timeout: 2_000 }));
  await expectItem({ page, texts }, placed);

  await moveClock(page.context(), "1 day forward");
  const renewed = { line: "status.paid", steps: ["DONE status.orderPlaced", "DONE status.renewed"] };
  await reloadUntil(page, () => expectItem({ page, texts }, renewed));
  await expectSound(page);
  await hand.wake(page, "main form button");
  await expectPdf(documentButton(page, texts, "invoice"), new RegExp(`^Invoice-${orderNumber}\\.pdf$`), hand);
}

async function changeRenewal(managing: Managing & Visit): Promise<void> {
  const { page, texts, service, hand } = managing;
  // The page of an order has no menu, only the way back.
  await openFromMenu(page, "my-orders", hand);
  await openFromMenu(page, "my-subscriptions", hand);
  await expect(cardOf(page, service).getByText(texts.begin("subscriptions.autoRenewsOn"))).toBeVisible();
  await expectSound(page);
  await wakeList(managing);
  await openOverview(managing);
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(manageLink(managing)).toBeFocused();
  await turnOff(managing);
  await turnOn(managing);
}

async function refund(managing: Managing & Visit): Promise<void> {
  const { page, texts, service, hand } = managing;
  await requestRefund(managing);
  await hand.activate(page.getByRole("link", { name: texts.begin("subscriptions.expired") }));
  await expect(page).toHaveURL(/tab=expired$/);
  await expect(cardOf(page, service)).toContainText(texts.full("status.cancellationRequested"));
  await expectSound(page);
}

async function followRefund(visit: Visit, orderNumber: string): Promise<void> {
  const { page, texts, hand } = visit;
  await openOrder(visit, orderNumber);
  const requested = ["DONE status.orderPlaced", "DONE status.refundRequested", "INACTIVE status.refundIssued"];
  await expectItem(visit, { line: "status.draft", steps: requested });
  await expect(page.getByText(texts.begin("orders.refundRequestedText"))).toBeVisible();
  await expectSound(page);

  await moveClock(page.context(), "1 day forward");
  const issued = ["DONE status.orderPlaced", "DONE status.refundRequested", "DONE status.refundIssued"];
  await reloadUntil(page, () => expectItem(visit, { line: "status.processed", steps: issued }));
  await expect(page.getByText(texts.begin("orders.refundIssuedText"))).toBeVisible();
  await expect(documentButton(page, texts, "creditNote")).toBeDisabled();
  await expect(page.getByText(texts.full("orders.creditNotePending"))).toBeVisible();
  await expectSound(page);

  await moveClock(page.context(), "1 day forward");
  const refunded = ["DONE status.orderPlaced", "DONE status.cancellationRequested", "DONE status.refundIssued"];
  await reloadUntil(page, () => expectItem(visit, { line: "status.refundIssued", steps: refunded }));
  await expectSound(page);
  await hand.wake(page, "main form button");
  await expectPdf(documentButton(page, texts, "creditNote"), new RegExp(`^Credit-note-${orderNumber}\\.pdf$`), hand);
}

/** The newest order is the first of the list. */
async function openOrder({ page, hand }: Visit, orderNumber: string): Promise<void> {
  await openFromMenu(page, "my-orders", hand);
  const card = page.getByRole("main").getByRole("article").first();
  await expect(card.getByRole("heading")).toContainText(orderNumber);
  await expectSound(page);
  await hand.activate(card.getByRole("link"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(orderNumber);
}

const documentButton = (page: Page, texts: Texts, kind: "invoice" | "creditNote"): Locator =>
  page.getByRole("main").getByRole("button", { name: texts.begin(`orders.${kind}`) });

type ShownItem = { line: string; steps: string[] };

/** The line and the timeline of the only item, by the ids of their texts. */
async function expectItem({ page, texts }: Pick<Visit, "page" | "texts">, { line, steps }: ShownItem): Promise<void> {
  const item = page.getByRole("main").getByRole("article");
  const shown = await item.evaluate((article) => ({
    line: article.querySelector("p:has(> .vh) > :last-child")?.textContent,
    steps: [...article.querySelectorAll("ol > li")].map(
      (step) => `${step.getAttribute("data-state")} ${step.querySelector("b")?.textContent}`,
    ),
  }));
  const translate = (step: string) => step.replace(/\S+$/, (id) => texts.full(id));
  expect(shown).toEqual({ line: texts.full(line), steps: steps.map(translate) });
}

/** The work that is due after the clock was moved takes a moment. */
async function reloadUntil(page: Page, expectState: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expectState();
  }).toPass({ timeout: 60_000 });
}
