import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { findAccessibilityViolations } from "./find-accessibility-violations.ts";
import { type Hand, mouse } from "./hands.ts";
import { enterPassword } from "./shortcuts.ts";

type AccountPage = "my-overview" | "my-subscriptions" | "my-orders" | "my-data";

/** From the start page to a page of the account, by what the pages show. */
export async function walkToAccount(
  page: Page,
  { prefix, account }: { prefix: string; account: string },
  target: AccountPage,
): Promise<void> {
  await page.goto(`${prefix}/`);
  await page.locator("[aria-labelledby=consent-title] button[value=denied]").click();
  await page.locator("header a[href*='/sign-in']:visible").first().click();
  await enterPassword(page, account);
  await openFromMenu(page, target);
}

/** The menu of the account leads to its pages. */
export async function openFromMenu(page: Page, target: AccountPage, hand: Hand = mouse): Promise<void> {
  const link = page.locator(`main nav a[href$='/account/${target}']`).first();
  await hand.activate(link);
  await expect(page).toHaveURL(new RegExp(`/account/${target}$`));
  // The address changes before the page does.
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** The page that has been loaded must be accessible, fit into the window, and have no VIN in its address. */
export async function expectSound(page: Page): Promise<void> {
  expect(page.url()).not.toMatch(/SA[LJD][A-Z0-9]{14}/);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Opens a document of an order: the browser must save a PDF with this name. */
export async function expectPdf(button: Locator, name: RegExp, hand: Hand = mouse): Promise<void> {
  const [download] = await Promise.all([button.page().waitForEvent("download"), hand.activate(button)]);
  expect(download.suggestedFilename()).toMatch(name);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
}
