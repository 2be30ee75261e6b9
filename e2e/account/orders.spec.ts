import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { expectFocusOn, expectTrapped, tabTo } from "../support/keyboard.ts";
import { moveUntilHydrated } from "../support/page-parts.ts";
import { enterPassword } from "../support/shortcuts.ts";
import { expect, test } from "../support/shop-test.ts";

test.use({ reducedMotion: "reduce" });

const shops = [
  {
    name: "Land Rover en-GB",
    prefix: "",
    email: "owner2.gbr@example.com",
    texts: {
      orders: "Orders",
      loadMore: "Load more",
      view: /^View order/,
      invoice: /^Invoice/,
      refund: "Refund issued",
    },
  },
  {
    name: "Land Rover de-DE",
    prefix: "/de-DE",
    email: "owner2.deu@example.com",
    texts: {
      orders: "Bestellungen",
      loadMore: "Mehr laden",
      view: /^Bestellung ansehen/,
      invoice: /^Rechnung/,
      refund: "Erstattung veranlasst",
    },
  },
  {
    name: "Jaguar en-GB",
    prefix: "/jaguar",
    email: "owner2.gbr@example.com",
    texts: {
      orders: "Orders",
      loadMore: "Load more",
      view: /^View order/,
      invoice: /^Invoice/,
      refund: "Refund issued",
    },
  },
] as const;

/** From the start page to the list of orders, by what the pages show. */
async function walkToOrders(
  page: Page,
  { prefix, email, texts }: Pick<(typeof shops)[number], "prefix" | "email" | "texts">,
) {
  await page.goto(`${prefix}/`);
  await page.locator("[aria-labelledby=consent-title] button[value=denied]").click();
  await page.locator("header a[href*=sign-in]").first().click();
  await enterPassword(page, email);
  await page.getByRole("main").getByRole("link", { name: texts.orders, exact: true }).first().click();
  await expect(page).toHaveURL(`${prefix}/account/my-orders`);
  await expect(cards(page)).toHaveCount(5);
}

const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");

/** The card of the demonstration's order, by the end of its number. */
const cardOf = (page: Page, key: string): Locator =>
  cards(page).filter({ has: page.getByRole("heading", { name: new RegExp(`${key}$`) }) });

async function expectPdf(download: Download, name: RegExp): Promise<void> {
  expect(download.suggestedFilename()).toMatch(name);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const shop of shops) {
  const { name, prefix, texts } = shop;

  test(`${name}: a customer walks from the start page to an order and its invoice`, async ({ page }) => {
    await walkToOrders(page, shop);
    await expectAccessible(page);
    await moveUntilHydrated(page, "main article a");
    await page.getByRole("link", { name: texts.loadMore }).click();
    await expect(cards(page)).toHaveCount(10);
    await expect(page).toHaveURL(`${prefix}/account/my-orders?shown=10`);
    // The first of the added orders has the focus, and the page has not moved to its top.
    await expect(cards(page).nth(5).getByRole("heading")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expectAccessible(page);

    await cardOf(page, "V06").getByRole("link", { name: texts.view }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/V06$/);
    await expect(page.getByRole("listitem").filter({ hasText: texts.refund })).toHaveAttribute(
      "data-state",
      "INACTIVE",
    );
    await expectAccessible(page);

    await moveUntilHydrated(page, "main form button");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: texts.invoice }).click(),
    ]);
    await expectPdf(download, /^Invoice-D\w+V06\.pdf$/);
    await page.getByRole("main").getByRole("link", { name: texts.orders, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/account/my-orders`);
  });
}

test("by keyboard: orders are loaded, one is opened, and a missing invoice is explained", async ({
  page,
  announce,
}) => {
  announce(/status of 503/);
  await walkToOrders(page, shops[0]);
  await tabTo(page, "Load more");
  await page.keyboard.press("Enter");
  await expectFocusOn(page, /^Order D/);
  await tabTo(page, /^View order/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/account\/my-orders\/\w{18}\/\w+$/);
  await page.goBack();
  await expect(page).toHaveURL("/account/my-orders?shown=10");
  await expect(cards(page)).toHaveCount(10);
  // An invoice that could not be made is among the older orders.
  await page.goto("/account/my-orders?shown=30");
  await cardOf(page, "V05").getByRole("link").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/V05$/);
  await tabTo(page, /^Invoice/);
  // The first key loads the code of the view.
  await moveUntilHydrated(page, "main form button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Invoice Unavailable");
  await expectTrapped(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectFocusOn(page, /^Invoice/);
});

for (const width of [390, 834]) {
  test(`at ${width} orders show as many pictures as fit, and long names are cut`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await walkToOrders(page, shops[2]);
    await page.goto("/jaguar/account/my-orders?shown=30");
    const card = cardOf(page, "V11");
    await expect(card.locator("img[src*='/art/services/']").locator("visible=true")).toHaveCount(width === 834 ? 5 : 4);
    await expect(card.getByText(width === 834 ? "+1" : "+2", { exact: true })).toBeVisible();
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/V11$/);
    const name = page.getByRole("heading", { level: 3, name: "Connected Navigation" });
    await expect(name.getByText("Connected…", { exact: true })).toBeVisible({ visible: width === 390 });
    await expectAccessible(page);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("orders are loaded by a link, and an invoice by a form that says when it fails", async ({ page }) => {
    await walkToOrders(page, shops[0]);
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(cards(page)).toHaveCount(10);
    await page.goto("/account/my-orders?shown=30");
    await cardOf(page, "V04").getByRole("link").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Invoice/ }).click(),
    ]);
    await expectPdf(download, /^Invoice-D\w+V04\.pdf$/);
    await page.goto("/account/my-orders?shown=30");
    await cardOf(page, "V05").getByRole("link").click();
    await page.getByRole("button", { name: /^Invoice/ }).click();
    await expect(page.getByRole("alert")).toContainText("Invoice Unavailable");
  });
});
