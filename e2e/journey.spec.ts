import { expect, type Page, test } from "@playwright/test";
import { openBasket, places, type ShoppingPlace } from "./fill-basket.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const items = (page: Page) =>
  page
    .getByRole("main")
    .locator("li")
    .filter({ has: page.locator("form") });

/** From a VIN typed by hand to one plan in the basket, and on to everything else that is due. */
async function shop(page: Page, { prefix, vin, price }: ShoppingPlace): Promise<void> {
  await page.goto(`${prefix}/`);
  await page.locator("#vin").fill(vin.toLowerCase());
  await page.locator('button[value="find"]').click();
  await expect(page).toHaveURL(`${prefix}/services`);
  await page.locator("a[href*='/single-detail-page/CONNAV']").first().click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/single-detail-page/CONNAV`));
  // The list has such a field too, and the address changes before the page does.
  await expect(page.locator('button[value="add"]')).toBeVisible();
  await page.locator('input[value="CONNAV-24M"]').check();
  await page.locator('button[value="add"]').click();
  await expect(page).toHaveURL(`${prefix}/checkout`);
  await expect(items(page)).toHaveCount(1);
  // The button pressed was far down its page.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await openBasket(page);
  await expect(items(page)).toContainText(price, { useInnerText: true });
  await page.goto(`${prefix}/renew-all`);
  await page.locator("form:has(input[value='renewAll']) button[type='submit']").last().click();
  await expect(page).toHaveURL(`${prefix}/checkout`);
  await expect(items(page)).toHaveCount(2);
}

for (const [index, place] of places.entries()) {
  const viewport = index % 2 === 0 ? phone : desk;
  test(`${place.name} at ${viewport.width}: from a VIN to the basket`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await shop(page, place);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });
  for (const place of [places[0], places[3]]) {
    test(`${place.name}: from a VIN to the basket`, ({ page }) => shop(page, place));
  }
});
