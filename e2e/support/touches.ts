import type { Page } from "@playwright/test";

/** When and how a page gets the touch that loads its scripts. */
export const touches = ["early", "late", "twice", "by keyboard", "by a screen reader", "never"] as const;
export type Touch = (typeof touches)[number];

const scripts = "**/assets/*.js";
const paymentPage = /\/checkout(?:\?|$)/;

/** Arranges it for every page that is opened from now on. Payment pages load their scripts in any case. */
export async function arrangeTouch(page: Page, touch: Touch): Promise<void> {
  if (touch === "late") return slowDownScripts(page);
  if (touch === "never") return blockScripts(page);
  await page.addInitScript((kind: Touch) => {
    const send = {
      early: () => dispatchEvent(new PointerEvent("pointerdown")),
      twice: () => {
        dispatchEvent(new PointerEvent("pointerdown"));
        dispatchEvent(new KeyboardEvent("keydown"));
      },
      "by keyboard": () => dispatchEvent(new KeyboardEvent("keydown")),
      // A screen reader moves the focus without a key that the page could see.
      "by a screen reader": () => document.querySelector("a")?.focus(),
    }[kind as "early"];
    document.addEventListener("DOMContentLoaded", send);
  }, touch);
}

/** The visitor acts before the scripts have come: each file takes as long as on a bad connection. */
async function slowDownScripts(page: Page): Promise<void> {
  const slow = 1_500;
  await page.route(scripts, async (route) => {
    if (!paymentPage.test(page.url())) await new Promise((resolve) => setTimeout(resolve, slow));
    await route.continue().catch(() => undefined);
  });
}

async function blockScripts(page: Page): Promise<void> {
  await page.route(scripts, (route) => (paymentPage.test(page.url()) ? route.continue() : route.abort("aborted")));
}

/** Holds the scripts of pages back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The addresses of the scripts that the page has asked for since. */
export function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) asked.push(request.url());
  });
  return asked;
}

/** Gives the browser another connection than it has. */
export async function pretendConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(navigator, "connection", { value: given });
  }, connection);
}
