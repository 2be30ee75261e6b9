import type { Page } from "@playwright/test";
import { expectSound } from "../support/account.ts";
import { tabTo } from "../support/keyboard.ts";
import { moveUntilHydrated, untilHydrated } from "../support/page-parts.ts";
import { expect, test } from "../support/shop-test.ts";
import { enterPassword } from "../support/shortcuts.ts";

type Owner = { name: string; prefix: string; email: string; firstName: string };

const british: Owner = {
  name: "Land Rover en-GB",
  prefix: "",
  email: "owner1.gbr@example.com",
  firstName: "Charlotte",
};
const owners: readonly Owner[] = [
  british,
  { name: "Land Rover de-DE", prefix: "/de-DE", email: "owner1.deu@example.com", firstName: "Katharina" },
  { name: "Jaguar fr-BE", prefix: "/jaguar/fr-BE", email: "owner1.bel@example.com", firstName: "Élodie" },
  { name: "Jaguar cs-CZ", prefix: "/jaguar/cs-CZ", email: "owner1.cze@example.com", firstName: "Kateřina" },
];

const vehicles = (page: Page) => page.locator("main nav a[href*='?vehicle=']");
const menu = (page: Page, path: string) => page.locator(`main nav a[href$='/account/${path}']`).first();

/** From the start page to the account, by what is on the screen. */
async function walkToAccount(page: Page, { prefix, email, firstName }: Owner): Promise<void> {
  await page.goto(`${prefix}/`);
  await page.locator("[aria-labelledby=consent-title] button[value=denied]").click();
  await page.locator("header a[href*='/sign-in']:visible").first().click();
  await enterPassword(page, email);
  await expect(page).toHaveURL(`${prefix}/account/my-overview`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(firstName);
}

for (const owner of owners) {
  test(`an owner sees the vehicles, adds a service and finds help: ${owner.name}`, async ({ page }) => {
    const { prefix } = owner;
    await walkToAccount(page, owner);
    await expectSound(page);

    await expect(vehicles(page).first()).toHaveAttribute("aria-current", "true");
    const second = vehicles(page).nth(1);
    const maskedVin = await second.locator(".vin").innerText();
    await second.click();
    await expect(page).toHaveURL(/\?vehicle=[\w-]{16}$/);
    await expect(second).toHaveAttribute("aria-current", "true");
    await expect(page.locator("main section").first()).toContainText(maskedVin);
    await expectSound(page);

    const details = page.locator("main form:has(input[value=details])").first();
    const service = (await details.locator("[name=service]").inputValue()).trim();
    await details.locator("button").click();
    await expect(page).toHaveURL(`${prefix}/single-detail-page/${service}`);
    await expect(page.locator("main section").first()).toContainText(maskedVin);
    await expect(page.locator('button[value="add"]')).toBeVisible();
    await page.goBack();

    await page.locator("main a[href$='/account/my-services']").click();
    await expect(page.locator("main h2").first()).toBeVisible();
    await page.locator("main a[href*='sort=name']").click();
    await expect(page).toHaveURL(/\?sort=name$/);
    await expect(page.locator("main a[href$='?sort=name']")).toHaveAttribute("aria-current", "true");
    const names = await page.locator("main h3").allInnerTexts();
    expect(names.length).toBeGreaterThan(8);
    expect(names).toEqual(names.toSorted(new Intl.Collator(prefix.slice(-5) || "en-GB").compare));
    await expectSound(page);

    await menu(page, "need-help").click();
    await expect(menu(page, "need-help")).toHaveAttribute("aria-current", "page");
    const answers = page.locator("main details");
    await page.locator("main details").first().waitFor();
    // The code of the questions loads at the first interaction.
    await page.locator("main button").first().hover();
    await moveUntilHydrated(page, "main details");
    await page.locator("main button").first().click();
    await expect(page.locator("main details[open]")).toHaveCount(await answers.count());
    await expectSound(page);
  });
}

test("an owner renews everything of a vehicle with the keyboard", async ({ page }) => {
  await walkToAccount(page, british);
  await untilHydrated(page, "header details");
  await tabTo(page, /^Range Rover/);
  await page.keyboard.press("Enter");
  await expect(vehicles(page).nth(1)).toHaveAttribute("aria-current", "true");
  await vehicles(page).first().click();
  await expect(vehicles(page).first()).toHaveAttribute("aria-current", "true");
  await tabTo(page, "Renew All (2)", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/renew-all");
  await page.goBack();
  // Until the page is loaded again, the former one still takes the keys.
  await expect(vehicles(page).first()).toBeVisible();
  await tabTo(page, /^Renew now: /);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/service\/[A-Z-]+$/);
});

test("a newcomer reads what will appear on each page", async ({ page }) => {
  await walkToAccount(page, { name: "", prefix: "", email: "owner5.fra@example.com", firstName: "Chloé" });
  await expectSound(page);
  await menu(page, "my-subscriptions").click();
  await expect(page.getByText("All active subscriptions purchased on this platform will appear here")).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "Expired (0)" }).click();
  await expect(page.getByText("All expired subscriptions purchased on this website will appear here")).toBeVisible();
  await expectSound(page);
  await menu(page, "my-orders").click();
  await expect(page.getByText("All orders placed on this website will appear here")).toBeVisible();
  await expectSound(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an owner chooses a vehicle, and opens a service for it", async ({ page }) => {
    await walkToAccount(page, british);
    const third = vehicles(page).nth(2);
    const maskedVin = await third.locator(".vin").innerText();
    await third.click();
    await expect(third).toHaveAttribute("aria-current", "true");
    await page.locator("main form:has(input[value=renew]) button").first().click();
    await expect(page).toHaveURL(/\/service\/[A-Z-]+$/);
    await expect(page.locator("main")).toContainText(maskedVin);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu shows the open page, and every page fits", async ({ page }) => {
    await walkToAccount(page, british);
    await expectSound(page);
    await untilHydrated(page, "header details");
    await menu(page, "need-help").click();
    const current = menu(page, "need-help");
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(current).toBeInViewport({ ratio: 1 });
    await expectSound(page);
    await page.goto("/account/my-services");
    await expectSound(page);
  });
});

test("a slow page shows a placeholder under the menu, without moving it", async ({ page }) => {
  await walkToAccount(page, british);
  await menu(page, "need-help").click();
  await expect(page.locator("main details").first()).toBeVisible();
  const release = Promise.withResolvers<void>();
  await page.route("**/account/my-orders.data*", async (route) => {
    await release.promise;
    await route.continue();
  });
  const tabs = page.getByRole("navigation", { name: "Account" });
  await tabs.hover();
  await moveUntilHydrated(page, "main nav[aria-label=Account]");
  const before = await tabs.boundingBox();
  await menu(page, "my-orders").click();
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  await expect(menu(page, "my-orders")).toHaveAttribute("aria-current", "page");
  expect(await tabs.boundingBox()).toEqual(before);
  await expect(page).toHaveTitle(/^Loading/);
  release.resolve();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(page).toHaveURL("/account/my-orders");
  expect(await tabs.boundingBox()).toEqual(before);
});
