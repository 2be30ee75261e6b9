import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { locales, makes, shellPages, splashPaths } from "./shop-pages.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function findFaults(page: Page): Promise<string[]> {
  // These pages have no frames; looking for them takes longer than everything else.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

const pagesOf = (prefix: (typeof makes)[number]["prefix"]) => [
  ...shellPages,
  { path: splashPaths[prefix], status: 200 },
];

async function openPage(page: Page, address: string, status: number): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(status);
}

/** Pictures and typefaces change nothing here and take most of the time. */
async function leavePicturesOut(page: Page): Promise<void> {
  await page.route(/\.(?:svg|woff2)$/, (route) => route.abort());
}

// What axe looks at is the same in other words.
for (const { name, prefix } of makes) {
  test(`${name}: shell pages are accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await leavePicturesOut(page);
    for (const { path, status } of pagesOf(prefix)) {
      const address = `${prefix}/en-GB${path}`;
      await openPage(page, address, status);
      expect(await findFaults(page), address).toEqual([]);
    }
  });
}

test.describe("in every language", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  for (const [index, locale] of locales.entries()) {
    // The makes differ in colours only: each language is looked at in one of them.
    const { name, prefix } = makes[index % makes.length]!;
    test(`${name} ${locale}: shell pages fit a small phone`, async ({ page }) => {
      await leavePicturesOut(page);
      for (const { path, status } of pagesOf(prefix)) {
        const address = `${prefix}/${locale}${path}`;
        await openPage(page, address, status);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
      }
    });
  }
});
