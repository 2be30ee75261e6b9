import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { untilHydrated } from "../support/page-parts.ts";

const shops = [
  {
    name: "Land Rover en-GB",
    base: "",
    width: 390,
    title: "We’re sorry. There was a problem when trying to process your payment.",
    notCharged: "Your selected payment method hasn’t been charged.",
    mismatch: {
      title: "Billing address and payment method do not match",
      text: "The billing address does not match the country of the payment method. Please change one of them.",
    },
    retryLabel: "Try again",
    errors: [
      ["card_error", "Your card was declined. Please check the details or use another card."],
      ["validation_error", "Some card details are missing or incorrect. Please check them and try again."],
      ["connection_error", "If the problem persists, wait a few minutes before trying again."],
      ["invalid_request_error", "The payment could not be started. Please check your details and try again."],
      [
        "authentication_error",
        "We could not verify this payment. Your session may have ended: please reload the page and try again.",
      ],
      ["payment_platform_error", "Our payment provider could not complete the payment. Please try again."],
      ["gPay-error", "Google Pay could not complete the payment. Please try again or use another payment method."],
      ["aPay-error", "Apple Pay could not complete the payment. Please try again or use another payment method."],
      ["iDeal-error", "iDEAL could not complete the payment. Please try again or use another payment method."],
      [
        "card_authorisation_error",
        "Your bank did not authorise the payment. Please contact your bank or use another card.",
      ],
      ["unexpected", "An unexpected error occurred during checkout."],
    ],
  },
  {
    name: "Jaguar de-DE",
    base: "/jaguar/de-DE",
    width: 1440,
    title: "Es tut uns leid. Bei der Verarbeitung Ihrer Zahlung ist ein Problem aufgetreten.",
    notCharged: "Die gewählte Zahlungsart wurde nicht belastet.",
    mismatch: {
      title: "Rechnungsadresse und Zahlungsart passen nicht zusammen",
      text: "Die Rechnungsadresse stimmt nicht mit dem Land der Zahlungsart überein. Bitte ändern Sie eines von beiden.",
    },
    retryLabel: "Erneut versuchen",
    errors: [
      ["card_error", "Ihre Karte wurde abgelehnt. Bitte prüfen Sie die Angaben oder verwenden Sie eine andere Karte."],
      [
        "validation_error",
        "Einige Kartendaten fehlen oder sind falsch. Bitte prüfen Sie sie und versuchen Sie es erneut.",
      ],
      [
        "connection_error",
        "Falls das Problem weiterhin besteht, warten Sie bitte einige Minuten, bevor Sie es erneut versuchen.",
      ],
      [
        "invalid_request_error",
        "Die Zahlung konnte nicht gestartet werden. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.",
      ],
      [
        "authentication_error",
        "Wir konnten diese Zahlung nicht prüfen. Möglicherweise ist Ihre Sitzung abgelaufen: Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
      ],
      [
        "payment_platform_error",
        "Unser Zahlungsdienstleister konnte die Zahlung nicht abschließen. Bitte versuchen Sie es erneut.",
      ],
      [
        "gPay-error",
        "Google Pay konnte die Zahlung nicht abschließen. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.",
      ],
      [
        "aPay-error",
        "Apple Pay konnte die Zahlung nicht abschließen. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.",
      ],
      [
        "iDeal-error",
        "iDEAL konnte die Zahlung nicht abschließen. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.",
      ],
      [
        "card_authorisation_error",
        "Ihre Bank hat die Zahlung nicht freigegeben. Bitte wenden Sie sich an Ihre Bank oder verwenden Sie eine andere Karte.",
      ],
      ["unexpected", "Bei der Bestellung ist ein unerwarteter Fehler aufgetreten."],
    ],
  },
] as const;

async function openErrors(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/test-errors`);
  await untilHydrated(page);
}

for (const { name, base, width, title, notCharged, mismatch, retryLabel, errors } of shops) {
  const length = base === "" ? { tag: "@long" } : {};
  test(`${name}: every payment error is explained in a dialog that Escape closes`, length, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openErrors(page, base);
    for (const [kind, text] of errors) {
      await page.getByRole("link", { name: kind, exact: true }).press("Enter");
      const modal = page.getByRole("dialog", { name: title });
      await expect(modal).toContainText(text);
      if (kind !== "unexpected") await expect(modal).toContainText(notCharged);
      await expect(modal.locator(":focus")).toHaveCount(1);
      if (kind === "card_error") expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden();
    }
  });

  test(
    `${name}: after a billing address that does not match the card, each page leads to its own next page`,
    length,
    async ({ page }) => {
      const cases = [
        { from: "checkout", to: "/checkout" },
        { from: "payment", to: "/test-errors" },
        { from: "add", to: "/account/my-payment-method" },
      ];
      for (const { from, to } of cases) {
        await openErrors(page, base);
        await page.getByRole("link", { name: `billing_address_missmatch, ${from}` }).click();
        const modal = page.getByRole("dialog", { name: mismatch.title });
        await expect(modal).toContainText(mismatch.text);
        const load = page.waitForRequest(
          (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
        );
        const loaded = page.waitForEvent("load");
        await modal.getByRole("button", { name: retryLabel }).click();
        expect(new URL((await load).url()).pathname).toBe(base + to);
        await loaded;
      }
    },
  );
}
