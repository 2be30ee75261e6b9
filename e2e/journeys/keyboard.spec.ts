import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import { expectFocusOn, expectTrapped, tabTo, typeInto } from "../support/keyboard.ts";
import { expectPaid, expectReady, modal } from "../support/payment-fields.ts";
import { paidFor } from "../support/sample-vehicles.ts";
import { skipToPayment } from "../support/shortcuts.ts";

test.use({ reducedMotion: "reduce" });

/** A vehicle is paid for once, so a retry of the test takes the next one. */
const vins = ["SALRA2AKAP2Z00501", "SALRA2AKAP2Z00504"] as const;

/** Walks from the start page to the checkout with every service that is due. */
async function walkToCheckout(page: Page, vin: string): Promise<void> {
  await page.goto("/");
  await tabTo(page, "Refuse all");
  await page.keyboard.press("Enter");
  await tabTo(page, /^Vehicle identification number/, "Shift+Tab");
  await page.keyboard.type(vin);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("main")).toBeFocused();
  // The address changes before the view's code is loaded.
  await expect(page.getByRole("button", { name: /^Renew All/ }).first()).toBeVisible();
  await tabTo(page, /^Renew All/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/checkout");
}

test("Stripe in Britain: a guest walks from the start page to the confirmation by keyboard alone", async ({
  page,
  announce,
}, info) => {
  announce(/status of 402/);
  const press = (key: string) => page.keyboard.press(key);
  await walkToCheckout(page, vins[info.retry] ?? vins[0]);

  await tabTo(page, "Price and ownership");
  await press("Enter");
  await expectTrapped(page);
  await press("Escape");
  await expectFocusOn(page, "Price and ownership");
  await tabTo(page, "Remove", "Shift+Tab");
  await press("Enter");
  await expectFocusOn(page, /has been removed/);

  await tabTo(page, "Email address");
  await press("Enter");
  await expectFocusOn(page, /One detail needs your attention/);
  await tabTo(page, "Please enter an email address.");
  await press("Enter");
  await expectFocusOn(page, "Email address");
  await page.keyboard.type("ada.byron@example.com");
  await press("Enter");
  await expectFocusOn(page, "Billing address");

  await typeInto(page, "First name", "Ada");
  await typeInto(page, "Last name", "Byron");
  await typeInto(page, "Find your address", "Abbey Road Cov");
  const found = page.getByRole("listbox").getByRole("option");
  // Streets of other towns are shown while the town's name is still being typed.
  await expect(found.first()).toContainText("Coventry");
  await press("ArrowDown");
  await press("Enter");
  const wanted = found.filter({ hasText: /^8 Abbey Road/ });
  await expect(async () => {
    await press("ArrowDown");
    await expect(wanted).toHaveAttribute("aria-selected", "true", { timeout: 500 });
  }).toPass();
  await press("Enter");
  await expectFocusOn(page, "Address");
  await tabTo(page, "Continue");
  await press("Enter");
  await expectFocusOn(page, "Payment");

  await expectReady(page);
  const enterCard = async (number: string) => {
    await page.keyboard.type(number);
    await typeInto(page, "Expiration date", "0330");
    await typeInto(page, "Security code", "737");
  };
  await tabTo(page, "Card number");
  await enterCard("4000002760003184");
  await tabTo(page, "Order with obligation to pay");
  await press("Enter");
  await expectFocusOn(page, /terms and conditions/);
  await press("Space");
  await tabTo(page, "Order with obligation to pay");
  await press("Enter");
  // The bank's frame has the focus when it disappears.
  await expect(page.locator('iframe[src*="setup="]').contentFrame().getByTestId("fail")).toBeVisible();
  await tabTo(page, "Fail");
  await press("Enter");
  await expect(modal(page)).toContainText("hasn’t been charged");
  await expectTrapped(page);
  await tabTo(page, "Try again");
  await press("Enter");
  // The focus is on the card field, which is empty again.
  await expectFocusOn(page, "Card number");

  await enterCard("4000002760003184");
  await tabTo(page, "Order with obligation to pay");
  await press("Enter");
  for (const subject of ["setup", "payment"]) {
    await expect(page.locator(`iframe[src*="${subject}="]`).contentFrame().getByTestId("approve")).toBeVisible();
    await tabTo(page, "Complete");
    await press("Enter");
  }
  await expectPaid(page, "");
  // The confirmation is a document of its own: the keyboard begins at its top.
  await press("Tab");
  await expect(page.locator("a[href='#main']")).toBeFocused();
});

test(
  "Adyen in Germany: a guest whose card is refused pays with another one and answers the bank by keyboard alone",
  { tag: "@long" },
  async ({ page }) => {
    const press = (key: string) => page.keyboard.press(key);
    await skipToPayment(page, paidFor.germany, billingAddresses.germany);
    const order = async (number: string) => {
      await page.keyboard.type(number);
      await typeInto(page, "Ablaufdatum", "0330");
      // Adyen moves the focus to the next field once the date is complete.
      await expectFocusOn(page, "Prüfziffer");
      await page.keyboard.type("737");
      await typeInto(page, /Name/, "Ada Byron");
      // The provider's frames report to the page a moment after the typing.
      await expect(page.locator(".adyen-checkout__payment-method--selected .adyen-checkout__field--valid")).toHaveCount(
        4,
      );
      await tabTo(page, "Zahlungspflichtig bestellen");
      await press("Enter");
    };
    // The focus is on the terms box, which was ticked last; the card fields are before it.
    await tabTo(page, "Kartennummer", "Shift+Tab");
    await order("4000020000000000");
    await expectTrapped(page);
    await press("Escape");
    await expectFocusOn(page, "Kartennummer");

    await order("4212345678910006");
    const bank = page.locator("[data-payment] iframe").last().contentFrame();
    await expect(bank.getByLabel("Password")).toBeVisible();
    await typeInto(page, "Password", "password");
    await press("Enter");
    await expectPaid(page, "/de-DE");
    // The confirmation is a document of its own: the keyboard begins at its top.
    await press("Tab");
    await expect(page.locator("a[href='#main']")).toBeFocused();
  },
);
