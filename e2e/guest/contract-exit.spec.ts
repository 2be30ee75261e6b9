import type { Page } from "@playwright/test";
import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { moveUntilHydrated } from "../support/page-parts.ts";
import { expect, test } from "../support/shop-test.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 320, height: 640 } });

const main = (page: Page) => page.getByRole("main");
const receiptNumber = /[WK]-[2-9A-Z]{4}-[2-9A-Z]{4}/;

const shops = [
  {
    prefix: "",
    link: "Withdraw from contract here",
    confirm: "Confirm withdrawal",
    stamp: /\d{4} at \d+:\d\d\s(GMT|BST)/,
  },
  { prefix: "/de-DE", link: "Verträge hier kündigen", confirm: "Jetzt kündigen", stamp: /\d{4} um \d+:\d\d\sME/ },
  {
    prefix: "/jaguar/cs-CZ",
    link: "Zde odstoupit od smlouvy",
    confirm: "Potvrdit odstoupení od smlouvy",
    stamp: /\d{4} v \d+:\d\d/,
  },
];

for (const { prefix, link, confirm, stamp } of shops) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`from ${prefix}/ ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled });

      test("two clicks and three fields lead to a stamped receipt", async ({ page }) => {
        await page.goto(`${prefix}/`);
        await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
        await expect(main(page).getByRole("heading", { level: 1, name: link })).toBeVisible();
        const required = main(page).locator("input[required]");
        await expect(required).toHaveCount(3);
        // An order that does not exist is taken like any other.
        const texts = ["Ada Byron", "VCS-ZZZZZ-99999", `ada.${Date.now()}@example.com`];
        for (const [index, text] of texts.entries()) await required.nth(index).fill(text);
        await main(page).getByRole("button", { name: confirm, exact: true }).click();
        await expect(page).toHaveURL(/\?receipt=[WK]-/);
        await expect(main(page)).toContainText(receiptNumber);
        await expect(main(page).locator("time")).toHaveText(stamp);
        for (const text of texts) await expect(main(page)).toContainText(text);
        // Above the cookie banner.
        const banner = page.locator("[aria-labelledby=consent-title]");
        await expect(banner).toBeVisible();
        const bannerTop = (await banner.boundingBox())?.y ?? 0;
        for (const shown of [main(page).getByRole("heading", { level: 2 }), main(page).locator("dd").first()]) {
          await expect
            .poll(async () => {
              const box = await shown.boundingBox();
              return box !== null && box.y >= 0 && box.y + box.height <= bannerTop;
            })
            .toBe(true);
        }
        const number = receiptNumber.exec((await main(page).textContent()) ?? "")?.[0];
        await page.reload();
        await expect(main(page)).toContainText(number ?? "no number");
        if (!javaScriptEnabled) return;
        expect(await findAccessibilityViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      });
    });
  }
}

const withdrawals = {
  de: ["Vertrag widerrufen", "Widerruf bestätigen"],
  fr: ["Renoncer au contrat ici", "Confirmer la rétractation"],
  it: ["Recedi dal contratto qui", "Conferma recesso"],
  es: ["Desistir del contrato aquí", "Confirmar desistimiento"],
  pt: ["Retrate-se do contrato aqui", "Confirmar retratação"],
  nl: ["Hier de overeenkomst herroepen", "Herroeping bevestigen"],
  cs: ["Zde odstoupit od smlouvy", "Potvrdit odstoupení od smlouvy"],
  en: ["Withdraw from contract here", "Confirm withdrawal"],
} as const;
const locales = "cs-CZ de-AT de-DE en-CA en-GB en-US es-ES fr-BE fr-CA fr-FR it-IT nl-BE nl-NL pt-PT".split(" ");

test.describe("by keyboard and without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, locale] of locales.entries()) {
    const make = index % 2 === 0 ? "" : "/jaguar";
    test(`${make}/${locale}: two links and three fields lead to a stamped receipt`, async ({ page }) => {
      const [link, confirm] = withdrawals[locale.slice(0, 2) as keyof typeof withdrawals];
      await page.goto(`${make}/${locale}/faqs`);
      await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).press("Enter");
      await main(page).locator("input[required]").first().focus();
      const texts = ["Ada Byron", "VCS-ZZZZZ-99999", `ada.${index}.${Date.now()}@example.com`];
      for (const text of texts) {
        await page.keyboard.type(text);
        await page.keyboard.press("Tab");
      }
      await main(page).getByRole("button", { name: confirm, exact: true }).press("Enter");
      await expect(page).toHaveURL(/\?receipt=W-/);
      await expect(main(page)).toContainText(receiptNumber);
      await expect(main(page).locator("time")).toHaveText(/\d{4}.*\d{1,2}[:.h ]+\d\d/);
      for (const text of texts) await expect(main(page)).toContainText(text);
    });
  }
});

test.describe("by keyboard", () => {
  test.use({ announcedProblems: [/status of 422/] });

  test("a forgotten field is asked for kindly, and Enter declares it", async ({ page }) => {
    await page.goto("/cancel-subscription");
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await moveUntilHydrated(page, "main form");
    const name = main(page).getByLabel("Your name");
    await name.focus();
    await page.keyboard.type("Ada Byron");
    await page.keyboard.press("Enter");
    await expect(main(page).getByRole("alert")).toContainText("Please enter an email address.");
    await expect(main(page).locator("[tabindex='-1']:has([role=alert])")).toBeFocused();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await expect(name).toHaveValue("Ada Byron");
    await name.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Connected Navigation");
    await page.keyboard.press("Tab");
    await page.keyboard.type(`ada.keys.${Date.now()}@example.com`);
    await page.keyboard.press("Tab");
    await expect(main(page).locator("summary")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(main(page).getByLabel("For good cause")).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await main(page).getByRole("button", { name: "Cancel now" }).press("Enter");
    await expect(main(page).getByRole("heading", { level: 2 })).toBeFocused();
    await expect(main(page)).toContainText("At the earliest possible date");
  });

  test("scripts that start late leave the focus in the field that is being filled in", async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto("/cancel-subscription", { waitUntil: "commit" });
    await main(page).getByLabel("Your name").press("Enter");
    await expect(main(page).getByRole("alert")).toContainText("Please enter an email address.");
    await main(page).getByLabel("Email").pressSequentially("ada@");
    scripts.resolve();
    await moveUntilHydrated(page, "main form");
    await page.keyboard.type("example.com");
    await expect(main(page).getByLabel("Email")).toHaveValue("ada@example.com");
  });
});
