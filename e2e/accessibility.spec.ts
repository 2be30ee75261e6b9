import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { findAccessibilityViolations } from "./support/find-accessibility-violations.ts";
import { untilHydrated } from "./support/page-parts.ts";
import { locales, makes, shellPages, splashPaths } from "./support/shop-pages.ts";

type Prefix = (typeof makes)[number]["prefix"];

const kitPaths = { "": "/uikit", "/jaguar": "/uikit?make=jaguar" } as const;
const desk = { width: 1280, height: 900 };
const phone = { width: 320, height: 700 };

const pagesOf = (prefix: Prefix) => [...shellPages, { path: splashPaths[prefix], status: 200 }];

async function expectAccessible(page: Page, address: string): Promise<void> {
  await page.setViewportSize(desk);
  expect(await findAccessibilityViolations(page), address).toEqual([]);
}

async function expectToFit(page: Page, address: string): Promise<void> {
  await page.setViewportSize(phone);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
}

/**
 * Puts the HTML of the server into the open window, without its scripts. Axe stays in the window and gets faster with
 * every page, so that checking hundreds of pages takes about a minute.
 */
async function showServerHtml(page: Page, address: string, status: number): Promise<void> {
  const response = await page.request.get(address);
  expect(response.status(), address).toBe(status);
  const html = await response.text();
  await page.setContent(html.replaceAll(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, ""));
}

test.use({ reducedMotion: "reduce" });

for (const [firstLocale, { name, prefix }] of makes.entries()) {
  const length = prefix === "" ? {} : { tag: "@long" };
  test(`${name}: hydrated shell pages are accessible and fit a small phone`, length, async ({ page, announce }) => {
    announce(/status of (?:404|500)/);
    for (const [index, { path, status }] of pagesOf(prefix).entries()) {
      const address = `${prefix}/${locales[(index + firstLocale) % locales.length]}${path}`;
      await page.setViewportSize(desk);
      expect((await page.goto(address))?.status(), address).toBe(status);
      await untilHydrated(page);
      await expectAccessible(page, address);
      await expectToFit(page, address);
    }
  });
}

for (const { name, prefix } of makes) {
  test.describe(`${name} in every language`, { tag: "@long" }, () => {
    // One after the other, because they share a window.
    test.describe.configure({ mode: "default" });
    // The window keeps the policy of the file it opened with, which allows none of the pages' styles.
    test.use({ bypassCSP: true });
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      await page.goto("/robots.txt");
    });
    test.afterAll(() => page.close());

    for (const locale of locales) {
      test(`${locale}: pages as the server sends them are accessible and fit a small phone`, async () => {
        const pages = [...pagesOf(prefix), { path: kitPaths[prefix], status: 200 }];
        for (const [index, { path, status }] of pages.entries()) {
          const address = `${prefix}/${locale}${path}`;
          await showServerHtml(page, address, status);
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          // Every page starts in the size the last one ended with, since resizing takes as long as a check.
          const checks = [expectAccessible, expectToFit];
          for (const check of index % 2 === 0 ? checks : checks.toReversed()) await check(page, address);
        }
      });
    }
  });
}
