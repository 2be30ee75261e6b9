import { untilHydrated } from "../support/page-parts.ts";
import { expect, test } from "../support/shop-test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 720 } });

    test("below 1280 px a menu leads to the pages, the account and the country", async ({ page }) => {
      await page.goto("/jaguar/de-DE/faqs");
      const menu = page.getByRole("navigation", { name: "Hauptnavigation" });
      const open = page.getByRole("button", { name: "Menü", exact: true });
      await expect(menu).toBeHidden();
      await open.click();
      for (const name of ["Dienste", "Mein Fahrzeug", "Hilfe", "Anmelden", "Deutschland, Deutsch"]) {
        const link = menu.getByRole("link", { name });
        await expect(link).toBeVisible();
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expect(menu.getByRole("button", { name: "Menü schließen" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
      await menu.getByRole("link", { name: "Mein Fahrzeug" }).click();
      await expect(page).toHaveURL(/vin-error$/);
      await expect(menu).toBeHidden();
    });
  });
}

test("the open menu keeps the focus, and gives it back to its button by Escape and when it is closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 834, height: 900 });
  await page.goto("/cs-CZ/faqs");
  await untilHydrated(page);
  const open = page.getByRole("banner").locator("[popovertarget=menu]").last();
  const menu = page.locator("#menu");
  const controls = menu.locator("a, button");
  await open.click();
  const count = await controls.count();
  expect(count).toBeGreaterThan(4);
  await expect(controls.first()).toBeFocused();
  for (const place of [...Array.from({ length: count - 1 }, (_, index) => index + 1), 0]) {
    await page.keyboard.press("Tab");
    await expect(controls.nth(place)).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(controls.last()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(controls.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.mouse.click(60, 450);
  await expect(menu).toBeHidden();
});

test("the links of a wide header do not hold the focus", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/faqs");
  await untilHydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Help" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeFocused();
});

test("the menu closes with the press on a link, not when its page has come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/vin-error");
  await untilHydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/faqs.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("banner").locator("[popovertarget=menu]").last().click();
  await page.locator("#menu").getByRole("link", { name: "Help" }).click();
  await expect(page.locator("#menu")).toBeHidden();
  await expect(page).toHaveURL("/vin-error");
  release();
  await expect(page).toHaveURL("/faqs");
});
