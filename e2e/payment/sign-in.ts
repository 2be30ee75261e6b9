import { expect, type Page } from "@playwright/test";

export async function signIn(page: Page, prefix: string, email: string): Promise<void> {
  await page.goto(`${prefix}/sign-in?to=${encodeURIComponent(`${prefix}/services`)}`);
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill("Connected-Car-1");
  await page.locator("main form button").first().click();
  await expect(page).not.toHaveURL(/identity|sign-in/);
}
