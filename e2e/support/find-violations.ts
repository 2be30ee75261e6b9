import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What the page does wrong for people who do not see it or cannot point at it. */
export async function findViolations(page: Page): Promise<string[]> {
  // Reading axe takes as long as running it: a window that has it already is not given it again.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
  // Looking for frames of other origins takes longer than everything else, and nothing in them is ours.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: "true" }) })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
