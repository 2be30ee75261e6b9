import { expect, type Page, test } from "@playwright/test";

const vin = "SALEA7BWAS2Z00201";

/** From the start page to the service page, by VIN. */
async function openService(page: Page): Promise<void> {
  await page.locator("#vin").fill(vin);
  await page.locator('button[value="find"]').click();
  await page.locator("a[href*='/single-detail-page/CONNAV']").first().click();
  await expect(page.locator('button[value="add"]')).toBeVisible();
}

const continueButton = (page: Page) => page.getByRole("button", { name: "Continue", exact: true });

test("an error goes away when its field is corrected, and the focus stays in the field", async ({ page }) => {
  await page.goto("/");
  await page.locator("#vin").fill("SALE");
  await page.locator('button[value="find"]').click();
  await expect(page.locator("#vin-error")).toBeVisible();
  await page.locator("#vin").fill(vin);
  await expect(page.locator("#vin-error")).toBeHidden();

  await openService(page);
  await page.locator('button[value="add"]').click();
  const refusedPlans = page.locator("fieldset[aria-invalid]");
  await expect(refusedPlans).toBeVisible();
  await page.locator('input[value="CONNAV-24M"]').check();
  await expect(refusedPlans).toHaveCount(0);
  await page.locator('button[value="add"]').click();
  await expect(page).toHaveURL("/checkout");

  await page.locator("#coupon").fill("NO-SUCH-CODE");
  await page.locator('button[value="applyCoupon"]').click();
  await expect(page.locator("#coupon-error")).toBeVisible();
  await page.locator("#coupon").fill("ANOTHER-CODE");
  await expect(page.locator("#coupon-error")).toBeHidden();

  const summary = page.getByRole("alert");
  const email = page.locator("#contact-email");
  await continueButton(page).click();
  await expect(summary).toContainText("Please enter an email address.");
  await email.pressSequentially("eleanor@example");
  await expect(summary).toContainText("Please enter a valid email address.");
  await email.pressSequentially(".com");
  await expect(summary).toBeHidden();
  await expect(page.locator("#contact-email-error")).toBeHidden();
  await expect(email).toBeFocused();
  await continueButton(page).click();

  await page.getByRole("link", { name: "Add address manually" }).click();
  await continueButton(page).click();
  await expect(summary.getByRole("link")).toHaveCount(5);
  await page.getByLabel("Town or city").fill("London");
  await expect(summary.getByRole("link")).toHaveCount(4);
  await expect(page.locator("#address-city-error")).toBeHidden();
  await expect(page.getByLabel("Town or city")).toBeFocused();
});
