import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/page-parts.ts";
import { britain } from "../support/sample-vehicles.ts";
import { expect, test } from "../support/shop-test.ts";

const eventNames = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).map(({ event }) => event),
  );

const touch = (page: Page) => page.keyboard.press("Shift");

const visits: Record<string, (page: Page) => Promise<void>> = {
  "that is never touched": (page) => waitForHydration(page),
  "that is touched before its scripts are there": async (page) => {
    await touch(page);
    await touch(page);
    await waitForHydration(page);
  },
  "that is touched again and again": async (page) => {
    await waitForHydration(page);
    for (let n = 0; n < 3; n += 1) await touch(page);
  },
};

for (const [name, visit] of Object.entries(visits)) {
  test(`a page ${name} counts once`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "consent", value: "granted", url: String(baseURL) }]);
    await page.goto(`/service/CONNAV?carvin=${britain.vin}`, { waitUntil: "commit" });
    await visit(page);
    await expect.poll(() => eventNames(page)).toEqual(["fdp_page", "view_item"]);
    // The next page counts, and nothing is counted again on the way.
    await page.getByRole("contentinfo").getByRole("link", { name: "Questions and answers" }).click();
    await expect(page).toHaveURL("/faqs");
    await expect.poll(() => eventNames(page)).toEqual(["fdp_page", "view_item", "click_faq", "fdp_page"]);
  });
}
