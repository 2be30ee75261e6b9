import { expect, type Page } from "@playwright/test";
import { findAccessibilityViolations } from "../find-accessibility-violations.ts";
import { moveUntilHydrated } from "../page-parts.ts";
import { findBrokenText } from "./broken-text.ts";
import { findCoveredControls } from "./covered-controls.ts";
import { findLayoutShift } from "./layout-shift.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const smallPhone = { width: 320, height: 640 };

const SHIFT_LIMIT = 0.02;

type Look = {
  status?: number;
  /** What the page shows once its scripts run; null for a page without React. */
  hydrated?: string | null;
  /** What has to be on the page before it is complete. */
  untilReady?: (page: Page) => Promise<void>;
  /** The page shows a screen that lies over everything else. */
  isCovered?: boolean;
};

/**
 * Opens a page twice: nothing may move while it loads and its scripts start, neither on a phone nor on a desk, and the
 * mouse must reach every link and button. Then it must be readable on a small phone, without a broken word, and accessible. All that is found is reported at the end.
 */
export async function lookAt(page: Page, address: string, look: Look = {}): Promise<void> {
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await open(page, address, look);
    const shifts = await findLayoutShift(page, SHIFT_LIMIT);
    expect.soft(shifts, `${address} moves at ${viewport.width}`).toEqual([]);
    const covered = look.isCovered ? [] : await findCoveredControls(page);
    expect.soft(covered, `${address} covers controls at ${viewport.width}`).toEqual([]);
  }
  await expectReadable(page, address);
}

/** What is on the screen now, on a small phone. */
export async function expectReadable(page: Page, name: string): Promise<void> {
  await page.setViewportSize(smallPhone);
  expect.soft(await findBrokenText(page), `${name} at ${smallPhone.width}`).toEqual([]);
  expect.soft(await findAccessibilityViolations(page), `${name} is accessible`).toEqual([]);
}

async function open(page: Page, address: string, { status = 200, hydrated = "main h1", untilReady }: Look) {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(status);
  expect(new URL(page.url()).pathname).toBe(address.replace(/\?.*/, ""));
  if (hydrated !== null) await moveUntilHydrated(page, hydrated);
  await untilReady?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
}
