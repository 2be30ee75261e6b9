import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 320, height: 640 }, javaScriptEnabled: false });

const main = (page: Page) => page.getByRole("main");

/** The words of the link and of the button that declares the cancellation. */
const cancellations = [
  ["cs-CZ", "Zrušit předplatné", "Vypovědět nyní"],
  ["de-AT", "Abonnement kündigen", "Jetzt kündigen"],
  ["de-DE", "Verträge hier kündigen", "Jetzt kündigen"],
  ["en-CA", "Cancel a subscription", "Cancel now"],
  ["en-GB", "Cancel a subscription", "Cancel now"],
  ["en-US", "Cancel a subscription", "Cancel now"],
  ["es-ES", "Cancelar una suscripción", "Cancelar ahora"],
  ["fr-BE", "Résilier un abonnement", "Confirmer la résiliation"],
  ["fr-CA", "Annuler un abonnement", "Annuler maintenant"],
  ["fr-FR", "Résilier votre contrat", "Notification de la résiliation"],
  ["it-IT", "Disdici un abbonamento", "Disdici ora"],
  ["nl-BE", "Een abonnement opzeggen", "Nu opzeggen"],
  ["nl-NL", "Een abonnement opzeggen", "Nu opzeggen"],
  ["pt-PT", "Cancelar uma subscrição", "Cancelar agora"],
] as const;

/** The whole form by the keyboard alone, from the first field to the button of the declaration. */
async function fillByKeyboard(page: Page, texts: readonly string[]): Promise<void> {
  await main(page).locator("input[required]").first().focus();
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  // The optional choices are closed; Tab goes past them to the button.
  await expect(main(page).locator("summary")).toBeFocused();
  await page.keyboard.press("Tab");
}

for (const [index, [locale, link, confirm]] of cancellations.entries()) {
  const make = index % 2 === 0 ? "/jaguar" : "";
  test(`${make}/${locale}: a cancellation by keyboard, without scripts, in 320 pixels`, async ({ page }) => {
    await page.goto(`${make}/${locale}/faqs`);
    await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).press("Enter");
    await expect(main(page).getByRole("heading", { level: 1, name: link })).toBeVisible();
    const texts = ["Ada Byron", "VCS-ZZZZZ-99999", `ada.cancels.${index}.${Date.now()}@example.com`];
    await fillByKeyboard(page, texts);
    if (locale === "fr-FR") {
      // French law wants a page that repeats what was entered.
      await expect(main(page).getByRole("button", { name: link, exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
      for (const text of texts) await expect(main(page)).toContainText(text);
      await main(page).getByRole("button", { name: confirm, exact: true }).press("Enter");
    } else {
      await expect(main(page).getByRole("button", { name: confirm, exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(/\?receipt=K-/);
    await expect(main(page)).toContainText(/K-[2-9A-Z]{4}-[2-9A-Z]{4}/);
    await expect(main(page).locator("time")).toHaveText(/\d{4}.*\d{1,2}[:.h ]+\d\d/);
    for (const text of texts) await expect(main(page)).toContainText(text);
    expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
