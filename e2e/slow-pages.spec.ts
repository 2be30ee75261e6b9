import type { Page } from "@playwright/test";
import { untilAlive } from "./support/page-parts.ts";
import { expect, test } from "./support/shop-test.ts";

/** Requests that wait until they are let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test("a page that takes long says so, moves nothing, and then comes", async ({ page }) => {
  await page.goto("/vin-error");
  await untilAlive(page);
  // The fonts come last, and lines break anew with them.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const letGo = await hold(page, "**/faqs.data*");
  const link = page.getByRole("contentinfo").locator("a[href$='/faqs']").first();
  await link.hover();
  const before = await link.boundingBox();
  await link.click();
  const notice = page.getByText("This is taking longer than usual.");
  await expect(notice).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
  letGo();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(notice).toHaveCount(0);
});

test("a page that comes at once says nothing of the kind", async ({ page }) => {
  await page.goto("/vin-error");
  await untilAlive(page);
  await page.getByRole("contentinfo").locator("a[href$='/faqs']").first().click();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(page.getByText("This is taking longer than usual.")).toHaveCount(0);
});

test("a page whose code or data never comes is given up after two minutes", async ({ page, announce }) => {
  announce(/Loading chunk/, /aborted|ERR_/);
  await page.clock.install();
  await page.goto("/vin-error");
  await untilAlive(page);
  await hold(page, "**/faqs.data*");
  await page.getByRole("contentinfo").locator("a[href$='/faqs']").first().click();
  const notice = page.getByText("This is taking longer than usual.");
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(121_000);
  await expect(page.getByRole("button", { name: "Retry Connection" })).toBeVisible();
});
