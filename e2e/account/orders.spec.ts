import type { Locator, Page } from "@playwright/test";
import { expectPdf, expectSound, walkToAccount } from "../support/account.ts";
import { expectFocusOn, expectTrapped, tabTo } from "../support/keyboard.ts";
import { moveUntilHydrated } from "../support/page-parts.ts";
import { expect, test } from "../support/shop-test.ts";
import { readTexts } from "../support/texts.ts";

test.use({ reducedMotion: "reduce" });

const british = { prefix: "", account: "owner2.gbr@example.com" };

const sites = [
  { name: "Land Rover en-GB", locale: "en-GB", ...british, width: 1440 },
  { name: "Land Rover de-DE", locale: "de-DE", prefix: "/de-DE", account: "owner2.deu@example.com", width: 834 },
  { name: "Jaguar fr-BE", locale: "fr-BE", prefix: "/jaguar/fr-BE", account: "owner2.bel@example.com", width: 1440 },
  { name: "Jaguar cs-CZ", locale: "cs-CZ", prefix: "/jaguar/cs-CZ", account: "owner2.cze@example.com", width: 390 },
] as const;

/** From the start page to the list of orders, by what the pages show. */
async function walkToOrders(page: Page, site: { prefix: string; account: string }): Promise<void> {
  await walkToAccount(page, site, "my-orders");
  await expect(cards(page)).toHaveCount(5);
}

const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");

/** The card of the demonstration's order, by the end of its number. */
const cardOf = (page: Page, key: string): Locator =>
  cards(page).filter({ has: page.getByRole("heading", { name: new RegExp(`${key}$`) }) });

for (const site of sites) {
  const title = `${site.name} at ${site.width}: a customer walks from the start page to an order and its invoice`;
  test(title, async ({ page }) => {
    await page.setViewportSize({ width: site.width, height: 900 });
    const texts = readTexts(site.locale);
    const list = `${site.prefix}/account/my-orders`;
    await walkToOrders(page, site);
    await expectSound(page);
    await moveUntilHydrated(page, "main article a");
    await page.getByRole("link", { name: texts.full("orders.loadMore") }).click();
    await expect(cards(page)).toHaveCount(10);
    await expect(page).toHaveURL(`${list}?shown=10`);
    // The first of the added orders has the focus, and the page has not moved to its top.
    await expect(cards(page).nth(5).getByRole("heading")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expectSound(page);

    await cardOf(page, "V06")
      .getByRole("link", { name: texts.begin("orders.view") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/V06$/);
    const step = page.getByRole("listitem").filter({ hasText: texts.full("status.refundIssued") });
    await expect(step).toHaveAttribute("data-state", "INACTIVE");
    await expectSound(page);

    await moveUntilHydrated(page, "main form button");
    const invoice = page.getByRole("button", { name: texts.begin("orders.invoice") });
    await expectPdf(invoice, /^Invoice-D\w+V06\.pdf$/);
    await page
      .getByRole("main")
      .getByRole("link", { name: texts.full("orders.title"), exact: true })
      .click();
    await expect(page).toHaveURL(list);
  });
}

test("by keyboard: orders are loaded, one is opened, and a missing invoice is explained", async ({
  page,
  announce,
}) => {
  announce(/status of 503/);
  await walkToOrders(page, british);
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
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectFocusOn(page, /^Invoice/);
});

for (const width of [390, 834]) {
  test(`at ${width} orders show as many pictures as fit, and long names are cut`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await walkToOrders(page, { prefix: "/jaguar", account: british.account });
    await page.goto("/jaguar/account/my-orders?shown=30");
    const card = cardOf(page, "V11");
    await expect(card.locator("img[src*='/art/services/']").locator("visible=true")).toHaveCount(width === 834 ? 5 : 4);
    await expect(card.getByText(width === 834 ? "+1" : "+2", { exact: true })).toBeVisible();
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/V11$/);
    const name = page.getByRole("heading", { level: 3, name: "Connected Navigation" });
    await expect(name.getByText("Connected…", { exact: true })).toBeVisible({ visible: width === 390 });
    await expectSound(page);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("orders are loaded by a link, and an invoice by a form that says when it fails", async ({ page }) => {
    await walkToOrders(page, british);
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(cards(page)).toHaveCount(10);
    await page.goto("/account/my-orders?shown=30");
    await cardOf(page, "V04").getByRole("link").click();
    await expectPdf(page.getByRole("button", { name: /^Invoice/ }), /^Invoice-D\w+V04\.pdf$/);
    await page.goto("/account/my-orders?shown=30");
    await cardOf(page, "V05").getByRole("link").click();
    await page.getByRole("button", { name: /^Invoice/ }).click();
    await expect(page.getByRole("alert")).toContainText("Invoice Unavailable");
  });
});
