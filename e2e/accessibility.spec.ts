import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { locales, makes, shellPages, splashPaths } from "./shop-pages.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe looks at is the same in other words; how much room the words take is looked at in every language. */
const examined = new Set<string>(["en-GB"]);

async function findFaults(page: Page): Promise<string[]> {
  // These pages have no frames; looking for them takes longer than everything else.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

for (const [index, locale] of locales.entries()) {
  // The makes differ in colours only: each language is looked at in one of them, British English in both.
  for (const { name, prefix } of makes.filter((_, place) => locale === "en-GB" || place === index % makes.length)) {
    test(`${name} ${locale}: shell pages are accessible and fit a small phone`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      // Pictures and typefaces change nothing here and take most of the time.
      await page.route(/\.(?:svg|woff2)$/, (route) => route.abort());
      for (const { path, status } of [...shellPages, { path: splashPaths[prefix], status: 200 }]) {
        await page.setViewportSize({ width: 1280, height: 900 });
        const address = `${prefix}/${locale}${path}`;
        const response = await page.goto(address);
        expect(response?.status(), address).toBe(status);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        if (examined.has(locale)) expect(await findFaults(page), address).toEqual([]);
        await page.setViewportSize({ width: 320, height: 700 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
      }
    });
  }
}
