import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { openBasket, untilHydrated } from "../support/page-parts.ts";
import { germany, paidFor, sites } from "../support/sample-vehicles.ts";
import { skipToBasket } from "../support/shortcuts.ts";

const navigation = "CONNAV-24M";
const remote = "REMOTE-12M";
const america = sites[4];
const jaguar = { name: "Jaguar en-GB", prefix: "/jaguar", vin: "SADHA2B1AP1Z00211", price: "£159" };

test.use({ reducedMotion: "reduce" });

const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const clickContinue = (page: Page) => page.getByRole("button", { name: "Continue" }).click();

async function enterContact(page: Page, email: string): Promise<void> {
  await page.locator("#contact-email").fill(email);
  await page.locator("button[value=saveContact]").click();
}

test("a guest in Britain corrects the contact, looks up an address, goes back and forth, and pays", async ({
  page,
  browser,
}) => {
  await skipToBasket(page, paidFor.britain, [navigation, remote]);
  await page.goto("/checkout");
  await untilHydrated(page);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await clickContinue(page);
  await expect(page.getByText("Please enter an email address.").first()).toBeVisible();
  await expect(page.locator("div:focus").getByRole("alert")).toContainText("One detail needs your attention");
  await page.locator("#contact-email").fill("eleanor");
  await clickContinue(page);
  await expect(page.getByText("Please enter a valid email address.").first()).toBeVisible();
  await enterContact(page, "eleanor.marsh@example.com");
  await expect(page).toHaveURL("/checkout?step=address");
  await expect(step(page, "Billing address")).toBeFocused();
  await expect(page.getByText("Guest checkout. Your order is kept under this address.")).toBeVisible();

  const field = page.getByRole("combobox", { name: "Find your address" });
  const found = page.getByRole("listbox").getByRole("option");
  const lookupBodies: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/service-call-address")) lookupBodies.push(request.postData() ?? "");
  });
  await field.pressSequentially("Ab");
  await field.pressSequentially("bey Road Cov");
  await expect(found.first()).toBeVisible();
  expect(
    lookupBodies.every((body) => (new URLSearchParams(body).get("Text") ?? "").length > 2 && !body.includes("Key")),
  ).toBe(true);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  for (const [text, message] of [
    ["qqqqqq", "Address cannot be found. Please try a different address or add your address manually."],
    ["lookup error 503", "Address lookup service is unavailable. Please enter your address manually."],
  ] as const) {
    await field.fill(text);
    await expect(page.getByText(message)).toBeVisible();
  }
  await clickContinue(page);
  await expect(page.getByRole("link", { name: "Please select a billing address." })).toBeVisible();
  await page.getByRole("link", { name: "Please enter a first name." }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByLabel("First name").fill("Eleanor");
  await page.getByLabel("Last name").fill("Marsh");
  await field.fill("Abbey Road Cov");
  await expect(found).not.toHaveCount(0);
  await field.press("ArrowDown");
  await field.press("Enter");
  await found.filter({ hasText: /^8 Abbey Road/ }).click();
  await expect(page.getByLabel("Address", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("8 Abbey Road");
  await expect(page.getByLabel("Town or city")).toHaveValue("Coventry");
  await expect(page.getByLabel("Postcode")).toHaveValue("CV3 4LF");
  await clickContinue(page);

  await expect(page).toHaveURL("/checkout?step=payment");
  await expect(step(page, "Payment")).toBeFocused();
  await expect(page.locator("address")).toContainText("8 Abbey Road");
  await page.goBack();
  await expect(page.getByLabel("Postcode")).toHaveValue("CV3 4LF");
  await page.goBack();
  await expect(page.locator("#contact-email")).toHaveValue("eleanor.marsh@example.com");
  await page.goto("/checkout");
  await untilHydrated(page);
  await expect(page.getByRole("button", { name: "Order with obligation to pay" })).toBeVisible();
  await expect(page.getByText("Subtotal excl. VAT")).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Price and ownership" }).click();
  await expect(page.getByRole("dialog", { name: "Price and ownership" })).toContainText("includes VAT");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Price and ownership" })).toBeFocused();

  const order = page.getByRole("button", { name: "Order with obligation to pay" });
  const card = page.frameLocator("iframe").first();
  await card.locator("#number").fill("4242424242424242");
  await card.locator("#expiry").fill("0330");
  await card.locator("#cvc").fill("737");
  await order.click();
  await expect(page.getByText("Please tick the box to place your order.")).toBeVisible();
  const terms = page.getByRole("checkbox", { name: /terms and conditions/ });
  await expect(terms).toBeFocused();
  await terms.press("Space");
  await expect(terms).toBeChecked();
  await order.click();
  await expect(page).toHaveURL(/\/confirmation\/VCS-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Eleanor");
  await expect(page.getByText(/^Order VCS-\S+ is placed\. Please keep this number\.$/)).toBeVisible();
  const summary = page.getByRole("complementary", { name: "Order summary" });
  for (const fact of ["£159", "£65", "£224", "Visa **** 4242", "8 Abbey Road", "SALZXXXXXXXXX0204", "Evoque"]) {
    await expect(summary).toContainText(fact);
  }
  await expect(page.getByRole("heading", { name: "Your end dates" })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const stranger = await browser.newContext();
  expect((await stranger.request.get(page.url())).status()).toBe(404);
  await stranger.close();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Eleanor");
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Your basket is empty" })).toBeVisible();
});

test(
  "a guest in the United States on a phone selects a state instead of a country, and sees the tax",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await skipToBasket(page, america, [navigation]);
    await page.goto("/en-US/checkout");
    await untilHydrated(page);
    await enterContact(page, "sam@example.com");
    await page.getByRole("button", { name: "Add address manually" }).click();
    await expect(page.locator("select")).toHaveCount(1);
    await page.getByLabel("First name").fill("Sam");
    await page.getByLabel("Last name").fill("Hill");
    await page.locator("#address-address1").fill("1 Main Street");
    await page.getByLabel("City").fill("Albany");
    await page.getByLabel("ZIP code").fill("12207");
    await page.locator("button[value=saveAddress]:not([aria-hidden])").click();
    await expect(page.getByRole("link", { name: "Please select a state" })).toBeVisible();
    await page.getByLabel("State").selectOption("NY");
    await page.locator("button[value=saveAddress]:not([aria-hidden])").click();
    await expect(page.locator("address")).toContainText("Albany, NY 12207");
    await expect(step(page, "Payment")).toBeFocused();
    await openBasket(page);
    await expect(page.getByText("Sales tax (4.00%)")).toBeVisible();
    await expect(page.getByRole("button", { name: "Place order and pay" })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

test("a customer in Germany has a saved address, and cannot change it to an island without billing", async ({
  page,
  announce,
}) => {
  announce(/status of 422/);
  await page.goto("/de-DE/sign-in?to=%2Fde-DE%2Fservices");
  await page.locator("[name=email]").fill("owner1.deu@example.com");
  await page.locator("[name=password]").fill("Connected-Car-1");
  await page.locator("main form button:not([type=button])").first().click();
  await expect(page).toHaveURL(/\/de-DE\//);
  await skipToBasket(page, germany, [navigation]);
  await page.goto("/de-DE/checkout");
  await untilHydrated(page);
  await expect(page.getByText("owner1.deu@example.com")).toBeVisible();
  await expect(page.locator("#contact-email")).toHaveCount(0);
  const code = page.getByLabel("Postleitzahl");
  await expect(code).not.toHaveValue("");
  const order = await page.locator("[name=postalCode], [name=city]").evaluateAll((all) => all.map((one) => one.id));
  expect(order).toEqual(["address-postalCode", "address-city"]);
  const saved = await code.inputValue();
  await code.fill("27498");
  await page.locator("button[value=saveAddress]:not([aria-hidden])").click();
  await expect(page.locator("div:focus").getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL(/step=address/);
  await code.fill(saved);
  await page.locator("button[value=saveAddress]:not([aria-hidden])").click();
  await expect(page.getByRole("button", { name: "Zahlungspflichtig bestellen" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a Jaguar guest reaches the payment step", { tag: "@long" }, async ({ page, announce }) => {
    announce(/status of 422/);
    await skipToBasket(page, jaguar, [navigation]);
    await page.goto("/jaguar/checkout");
    await clickContinue(page);
    await expect(page.getByRole("link", { name: "Please enter an email address." })).toBeVisible();
    await enterContact(page, "eleanor.marsh@example.com");
    await clickContinue(page);
    await expect(page.getByRole("link", { name: "Please enter an address." })).toBeVisible();
    await page.getByLabel("First name").fill("Eleanor");
    await page.getByLabel("Last name").fill("Marsh");
    await page.getByLabel("Address", { exact: true }).fill("14 Church Lane");
    await page.getByLabel("Town or city").fill("Ludlow");
    await clickContinue(page);
    await expect(page.getByRole("link", { name: "Please enter a postcode." })).toBeVisible();
    await expect(page.getByLabel("Town or city")).toHaveValue("Ludlow");
    await page.getByLabel("Postcode").fill("sy8 1ap");
    await clickContinue(page);
    await expect(page).toHaveURL("/jaguar/checkout?step=payment");
    await expect(page.locator("address")).toContainText("Ludlow SY8 1AP");
    await expect(page.getByText("What you are ordering")).toBeVisible();
    await page.getByRole("link", { name: "Edit" }).first().click();
    await expect(page.locator("#contact-email")).toHaveValue("eleanor.marsh@example.com");
  });
});
