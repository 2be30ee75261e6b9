import type { Page } from "@playwright/test";
import { findLayoutShift, watchLayoutShifts } from "./support/look/layout-shift.ts";
import { untilHydrated } from "./support/page-parts.ts";
import { britain } from "./support/sample-vehicles.ts";
import { skipToSignedIn } from "./support/shortcuts.ts";
import { expect, test } from "./support/shop-test.ts";

/** Holds requests back until the returned function is called. */
async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Writes what has moved without the visitor's doing, from now on, into the document. */
const addUpLayoutShifts = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.shift = "0";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        const before = Number(document.documentElement.dataset.shift);
        if (!entry.hadRecentInput) document.documentElement.dataset.shift = String(before + entry.value);
      }
    }).observe({ type: "layout-shift" });
  });

test("a slow page shows a notice that moves nothing, until the page is loaded", async ({ page }) => {
  await page.goto("/vin-error");
  await untilHydrated(page);
  // The fonts load last, and change where lines break.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const release = await holdRequests(page, "**/faqs.data*");
  const link = page.getByRole("contentinfo").locator("a[href$='/faqs']").first();
  await link.hover();
  const before = await link.boundingBox();
  await link.click();
  const notice = page.getByText("This is taking longer than usual.");
  await expect(notice).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
  release();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(notice).toHaveCount(0);
});

test("a page whose code is slow keeps the height of the window, and moves nothing when it comes", async ({ page }) => {
  await page.goto("/vin-error");
  await untilHydrated(page);
  const release = await holdRequests(page, "**/assets/faq-view-*.js");
  await page.getByRole("contentinfo").locator("a[href$='/faqs']").first().click();
  const placeholder = page.locator("main > [aria-busy='true']");
  await expect(placeholder).toBeVisible();
  expect((await placeholder.boundingBox())?.height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0);
  await addUpLayoutShifts(page);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(placeholder).toHaveCount(0);
  expect(Number(await page.locator("html").getAttribute("data-shift"))).toBeLessThan(0.02);
});

for (const { name, address, code, open } of [
  {
    name: "My vehicle",
    address: /vin-error$/,
    code: "**/assets/vehicle-intro-*.js",
    open: (page: Page) => page.getByRole("banner").getByRole("link", { name: "My vehicle" }).click(),
  },
  {
    name: "the account",
    address: /account/,
    code: "**/assets/{account,overview}-band-*.js",
    async open(page: Page) {
      await page.getByRole("banner").locator("summary").last().click();
      await page.getByRole("banner").getByRole("link", { name: "Orders" }).click();
    },
  },
]) {
  test(`${name} is shown with its title at once, however late the code of that comes`, async ({ page }) => {
    if (name === "the account") await skipToSignedIn(page, "", "owner1.gbr@example.com");
    await page.goto("/faqs");
    await untilHydrated(page);
    const release = await holdRequests(page, code);
    const titleBefore = await page.getByRole("heading", { level: 1 }).textContent();
    const requested = page.waitForRequest(code);
    await open(page);
    await requested;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleBefore ?? "");
    await addUpLayoutShifts(page);
    release();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(titleBefore ?? "");
    expect(Number(await page.locator("html").getAttribute("data-shift"))).toBeLessThan(0.02);
  });
}

test("a page that is opened within the document has its styles as soon as it appears", async ({ page }) => {
  await page.goto("/vin-error");
  await untilHydrated(page);
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const links = [...document.querySelectorAll("main a[href*='plan=CONNAV-']")];
      if (links.length === 0) return;
      observer.disconnect();
      document.documentElement.dataset.visible = String(links.filter((link) => link.checkVisibility()).length);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator("#vin").fill(britain.vin);
  await page.locator('button[value="find"]').click();
  // Three plans, and a style that shows the link of the selected one.
  await expect(page.locator("html")).toHaveAttribute("data-visible", "1");
});

for (const address of ["/vin-error", "/jaguar/vin-error", "/cs-CZ/vin-error"]) {
  test(`fonts that come late do not move ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchLayoutShifts(page);
    const release = await holdRequests(page, "**/*.woff2");
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const paints = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
    await expect.poll(paints).toBe(1);
    release();
    await page.waitForLoadState("networkidle");
    expect(await findLayoutShift(page, 0.02)).toEqual([]);
  });
}

for (const address of ["/view-order", "/jaguar/cs-CZ/view-order", "/vin-error"]) {
  test(`scripts that come late do not move ${address}, because they bring no styles for what is shown`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchLayoutShifts(page);
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto(address, { waitUntil: "commit" });
    const samples = page.locator("main aside").last();
    await expect(samples.getByRole("link").last()).toBeVisible();
    await expect(samples).toHaveCSS("border-top-style", "dashed");
    release();
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await findLayoutShift(page, 0.01)).toEqual([]);
  });
}

test("the question about cookies is not shown before its answers have arrived", async ({ page }) => {
  await page.route("**/vin-error", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const answers = html.indexOf("<button", html.indexOf('aria-labelledby="consent-title"'));
    await route.fulfill({ response, body: html.slice(0, answers) });
  });
  await page.goto("/vin-error");
  const question = page.locator("#consent-title");
  await expect(question).toHaveCount(1);
  await expect(question).toBeHidden();
  await page.unroute("**/vin-error");
  await page.reload();
  await expect(question).toBeVisible();
});

test("a page that loads at once shows no notice about slowness", async ({ page }) => {
  await page.goto("/vin-error");
  await untilHydrated(page);
  await page.getByRole("contentinfo").locator("a[href$='/faqs']").first().click();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(page.getByText("This is taking longer than usual.")).toHaveCount(0);
});

test("a page that never loads is given up after two minutes", async ({ page, announce }) => {
  announce(/Loading chunk/, /aborted|ERR_/);
  await page.clock.install();
  await page.goto("/vin-error");
  await untilHydrated(page);
  await holdRequests(page, "**/faqs.data*");
  await page.getByRole("contentinfo").locator("a[href$='/faqs']").first().click();
  const notice = page.getByText("This is taking longer than usual.");
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(121_000);
  await expect(page.getByRole("button", { name: "Retry Connection" })).toBeVisible();
});
