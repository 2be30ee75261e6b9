import { expect, type Locator, type Page } from "@playwright/test";

/** Whether React has hydrated the first element that the selector finds. Runs in the page. */
function isHydrated(selector: string): boolean {
  const element = document.querySelector(selector);
  return element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber"));
}

/** Resolves once React has hydrated the page, or a part of it whose code loads later. */
export async function waitForHydration(page: Page, part = "body"): Promise<void> {
  await page.waitForFunction(isHydrated, part);
}

/**
 * Pages and views that work as they are sent load their code when the visitor first moves the mouse or presses a key. A
 * page that is still loading does not notice it, so it is repeated.
 */
export const moveUntilHydrated = (page: Page, part: string) =>
  interactUntilHydrated(page, part, async () => {
    await page.mouse.move(4, 300);
    await page.mouse.move(8, 300);
  });

/** The same without moving anything. */
export const untilHydrated = (page: Page, part = "body") =>
  interactUntilHydrated(page, part, () => page.evaluate(() => void dispatchEvent(new PointerEvent("pointerdown"))));

export const tabUntilHydrated = (page: Page, part: string) =>
  interactUntilHydrated(page, part, () => page.keyboard.press("Tab"));

async function interactUntilHydrated(page: Page, part: string, interact: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await interact();
    expect(await page.evaluate(isHydrated, part)).toBe(true);
  }).toPass();
}

/** The mini basket's code loads after the page's; until then it is a link. */
export const untilMiniBasketHydrated = (page: Page) => untilHydrated(page, "header a[aria-haspopup=dialog]");

/** On narrow screens the basket is folded into a line under the header. */
export async function openBasket(page: Page): Promise<void> {
  const line = page.getByRole("main").locator("summary").first();
  if (await line.isVisible()) await line.click();
}

/** The free height between two parts of a page, in pixels. Both are measured at once, because a page may still move. */
export async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const lower = await below.elementHandle();
  return above.evaluate(
    (upper, other) => Math.round(other.getBoundingClientRect().top - upper.getBoundingClientRect().bottom),
    lower,
  );
}

/** From here on the test controls the clock of the page, however slow the machine is. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-11-15T09:00:00Z" });
  await page.clock.pauseAt("2026-11-15T09:00:01Z");
}
