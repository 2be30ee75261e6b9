import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { untilMiniBasketHydrated } from "../support/page-parts.ts";
import { britain } from "../support/sample-vehicles.ts";
import { expect, test } from "../support/shop-test.ts";
import { skipToBasket } from "../support/shortcuts.ts";

test.use({ reducedMotion: "reduce" });

test("an item can be removed from the mini basket, the last one too, and put back", async ({ page }) => {
  await skipToBasket(page, britain, ["CONNAV-24M", "REMOTE-12M"]);
  await page.goto("/services");
  await untilMiniBasketHydrated(page);
  const link = page.getByRole("banner").locator("a[href$='/checkout']");
  await link.click();
  const basket = page.getByRole("dialog", { name: "Basket" });
  const items = basket.getByRole("listitem");
  await expect(items).toHaveCount(2);
  await items.filter({ hasText: "Remote" }).getByRole("button", { name: "Remove" }).click();
  await expect(items).toHaveCount(1);
  await expect(basket.getByText(/^Remote .* removed/)).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await basket.getByRole("button", { name: "Undo" }).click();
  await expect(items).toHaveCount(2);
  for (const left of [1, 0]) {
    // A press within half a second counts as the second one of a double click.
    await expect(async () => {
      if ((await items.count()) > left) await items.first().getByRole("button", { name: "Remove" }).click();
      await expect(items).toHaveCount(left, { timeout: 1000 });
    }).toPass();
  }
  await expect(basket.getByText("Basket is empty")).toBeVisible();
  await basket.getByRole("button", { name: "Undo" }).click();
  await expect(items).toHaveCount(1);
  await expect(basket).toBeVisible();
  await page.reload();
  await expect(link).toHaveAccessibleName("Basket, 1 item");
});

test("the mini basket ends at the edge of the page", async ({ page }) => {
  await skipToBasket(page, britain, ["CONNAV-24M"]);
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services");
    await untilMiniBasketHydrated(page);
    await page.getByRole("banner").locator("a[href$='/checkout']").click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
    const [panel, row] = await page
      .getByRole("banner")
      .evaluate((header) =>
        [header.querySelector("dialog"), header.querySelector(".wrap")].map((part) => part?.getBoundingClientRect()),
      );
    expect(Math.round(panel?.right ?? 0)).toBe(Math.round(row?.right ?? -1));
    expect(panel?.left).toBeGreaterThanOrEqual(row?.left ?? Infinity);
  }
});
