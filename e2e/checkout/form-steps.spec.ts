import type { Page } from "@playwright/test";
import { britain } from "../support/sample-vehicles.ts";
import { expect, test } from "../support/shop-test.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import { enterAddress, enterEmail, walkOnToCheckout, walkToCheckout } from "../support/walk.ts";

const continueButton = (page: Page) => page.getByRole("button", { name: "Continue", exact: true });

test("an error goes away when its field is corrected, and the focus stays in the field", async ({ page, announce }) => {
  announce(/status of 422/);
  await page.goto("/");
  await page.locator("#vin").fill("SALE");
  await page.locator('button[value="find"]').click();
  await expect(page.locator("#vin-error")).toBeVisible();
  await page.locator("#vin").fill(britain.vin);
  await expect(page.locator("#vin-error")).toBeHidden();

  await page.locator('button[value="find"]').click();
  await walkOnToCheckout(page, britain);

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

  await page.getByRole("button", { name: "Add address manually" }).click();
  await continueButton(page).click();
  await expect(summary.getByRole("link")).toHaveCount(5);
  await page.getByLabel("Town or city").fill("London");
  await expect(summary.getByRole("link")).toHaveCount(4);
  await expect(page.locator("#address-city-error")).toBeHidden();
  await expect(page.getByLabel("Town or city")).toBeFocused();
});

test("the keyboard reaches the form before the basket; a half-typed address survives a reload", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await walkToCheckout(page, britain);
  await page.locator("#contact-email").focus();
  for (const name of ["Continue", "Sign in instead"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(name);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("complementary", { name: "Your basket" }).locator(":focus")).toBeVisible();

  await page.locator("#contact-email").fill("eleanor.marsh@example.com");
  await continueButton(page).click();
  await page.getByLabel("First name").fill("Eleanor");
  await page.getByRole("button", { name: "Add address manually" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Eleanor");
  await page.getByLabel("Address", { exact: true }).fill("1 Abbey Road");
  await page.getByLabel("Postcode").fill("nw89ay");
  await page.getByLabel("Last name").fill("Marsh");
  await expect(page.getByLabel("Postcode")).toHaveValue("NW8 9AY");
  await page.reload();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("1 Abbey Road");
  await expect(page.getByRole("main")).not.toContainText("<input", { useInnerText: true });
  await expect(page.getByLabel("Last name")).toHaveValue("Marsh");
  await page.getByRole("button", { name: "Back to address lookup" }).click();
  await page.getByRole("button", { name: "Add address manually" }).click();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("1 Abbey Road");
  await page.getByLabel("Town or city").fill("London");
  await continueButton(page).click();
  await expect(page.locator("address")).toContainText("London NW8 9AY");
  expect(await page.evaluate(() => sessionStorage.getItem("address-draft"))).toBeNull();
});

test(
  "switching to the manual address before the scripts run keeps the typed names",
  { tag: "@long" },
  async ({ page, announce }) => {
    announce(/status of 422/, /\.js/);
    await walkToCheckout(page, britain);
    await page.locator("#contact-email").fill("eleanor.marsh@example.com");
    await continueButton(page).click();
    await expect(page.locator("#step-address")).toBeFocused();
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload();
    await page.getByLabel("First name").fill("Eleanor");
    await page.getByLabel("Last name").fill("Marsh");
    await page.getByRole("button", { name: "Add address manually" }).click();
    await page.getByLabel("Address", { exact: true }).fill("1 Abbey Road");
    await expect(page.getByLabel("First name")).toHaveValue("Eleanor");
    await expect(page.getByLabel("Last name")).toHaveValue("Marsh");
    await page.getByRole("button", { name: "Back to address lookup" }).click();
    await expect(page.getByRole("combobox", { name: "Find your address" })).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Eleanor");
    await page.getByLabel("First name").press("Enter");
    await expect(page.getByRole("link", { name: "Please select a billing address." })).toBeVisible();
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address form starts with the manual fields, and the payment step asks for JavaScript", async ({
    page,
    announce,
  }) => {
    announce(/status of 422/);
    await walkToCheckout(page, britain);
    await page.locator("#contact-email").fill("eleanor.marsh@example.com");
    await continueButton(page).click();
    await expect(page.getByRole("combobox", { name: "Find your address" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Add address manually" })).toBeHidden();
    await page.getByLabel("First name").fill("Eleanor");
    await page.getByLabel("Town or city").fill("London");
    await page.getByLabel("Town or city").press("Enter");
    await expect(page.getByRole("link", { name: "Please enter a last name." })).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Eleanor");
    await expect(page.getByLabel("Town or city")).toHaveValue("London");
    await page.getByLabel("Last name").fill("Marsh");
    await page.getByLabel("Address", { exact: true }).fill("1 Abbey Road");
    await page.getByLabel("Postcode").fill("nw89ay");
    await continueButton(page).click();
    await expect(page.locator("address")).toContainText("London NW8 9AY");
    const needed = page.locator("noscript [role=status]");
    await expect(needed).toBeVisible();
    await expect(needed).toHaveText("To pay, please switch on JavaScript in your browser.");
    await expect(page.getByTestId("order")).toBeHidden();
    await expect(page.locator("main output > span[aria-hidden]")).toBeHidden();
  });
});

test(
  "an address that was sent while the shop could not be reached survives a reload",
  { tag: "@long" },
  async ({ page, announce }) => {
    announce(/status of 502/);
    await walkToCheckout(page, britain);
    await enterEmail(page);
    await expect(page).toHaveURL("/checkout?step=address");
    await page.reload();
    await expect(page.locator("#address-firstName")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("<input", { useInnerText: true });
    const { address1, city } = billingAddresses.britain;
    const expectTyped = async () => {
      await expect(page.locator("#address-address1")).toHaveValue(address1);
      await expect(page.locator("#address-city")).toHaveValue(city);
    };

    const checkoutData = /\/checkout\.data/;
    await page.route(checkoutData, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
    await enterAddress(page, billingAddresses.britain);
    await expect(page.locator("#address-city")).toBeHidden();
    await page.unroute(checkoutData);
    await page.goto("/checkout?step=address");
    await expectTyped();

    await page.locator("button[value=saveAddress]:not([aria-hidden])").click();
    await expect(page).toHaveURL(/step=payment/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("address-draft"))).toBeNull();
  },
);
