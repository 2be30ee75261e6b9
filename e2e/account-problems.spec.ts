import type { Page } from "@playwright/test";
import { moveUntilHydrated, untilHydrated } from "./support/page-parts.ts";
import { enterPassword } from "./support/shortcuts.ts";
import { expect, test } from "./support/shop-test.ts";

test.use({ reducedMotion: "reduce" });

/** From the start page to the services of the account. */
async function walkToServices(page: Page) {
  await page.goto("/");
  await page.locator("[aria-labelledby=consent-title] button[value=denied]").click();
  await page.locator("header a[href*='/sign-in']:visible").first().click();
  await enterPassword(page, "owner1.gbr@example.com");
  await page.getByRole("main").getByRole("link", { name: "Services", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "My subscriptions" })).toBeVisible();
  await untilHydrated(page);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const menu = (page: Page) => page.getByRole("navigation", { name: "Account" });

test("a lost connection is named, and the account goes on where it stopped", async ({ page, announce }) => {
  announce(/ERR_INTERNET_DISCONNECTED/);
  await walkToServices(page);
  await moveUntilHydrated(page, "main nav a[href$='/my-orders']");
  await page.route("**/my-orders.data*", (route) => route.abort("internetdisconnected"));
  await menu(page).getByRole("link", { name: "Orders" }).click();
  await expect(heading(page)).toHaveText("You are currently offline");
  await page.unroute("**/my-orders.data*");
  await page.getByRole("button", { name: "Retry Connection" }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Orders" })).toBeVisible();
  await expect(page).toHaveURL("/account/my-orders");
});

test("a reason that was too long blocks only the text it was in", async ({ page }) => {
  await walkToServices(page);
  await moveUntilHydrated(page, "main li a[href*='/my-subscriptions/']");
  const dialog = page.getByRole("dialog");
  await page.getByRole("link", { name: "Manage Live Traffic & Information" }).first().click();
  await dialog.getByRole("link", { name: "Turn off auto-renewal" }).click();
  const confirm = dialog.getByRole("button", { name: "Turn off auto-renewal" });
  const choose = (reason: string) => page.locator("#reason").selectOption(reason);
  await choose("other");
  await page.locator("#reason-text").fill("x".repeat(151));
  await expect(dialog.getByText("The entered text is too long")).toBeVisible();
  await expect(confirm).toBeDisabled();
  await choose("sell");
  await expect(confirm).toBeEnabled();
  await choose("other");
  await expect(page.locator("#reason-text")).toHaveValue("");
  await page.locator("#reason-text").fill("x".repeat(150));
  await expect(confirm).toBeEnabled();
});
