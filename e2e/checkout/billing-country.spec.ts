import { expect, test } from "../support/shop-test.ts";
import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { untilHydrated } from "../support/page-parts.ts";
import { britain } from "../support/sample-vehicles.ts";
import { skipToBasket } from "../support/shortcuts.ts";

test.use({ reducedMotion: "reduce" });

test("a guest types and chooses the billing country, its address fields follow, and the summary names it", async ({
  page,
}) => {
  await skipToBasket(page, britain, ["CONNAV-24M"]);
  await page.goto("/checkout");
  await untilHydrated(page);
  await page.locator("#contact-email").fill("ada.byron@example.com");
  await page.locator("button[value=saveContact]").click();
  await page.getByRole("button", { name: "Add address manually" }).click();
  const field = page.getByRole("combobox", { name: "Country", exact: true });
  await expect(field).toHaveJSProperty("tagName", "INPUT");
  await expect(field).toHaveValue("United Kingdom");
  await expect(field).toHaveAccessibleDescription("Please select a value or type something");
  await field.fill("");
  await page.locator("button[value=saveAddress]:not([aria-hidden])").click();
  await page.getByRole("link", { name: "Please select a country." }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type("germ");
  await expect(page.getByRole("option")).toHaveText(["Germany"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Germany");
  // After a click, typing replaces the value, and the only country that matches is taken.
  await page.locator("#address-firstName").click();
  await field.click();
  await page.keyboard.type("aus");
  await expect(page.getByRole("option")).toHaveText(["Austria"]);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Austria");
  await page.locator("#address-firstName").click();
  await field.click();
  await page.keyboard.type("germ");
  await page.keyboard.press("Tab");
  await expect(field).toHaveValue("Germany");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const lines = page.locator("[name=postalCode], [name=city]");
  await expect
    .poll(() => lines.evaluateAll((all) => all.map(({ id }) => id)))
    .toEqual(["address-postalCode", "address-city"]);
  await page.locator("#address-firstName").fill("Ada");
  await page.locator("#address-lastName").fill("Byron");
  await page.locator("#address-address1").fill("Lindenstraße 12");
  await page.locator("#address-city").fill("Berlin");
  await page.locator("#address-postalCode").fill("10969");
  await page.locator("button[value=saveAddress]:not([aria-hidden])").click();
  await expect(page.locator("address")).toContainText("10969 Berlin");
  await expect(page.locator("address")).toContainText("Germany");
  await expect(page.locator("address")).toContainText("ada.byron@example.com");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the billing country is a plain select", async ({ page }) => {
    await skipToBasket(page, britain, ["CONNAV-24M"]);
    await page.goto("/checkout");
    await page.locator("#contact-email").fill("ada.byron@example.com");
    await page.locator("button[value=saveContact]").click();
    await expect(page.locator("select[name=countryCode]").first()).toHaveValue("GB");
  });
});
