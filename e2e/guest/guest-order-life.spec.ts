import type { Browser, Locator, Page } from "@playwright/test";
import { expectPdf, expectSound } from "../support/account.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import { type Hand, keyboard, mouse } from "../support/hands.ts";
import { expectPaid } from "../support/payment-fields.ts";
import { expect, test } from "../support/shop-test.ts";
import { moveClock, startShopWithClock } from "../support/shops/shop-with-clock.ts";
import { readTexts, type Texts } from "../support/texts.ts";
import { type Customer, payByCard, walkOnToPayment, walkToCheckoutWithAll } from "../support/walk.ts";

const port = 4580;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 1000 };

let shop: Awaited<ReturnType<typeof startShopWithClock>>;

test.use({
  reducedMotion: "reduce",
  baseURL: `http://localhost:${port}`,
  // Each guest mistypes the e-mail address once.
  announcedProblems: [/status of 422 .* \S+\/view-order\.data$/],
});
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
  /** Two of its services are due. */
  vin: string;
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
    address: billingAddresses.germany,
    viewport: phone,
    hand: mouse,
  },
  {
    name: "Jaguar fr-BE",
    prefix: "/jaguar/fr-BE",
    locale: "fr-BE",
    vin: "SAJAA4BNALCZ00355",
    address: billingAddresses.belgium,
    viewport: desk,
    hand: keyboard,
    isLong: true,
  },
  {
    name: "Jaguar cs-CZ",
    prefix: "/jaguar/cs-CZ",
    locale: "cs-CZ",
    vin: "SAJAA4BNALCZ00395",
    address: billingAddresses.czechia,
    viewport: phone,
    hand: mouse,
    isLong: true,
  },
];

for (const journey of journeys) {
  const { name, hand, viewport, isLong, prefix, locale } = journey;
  const by = hand === keyboard ? "by keyboard" : "by mouse";
  const title = `${name} at ${viewport.width}, ${by}: a guest follows an order, and gives it back with and without scripts`;
  test(title, isLong ? { tag: "@long" } : {}, async ({ page, browser }) => {
    await page.setViewportSize(viewport);
    const visit: Visit = { page, texts: readTexts(locale), hand, prefix };
    const orderNumber = await test.step("buy two services", () => buy(page, journey));
    const link = await test.step("the confirmation's link opens it", () => openFromConfirmation(visit, orderNumber));
    await test.step("the order is renewed", () => followOrder({ ...visit, link }, orderNumber));
    await test.step("it is looked up and the first item given back", () => returnFirstItem(visit, orderNumber));
    const withoutScripts = await openWithoutScripts(browser, { viewport });
    const plainVisit = { ...visit, page: withoutScripts, hand: mouse };
    await test.step("without scripts, the second", () => returnSecondItem(plainVisit, orderNumber));
    await test.step("the refunds are issued", () => followRefunds(visit, orderNumber));
    await test.step("and documented", () => expectCreditNotes(visit, orderNumber));
    await test.step("also without scripts", () => expectCreditNotes(plainVisit, orderNumber));
    await withoutScripts.context().close();
  });
}

type Visit = { page: Page; texts: Texts; hand: Hand; prefix: string };

/** Returns the number of the order. */
async function buy(page: Page, journey: Journey): Promise<string> {
  await walkToCheckoutWithAll(page, journey);
  await walkOnToPayment(page, journey);
  await payByCard(page);
  await expectPaid(page, journey.prefix);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

async function openWithoutScripts(browser: Browser, { viewport }: { viewport: typeof phone }): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: `http://localhost:${port}`,
    viewport,
    reducedMotion: "reduce",
    acceptDownloads: true,
  });
  return context.newPage();
}

