import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { moveUntilHydrated } from "../support/page-parts.ts";

test.use({ reducedMotion: "reduce" });

const main = (page: Page) => page.getByRole("main");
const caseNumber = /C-[2-9A-Z]{4}-[2-9A-Z]{4}/;

/** The way a visitor takes: from the start page through the footer. */
async function openContact(page: Page, prefix = ""): Promise<void> {
  await page.goto(`${prefix}/`);
  await page.locator("[aria-labelledby=consent-title] button[value=denied]").click();
  await expect(page.locator("[aria-labelledby=consent-title]")).toHaveCount(0);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: prefix ? "Kontakt" : "Contact us" })
    .click();
  await expect(page).toHaveURL(/\/contact-us$/);
}

async function fill(page: Page, message: string): Promise<void> {
  const form = main(page);
  await form.getByLabel("Topic").selectOption("Complaint");
  await form.getByLabel("Your name").fill("Ada Byron");
  await form.getByLabel("Email address").fill(`ada.${Date.now()}@example.com`);
  await form.getByLabel("Your message").fill(message);
}

for (const [prefix, width] of [
  ["", 390],
  ["/jaguar/de-DE", 1440],
] as const) {
  test(`the contact page ${prefix || "/"} is accessible at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openContact(page, prefix);
    await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("a message gets a number and is shown with it", async ({ page }) => {
  await openContact(page);
  await moveUntilHydrated(page, "#contact-form form");
  await main(page).getByRole("button", { name: "Send message" }).click();
  await expect(main(page).getByRole("link", { name: "Please choose a topic." })).toBeVisible();
  await main(page).getByRole("link", { name: "Please enter your message." }).click();
  await expect(main(page).getByRole("textbox", { name: "Your message" })).toBeFocused();
  await fill(page, "The second line\nhas <b>no</b> markup.");
  await main(page).getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\?case=C-/);
  await expect(main(page).getByRole("heading", { name: "Thank you. We have your message." })).toBeFocused();
  await expect(main(page)).toContainText(caseNumber);
  await expect(main(page)).toContainText("has <b>no</b> markup.");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.reload();
  await expect(main(page)).toContainText(caseNumber);
  await main(page).getByRole("link", { name: "Write another message" }).click();
  await expect(main(page).getByRole("textbox", { name: "Your message" })).toHaveValue("");
});

test("a text that is too long says so and cannot be sent", async ({ page }) => {
  await openContact(page);
  await moveUntilHydrated(page, "#contact-form form");
  await fill(page, "x".repeat(2001));
  await expect(main(page)).toContainText("The entered text is too long");
  await expect(main(page)).toContainText("2001 of 2000 characters");
  await expect(main(page).getByRole("button", { name: "Send message" })).toBeDisabled();
  await main(page).getByLabel("Your message").fill("x".repeat(2000));
  await expect(main(page).getByRole("button", { name: "Send message" })).toBeEnabled();
});

test("a message is sent with the keyboard alone", async ({ page }) => {
  await openContact(page);
  await moveUntilHydrated(page, "#contact-form form");
  await main(page).getByLabel("Topic").focus();
  await page.keyboard.type("Pay");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ada Byron");
  await page.keyboard.press("Tab");
  await page.keyboard.type(`keys.${Date.now()}@example.com`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Tab");
  await expect(main(page).getByRole("button", { name: "Send message" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main(page)).toContainText(caseNumber);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, announcedProblems: [/status of 422/] });

  test("a message is corrected and sent", async ({ page }) => {
    await openContact(page);
    await fill(page, "Without scripts");
    await main(page).getByLabel("Your name").fill("");
    await main(page).getByRole("button", { name: "Send message" }).click();
    await expect(main(page).getByRole("link", { name: "Please enter your name." })).toBeVisible();
    await expect(main(page).getByRole("textbox", { name: "Your message" })).toHaveValue("Without scripts");
    await main(page).getByLabel("Your name").fill("Ada Byron");
    await main(page).getByRole("button", { name: "Send message" }).click();
    await expect(main(page)).toContainText(caseNumber);
    await expect(main(page)).toContainText("Without scripts");
  });
});
