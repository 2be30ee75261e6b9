import { expect, type Page } from "@playwright/test";
import { billingAddresses } from "../support/billing-addresses.ts";
import { moveUntilHydrated } from "../support/page-parts.ts";
import {
  enterNewCard,
  expectAccessible,
  openPaymentDetails,
  walkToNoMethod,
  walkToPaymentDetails,
} from "../support/payment-details.ts";
import { enterStripeCard, expectReady, modal, orderButton } from "../support/payment-fields.ts";
import { test } from "../support/shop-test.ts";
import { enterAddress } from "../support/walk.ts";

test.use({ reducedMotion: "reduce" });

const service = "Connected Navigation";
const main = (page: Page) => page.getByRole("main");

async function askToDelete(page: Page): Promise<void> {
  await moveUntilHydrated(page, "main a[href*=edit-payment-method]");
  await page.getByRole("link", { name: "Delete Payment Method" }).click();
  await modal(page).getByRole("button", { name: "Delete Payment Method" }).click();
}

/** From any page of the account, to a step of the service's manage dialog or page. */
async function openStep(page: Page, prefix: string, step: string): Promise<void> {
  await page.locator("nav a[href$='/account/my-subscriptions']").first().click();
  await expect(page).toHaveURL(`${prefix}/account/my-subscriptions`);
  await page.getByRole("link", { name: `Manage ${service}`, exact: true }).click();
  await page.getByRole("link", { name: new RegExp(`^${step}`) }).click();
}

async function turnOff(page: Page, prefix: string): Promise<void> {
  await openStep(page, prefix, "Turn off auto-renewal");
  await page.getByRole("button", { name: "Turn off auto-renewal" }).click();
  await expect(page.getByText(`You have turned off auto-renewal for ${service}.`)).toBeVisible();
}

