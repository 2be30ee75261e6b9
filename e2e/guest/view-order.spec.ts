import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { expect, test } from "../support/shop-test.ts";

test.use({ reducedMotion: "reduce", announcedProblems: [/status of 422 .* \S+\/view-order(?:\.data)?$/] });

test("a guest looks an order up by keyboard, learns about the guest view and closes the order", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "View or manage my order" }).click();
  const number = page.getByLabel("Order number");
  const email = page.getByLabel("Email address");
  await number.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Please enter an order number.");
  await expect(page.locator(":focus")).toContainText("Please enter an email address.");
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole("link", { name: /Refund possible/ }).click();
  await expect(number).not.toHaveValue("");
  const orderNumber = await number.inputValue();
  const address = await email.inputValue();
  await email.fill("unknown.guest@example.com");
  await email.press("Enter");
  await expect(page.locator(":focus")).toContainText("We can’t find an order with these details.");
  await expect(email).toHaveValue("unknown.guest@example.com");

  await number.fill(` #${orderNumber.toLowerCase()} `);
  await email.fill(address.toUpperCase());
  await email.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
  await expect(page).toHaveTitle(`Order ${orderNumber} | Land Rover UK`);
  await expect(page.getByRole("link", { name: "Request refund" })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const about = page.getByRole("link", { name: "About the guest view" });
  await about.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Guest view" });
  await expect(dialog).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(about).toBeFocused();
  await about.press("Enter");
  await dialog.getByRole("button", { name: "Close this order on this device" }).press("Enter");
  await expect(page).toHaveURL("/view-order");
  await expect(page.getByText("The order is closed on this device.")).toBeVisible();

  await page.goto(`/guest/order/${orderNumber}`);
  await expect(page.getByText("an order stays open on a device for 30 minutes")).toBeVisible();
  await expect(number).toHaveValue(orderNumber);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest looks an order up, reads about the guest view and closes the order", async ({ page }) => {
    await page.goto("/jaguar/de-DE/view-order");
    await page.locator("main aside a").first().click();
    await page.getByRole("button", { name: "Bestellung ansehen" }).click();
    await expect(page.getByText(/als Gast bis \d\d:\d\d Uhr/)).toBeVisible();
    await page.getByRole("link", { name: "Über die Gastansicht" }).click();
    await expect(page.getByRole("heading", { name: "Gastansicht" })).toBeVisible();
    await page.getByRole("button", { name: "Bestellung auf diesem Gerät schließen" }).click();
    await expect(page).toHaveURL("/jaguar/de-DE/view-order");
  });
});
