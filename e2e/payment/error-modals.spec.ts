import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { ERROR_TEXTS } from "../../app/features/payment/rules/payment-error-text.ts";
import { untilAlive } from "../fill-basket.ts";
import { findViolations } from "../find-violations.ts";

const shops = [
  { name: "Land Rover", base: "", locale: "en-GB", width: 390 },
  { name: "Jaguar", base: "/jaguar/de-DE", locale: "de-DE", width: 1440 },
] as const;
const errors = Object.entries(ERROR_TEXTS).filter(([kind]) => kind !== "billing_address_missmatch");

const textsOf = (locale: string) =>
  JSON.parse(readFileSync(`app/i18n/messages/${locale}.json`, "utf8")) as Record<string, string>;

async function openErrors(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/test-errors`);
  await untilAlive(page);
}

for (const { name, base, locale, width } of shops) {
  test(`${name} ${locale}: every payment error says what happened, and gives the page back`, async ({ page }) => {
    const texts = textsOf(locale);
    await page.setViewportSize({ width, height: 844 });
    await openErrors(page, base);
    for (const [kind, { title, lines }] of errors) {
      await page.getByRole("link", { name: kind, exact: true }).press("Enter");
      const modal = page.getByRole("dialog", { name: texts[title]! });
      for (const line of lines) await expect(modal).toContainText(texts[line]!);
      await expect(modal.locator(":focus")).toHaveCount(1);
      if (kind === "card_error") expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden();
    }
  });

  test(`${name} ${locale}: after a bill that does not match the card, each page goes on its own way`, async ({
    page,
  }) => {
    const texts = textsOf(locale);
    const ways = [
      { from: "checkout", to: "/checkout" },
      { from: "payment", to: "/test-errors" },
      { from: "add", to: "/account/my-payment-method" },
    ];
    for (const { from, to } of ways) {
      await openErrors(page, base);
      await page.getByRole("link", { name: `billing_address_missmatch, ${from}` }).click();
      const modal = page.getByRole("dialog", { name: texts["payment.mismatchTitle"]! });
      await expect(modal).toContainText(texts["payment.mismatchText"]!);
      const load = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
      );
      await modal.getByRole("button", { name: texts["payment.tryAgain"]! }).click();
      expect(new URL((await load).url()).pathname).toBe(base + to);
    }
  });
}