test("a card can be deleted once nothing is renewed with it; turning renewal on then asks for a card, and goes on", async ({
  page,
  announce,
}, info) => {
  test.setTimeout(180_000);
  announce(/status of 409/);
  const account = ["owner9.esp@example.com", "owner9.prt@example.com"][info.retry] ?? "";
  const linked = page.getByText(/it is linked to one or more active subscriptions/);
  await walkToPaymentDetails(page, { prefix: "", account });
  await askToDelete(page);
  await expect(linked).toBeVisible();
  await page.keyboard.press("Escape");
  await turnOff(page, "");

  // The account has the same card at both makes.
  await page.goto("/jaguar/");
  await turnOff(page, "/jaguar");
  await openPaymentDetails(page, "/jaguar");
  await askToDelete(page);
  await expect(page.getByText("Payment method deleted.")).toBeVisible();

  await openStep(page, "/jaguar", "Turn on auto-renewal");
  await page.getByRole("button", { name: "Turn on auto-renewal" }).click();
  await expect(page.getByText(`Please add a payment method first.`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Add payment method" })).toBeVisible();
  await expectAccessible(page);
  await enterAddress(page, billingAddresses.britain);
  await expectReady(page);
  await enterStripeCard(page, "4242424242424242");
  await orderButton(page).click();
  await expect(page).toHaveURL(/^[^?]*\/jaguar\/account\/my-subscriptions\/\w{18}\?step=turn-on$/);
  await expect(page.getByText("Payment method added.")).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole("button", { name: "Turn on auto-renewal" }).click();
  await expect(page.getByText(`You have turned on auto-renewal for ${service}.`)).toBeVisible();
});

const hostile = ["https://evil.example/a", "//evil.example/a", "/\\evil.example", "javascript:alert(1)"];

test("a card that was added leads to no other origin, and runs no script", { tag: "@long" }, async ({ page }) => {
  await walkToNoMethod(page, { prefix: "", account: "owner5.usa@example.com" });
  for (const [index, next] of hostile.entries()) {
    const mode = index === 0 ? "add" : "edit";
    await page.goto(`/account/my-payment-method/${mode}-payment-method?${new URLSearchParams({ next })}`);
    if (mode === "add") await enterAddress(page, billingAddresses.britain);
    await expectReady(page);
    await enterNewCard(page, "stripe", "4242424242424242");
    await orderButton(page).click();
    await expect(page).toHaveURL("/account/my-payment-method");
    await expect(page.getByText("Visa **** 4242")).toBeVisible();
  }
});

test(
  "a card that was added leads to no subscription of another customer",
  { tag: "@long" },
  async ({ page, announce }) => {
    announce(/status of 404/);
    // The asset of another customer, as their own page links to it.
    await walkToPaymentDetails(page, { prefix: "", account: "owner1.gbr@example.com" });
    await page.locator("nav a[href$='/account/my-subscriptions']").first().click();
    const foreign = await page.locator("main li a[href*='/my-subscriptions/']").first().getAttribute("href");
    await page.context().clearCookies();
    await walkToNoMethod(page, { prefix: "", account: "owner5.bel@example.com" });
    const next = new URLSearchParams({ next: foreign ?? "" });
    await page.goto(`/account/my-payment-method/add-payment-method?${next}`);
    await enterAddress(page, billingAddresses.britain);
    await expectReady(page);
    await enterStripeCard(page, "4242424242424242");
    await orderButton(page).click();
    await expect(page).toHaveURL(foreign ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/not found|can’t find/i);
  },
);

const foreignCard = "4000002760000016";
const ownCard = "4242424242424242";

test("United States: a card of another country is refused where it is added and where it is edited", async ({
  page,
}) => {
  const account = "owner5.ita@example.com";
  const mismatch = "The billing address does not match the country of the payment method.";
  const prefix = "/en-US";
  await walkToNoMethod(page, { prefix, account });
  await page.getByRole("link", { name: "Add payment method" }).click();
  await enterAddress(page, billingAddresses.america);
  const tryCard = async (number: string) => {
    await expectReady(page);
    await enterNewCard(page, "stripe", number);
    await orderButton(page).click();
  };
  const continueByButton = async () => {
    await expect(modal(page)).toContainText(mismatch);
    await expectAccessible(page);
    const loaded = page.waitForEvent("load");
    await modal(page).getByRole("button", { name: "Try again" }).click();
    await loaded;
  };

  await test.step("from the page that adds a card it goes on at the payment details", async () => {
    await tryCard(foreignCard);
    await continueByButton();
    await expect(page).toHaveURL(`${prefix}/account/my-payment-method`);
    await expect(page.getByRole("heading", { name: "No payment method" })).toBeVisible();
  });

  await test.step("a card of the country is added", async () => {
    await page.getByRole("link", { name: "Add payment method" }).click();
    await tryCard(ownCard);
    await expect(page.getByText("Payment method added.")).toBeVisible();
  });

  await test.step("from the page that edits the card it goes on there", async () => {
    await page.getByRole("link", { name: "Edit Payment" }).click();
    await tryCard(foreignCard);
    await continueByButton();
    await expect(page).toHaveURL(`${prefix}/account/my-payment-method/edit-payment-method`);
    await expectReady(page);
    await expect(modal(page)).toBeHidden();
  });
});

test(
  "United States: an address of another country than the card's is refused",
  { tag: "@long" },
  async ({ page, announce }) => {
    announce(/status of 422/);
    // The card was saved in the British shop, which does not compare countries.
    await walkToNoMethod(page, { prefix: "", account: "owner5.esp@example.com" });
    await page.getByRole("link", { name: "Add payment method" }).click();
    await enterAddress(page, billingAddresses.britain);
    await expectReady(page);
    await enterStripeCard(page, foreignCard);
    await orderButton(page).click();
    await expect(page.getByText("Payment method added.")).toBeVisible();

    await page.goto("/en-US/account/my-payment-method");
    await page.getByRole("link", { name: "Edit address" }).click();
    await enterAddress(page, billingAddresses.america);
    await expect(modal(page)).toContainText("The billing address does not match the country of the payment method.");
    await expectAccessible(page);
    const loaded = page.waitForEvent("load");
    await modal(page).getByRole("button", { name: "Try again" }).click();
    await loaded;
    await expect(page).toHaveURL("/en-US/account/my-payment-method/edit-billing-address");
  },
);