/** The signed link opens the order at once, and nothing of it stays in the address. Returns the link. */
async function openFromConfirmation({ page, hand, prefix }: Visit, orderNumber: string): Promise<string> {
  const button = page.locator("main a[href*='/guest/order/']");
  const link = (await button.getAttribute("href")) ?? "";
  await hand.activate(button);
  await expect(page).toHaveURL(`${prefix}/guest/order/${orderNumber}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(orderNumber);
  await expectSound(page);
  return link;
}

/** A day later the order is closed on this device; the link opens it again. */
async function followOrder({ page, texts, hand, link }: Visit & { link: string }, orderNumber: string): Promise<void> {
  const openUntil = (expectState: () => Promise<void>) =>
    expect(async () => {
      await page.goto(link);
      await expectState();
    }).toPass({ timeout: 60_000 });
  await openUntil(() => expectLines(page, texts, ["status.paymentPending", "status.paymentPending"]));
  await expect(documentButton(page, texts, "invoice")).toBeDisabled();
  await moveClock(page.context(), "1 day forward");
  await openUntil(() => expect(documentButton(page, texts, "invoice")).toBeEnabled({ timeout: 2_000 }));
  await moveClock(page.context(), "1 day forward");
  await openUntil(() => expectLines(page, texts, ["status.paid", "status.paid"]));
  await hand.wake(page, "main form button");
  await expectPdf(documentButton(page, texts, "invoice"), new RegExp(`^Invoice-${orderNumber}\\.pdf$`), hand);
}

async function returnFirstItem(visit: Visit, orderNumber: string): Promise<void> {
  const { page, texts, hand } = visit;
  await openLookup(visit);
  await hand.write(page.locator("#lookup-order-number"), ` ${orderNumber.toLowerCase()} `);
  await hand.write(page.locator("#lookup-email"), "another.person@example.com");
  await hand.activate(page.getByRole("button", { name: texts.full("guestOrder.view") }));
  await expect(page.getByText(texts.full("guestOrder.notFound"))).toBeVisible();
  await expectSound(page);
  await lookUp(visit, orderNumber);
  await expectSound(page);
  await hand.activate(page.locator("main a[href*='/request-refund/']:not([href*='receipt='])"));
  await expect(page.locator("main input[name=item]")).toHaveCount(2);
  await hand.wake(page, "main form button[value=review]");
  await expectSound(page);

  const first = page.locator("main input[name=item]").first();
  await first.press("Space");
  await expect(first).toBeChecked();
  await expectSound(page);
  await hand.activate(page.locator("main button[value=review]"));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(texts.begin("refunds.amountBack"))).toBeVisible();
  await expectSound(page);
  await hand.activate(dialog.getByRole("button", { name: texts.begin("refunds.confirm") }));
  await expectReceipt(visit);
  await expectSound(page);
  await hand.activate(page.getByRole("link", { name: texts.full("refunds.backToOrder") }));
  await expectLines(page, texts, ["status.draft", "status.paid"]);
  await expect(page.getByText(texts.begin("orders.refundRequestedText"))).toBeVisible();
  await expectSound(page);
}

async function returnSecondItem(visit: Visit, orderNumber: string): Promise<void> {
  const { page, texts, prefix } = visit;
  await page.goto(`${prefix}/`);
  await openLookup(visit);
  await lookUp(visit, orderNumber);
  await page.locator("main a[href*='/request-refund/']:not([href*='receipt='])").click();
  // The other item was given back before, and this one is what the guest came for.
  await expect(page.locator("main input[name=item]")).toHaveCount(1);
  await expect(page.locator("main input[name=item]")).toBeChecked();
  await page.locator("main select").selectOption({ index: 7 });
  await page.locator("main button[value=review]").click();
  await expect(page.getByText(texts.begin("refunds.amountBack"))).toBeVisible();
  await page.locator("main button[value=confirm]").click();
  await expectReceipt(visit);
  await page.getByRole("link", { name: texts.full("refunds.backToOrder") }).click();
  await expectLines(page, texts, ["status.draft", "status.draft"]);
}

async function followRefunds(visit: Visit, orderNumber: string): Promise<void> {
  const { page, texts } = visit;
  await moveClock(page.context(), "1 day forward");
  await reopen(visit, orderNumber);
  await reloadUntil(page, () => expectLines(page, texts, ["status.processed", "status.processed"]));
  await expectSound(page);
  await moveClock(page.context(), "1 day forward");
}

/** The access of a lookup has ended with the day: a reload asks for the details again, with the number filled in. */
async function reopen(visit: Visit, orderNumber: string): Promise<void> {
  const { page, texts } = visit;
  await page.reload();
  await expect(page.locator("#lookup-order-number")).toHaveValue(orderNumber);
  await expect(page.getByText(texts.full("guestOrder.reopen"))).toBeVisible();
  await lookUp(visit, orderNumber);
}

async function expectCreditNotes(visit: Visit, orderNumber: string): Promise<void> {
  const { page, texts, hand } = visit;
  await reopen(visit, orderNumber);
  const notes = page.getByRole("main").getByRole("button", { name: texts.begin("orders.creditNote") });
  await reloadUntil(page, () => expect(notes).toHaveCount(2, { timeout: 2_000 }));
  await reloadUntil(page, () => expect(notes.last()).toBeEnabled({ timeout: 2_000 }));
  await expectPdf(notes.first(), new RegExp(`^Credit-note-${orderNumber}\\.pdf$`), hand);
}

/** From any page, by the link in its footer. */
async function openLookup({ page, hand, prefix }: Visit): Promise<void> {
  await hand.activate(page.locator("footer a[href$='/view-order']"));
  await expect(page).toHaveURL(`${prefix}/view-order`);
}

async function lookUp({ page, texts, hand, prefix }: Visit, orderNumber: string): Promise<void> {
  await hand.write(page.locator("#lookup-order-number"), `  ${orderNumber.toLowerCase()}`);
  await hand.write(page.locator("#lookup-email"), "ADA.Byron@example.com ");
  await hand.activate(page.getByRole("button", { name: texts.full("guestOrder.view") }));
  await expect(page).toHaveURL(`${prefix}/guest/order/${orderNumber}`);
}

async function expectReceipt({ page, texts }: Visit): Promise<void> {
  await expect(page).toHaveURL(/\?receipt=R-\w{4}-\w{4}$/);
  const number = new URL(page.url()).searchParams.get("receipt") ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.full("refunds.received"));
  await expect(page.getByRole("main").getByText(number)).toBeVisible();
  await expect(page.locator("main time")).toHaveText(/\d{1,2}[:.h ]+\d{2}/);
}

const documentButton = (page: Page, texts: Texts, kind: "invoice"): Locator =>
  page.getByRole("main").getByRole("button", { name: texts.begin(`orders.${kind}`) });

/** The status lines of the items, by the ids of their texts, whatever their order on the page. */
async function expectLines(page: Page, texts: Texts, lines: string[]): Promise<void> {
  const items = page.getByRole("main").getByRole("article");
  await expect(items).toHaveCount(lines.length, { timeout: 2_000 });
  const shown = await items.evaluateAll((all) =>
    all.map((article) => article.querySelector("p:has(> .vh) > :last-child")?.textContent),
  );
  expect(new Set(shown)).toEqual(new Set(lines.map((id) => texts.full(id))));
}

/** The work that is due after the clock was moved takes a moment. */
async function reloadUntil(page: Page, expectState: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expectState();
  }).toPass({ timeout: 60_000 });
}
