import { expect, type Page } from "@playwright/test";
import { expectFocusOn, expectTrapped, tabTo, typeInto } from "../support/keyboard.ts";
import { untilHydrated } from "../support/page-parts.ts";
import { walkToNoMethod } from "../support/payment-details.ts";
import { expectReady, modal } from "../support/payment-fields.ts";
import { test } from "../support/shop-test.ts";

test.use({ reducedMotion: "reduce" });

const press = (page: Page, key: string) => page.keyboard.press(key);

/** Tabs to a link or button and presses it. */
async function use(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await press(page, "Enter");
}

async function replaceText(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await press(page, "ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Opens a dialog of the payment details; the first key has loaded the code of the view. */
async function openDialog(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await untilHydrated(page, "main a[href*=edit-payment-method]");
  await press(page, "Enter");
  await expectTrapped(page);
}

test("Stripe, Jaguar: by keyboard a card is added after the bank's check, its address edited, and it is deleted", async ({
  page,
}) => {
  await walkToNoMethod(page, { prefix: "/jaguar", account: "owner5.nld@example.com" });
  await use(page, "Add payment method");
  await expect(page.getByRole("heading", { level: 2, name: "Add payment method" })).toBeVisible();
  await replaceText(page, "First name", "Ada");
  await replaceText(page, "Last name", "Byron");
  await use(page, "Add address manually");
  await expectFocusOn(page, "Address");
  await page.keyboard.type("14 Church Lane");
  await replaceText(page, "Town or city", "Ludlow");
  await replaceText(page, "Postcode", "SY8 1AP");
  await use(page, "Continue");
  await expectReady(page);
  await typeInto(page, "Card number", "4000002500003155");
  await typeInto(page, "Expiration date", "0330");
  await typeInto(page, "Security code", "737");
  await use(page, "Add payment method");
  await expect(page.locator('iframe[src*="setup="]').contentFrame().getByTestId("approve")).toBeVisible();
  await use(page, "Complete");
  await expect(page.getByText("Payment method added.")).toBeVisible();

  await use(page, "Edit address");
  await expect(page.getByRole("heading", { level: 2, name: "Edit billing address" })).toBeVisible();
  await replaceText(page, "Town or city", "Leominster");
  await press(page, "Enter");
  await expect(page.getByText("Billing address updated.")).toBeVisible();

  await openDialog(page, "Delete Payment Method");
  await press(page, "Escape");
  await expect(modal(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Delete Payment Method" })).toBeFocused();
  await press(page, "Enter");
  await expect(modal(page)).toBeVisible();
  await use(page, "Delete Payment Method");
  await expect(page.getByText("Payment method deleted.")).toBeVisible();
});

test(
  "Adyen, Land Rover in Germany: by keyboard a card is added after the bank's challenge, and deleted",
  { tag: "@long" },
  async ({ page }) => {
    await walkToNoMethod(page, { prefix: "/de-DE", account: "owner5.aut@example.com" });
    await use(page, "Zahlungsart hinzufügen");
    await expect(page.getByRole("heading", { level: 2, name: "Zahlungsart hinzufügen" })).toBeVisible();
    await replaceText(page, "Vorname", "Ada");
    await replaceText(page, "Nachname", "Byron");
    await use(page, "Adresse selbst eingeben");
    await expectFocusOn(page, "Straße und Hausnummer");
    await page.keyboard.type("Lindenstraße 4");
    await replaceText(page, "Postleitzahl", "10969");
    await replaceText(page, "Ort", "Berlin");
    await use(page, "Weiter");
    await expectReady(page);
    await typeInto(page, "Kartennummer", "4212345678910006");
    await typeInto(page, "Ablaufdatum", "0330");
    // Adyen moves the focus to the next field once the date is complete.
    await expectFocusOn(page, "Prüfziffer");
    await page.keyboard.type("737");
    await typeInto(page, /Name/, "Ada Byron");
    // The provider's frames report to the page a moment after the typing.
    const valid = page.locator(".adyen-checkout__payment-method--selected .adyen-checkout__field--valid");
    await expect(valid).toHaveCount(4);
    await use(page, "Zahlungsart hinzufügen");
    const bank = page.locator("[data-payment] iframe").last().contentFrame();
    await expect(bank.getByLabel("Password")).toBeVisible();
    await typeInto(page, "Password", "password");
    await press(page, "Enter");
    await expect(page.getByText("Zahlungsart hinzugefügt.")).toBeVisible();
    await openDialog(page, "Zahlungsart löschen");
    await use(page, "Zahlungsart löschen");
    await expect(page.getByText("Zahlungsart gelöscht.")).toBeVisible();
  },
);
