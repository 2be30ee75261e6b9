import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The accessibility violations that axe finds in the page. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  // Injecting axe takes as long as running it, so a window that has it already is not given it again.
  const hasAxe = page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
  // Legacy mode leaves out frames of other origins, which take longest to check and hold nothing of ours.
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: "true" }) })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
