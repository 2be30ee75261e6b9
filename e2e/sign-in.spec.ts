import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { untilAlive } from "./support/page-parts.ts";
import { britain } from "./support/sample-vehicles.ts";
import { skipToBasket } from "./support/shortcuts.ts";

const password = "Connected-Car-1";
const owner = { email: "owner1.gbr@example.com", firstName: "Charlotte" };

/** The provider's own form; its words are in the language of the shop's page. */
async function enter(page: Page, email = owner.email): Promise<void> {
  await expect(page).toHaveURL(/\/identity\/sign-in\//);
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("main form button").first().click();
}

async function signIn(page: Page, path: string, email?: string): Promise<void> {
  await page.goto(`/sign-in?to=${encodeURIComponent(path)}`);
  await enter(page, email);
}

/** The checkout's header has no menu to see it by. */
async function expectSignedIn(page: Page): Promise<void> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toContain("cc-nx_VCS");
}

/** Logs the customer out on every device: a test that does so has an account of its own. */
async function logOut(page: Page, label: RegExp): Promise<void> {
  await page.locator("header details summary").click();
  await page.locator("header").getByRole("button", { name: label }).click();
}

test("from the home page, by the header, to the account", async ({ page, context }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await enter(page);
  await expect(page).toHaveURL("/account/my-overview");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${owner.firstName}`);
  await expect(page.getByRole("navigation", { name: "Account" }).getByRole("link")).toHaveText([
    "Overview",
    "Services",
    "Orders",
    "Payment details",
    "Help & Support",
  ]);
  const readable = await page.evaluate(() => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: JSON.stringify(Object.values(sessionStorage)),
  }));
  expect(readable.cookies).not.toMatch(/cc-|token|SSO|ey[JA]/);
  expect(readable.local.join()).not.toMatch(/token/i);
  expect(readable.session).not.toMatch(/eyJ/);
  expect(await page.content()).not.toContain(owner.email);
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => /^(?:cc-|id_token)/.test(name)).every(({ httpOnly }) => httpOnly)).toBe(true);
  await untilAlive(page, "header details");
  const menu = page.locator("header details");
  await menu.locator("summary").press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Orders" })).toBeHidden();
  await expect(menu.locator("summary")).toBeFocused();
  await menu.locator("summary").click();
  await menu.getByRole("link", { name: "Orders" }).click();
  await expect(page).toHaveURL("/account/my-orders");
  await expect(menu.getByRole("link", { name: "Orders" })).toBeHidden();
});

test("from a deep link in another language, and back to it", { tag: "@long" }, async ({ page }) => {
  await page.goto("/de-DE/account/my-orders");
  await expect(page).toHaveURL("/de-DE/restricted-access?redirectUrl=%2Faccount%2Fmy-orders");
  await page.locator("main").getByRole("link", { name: "Anmelden" }).click();
  await enter(page);
  await expect(page).toHaveURL("/de-DE/account/my-orders");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bestellungen");
});

test("from a secure product, and back to it, where the owner sees its date", async ({ page }) => {
  await page.goto(`/service/SECURE?carvin=${britain.vin}`);
  await expect(page).toHaveURL("/service/SECURE");
  const main = page.getByRole("main");
  await expect(main.getByText("Sign in to view the expiry date").first()).toBeVisible();
  await main.getByRole("link", { name: "Sign in" }).first().click();
  await enter(page);
  await expect(page).toHaveURL("/service/SECURE");
  await expect(page.locator("header details summary")).toBeVisible();
  await expect(main.getByText("Sign in to view the expiry date")).toHaveCount(0);
  await expect(main.getByText(/\d{1,2}\s\w+\s202\d/).first()).toBeVisible();
});

test("from the checkout with a full basket, and nothing of it is lost", async ({ page }) => {
  await skipToBasket(page, britain, ["CONNAV-24M", "REMOTE-12M"]);
  await page.goto("/checkout");
  // As any link to the sign-in: it leads back to the page it was on.
  await page.evaluate(() => location.assign("/sign-in"));
  await enter(page);
  await expect(page).toHaveURL("/checkout");
  await expectSignedIn(page);
  for (const name of ["Connected Navigation", "Remote"]) {
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: name }).first()).toBeVisible();
  }
});

test("a session that ends in the middle of a form loses nothing that was typed", async ({ page, context, browser }) => {
  await skipToBasket(page, britain, ["CONNAV-24M"]);
  await page.goto("/sign-in?to=/checkout");
  await enter(page, "owner1.aut@example.com");
  await expect(page).toHaveURL("/checkout");
  await untilAlive(page);
  await page.locator("#coupon").fill("TYPED-1");
  // The same session, ended on another device.
  const otherDevice = await browser.newContext({ storageState: await context.storageState() });
  const { origin } = new URL(page.url());
  const left = await otherDevice.request.post("/service-call-forgerock-logout", {
    headers: { origin },
    maxRedirects: 0,
  });
  expect(left.status()).toBe(303);
  await otherDevice.close();
  await page.getByRole("button", { name: "Apply" }).click();
  await enter(page, "owner1.aut@example.com");
  await expect(page).toHaveURL("/checkout");
  await expect(page.locator("#coupon")).toHaveValue("TYPED-1");
  await expectSignedIn(page);
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Connected Navigation" })).toBeVisible();
});

test("two windows that need new tokens at once both go on", async ({ page, context }) => {
  await page.goto("/sign-in?to=/account/my-orders");
  await enter(page, "owner2.gbr@example.com");
  await expect(page).toHaveURL("/account/my-orders");
  const other = await context.newPage();
  const refreshToken = async () => (await context.cookies()).find(({ name }) => name === "cc-nx_VCS")?.value;
  for (let round = 0; round < 2; round += 1) {
    const before = await refreshToken();
    await context.clearCookies({ name: "cc-at_VCS" });
    await Promise.all([page.goto("/account/my-orders"), other.goto("/account/need-help")]);
    await expect(page).toHaveURL("/account/my-orders");
    await expect(other).toHaveURL("/account/need-help");
    expect(await refreshToken()).not.toBe(before);
  }
});

test("silently with the other make, and out of both with one log-out", async ({ page, context }) => {
  await signIn(page, "/account/my-orders", "owner1.bel@example.com");
  await expect(page).toHaveURL("/account/my-orders");
  await page.goto("/jaguar/fr-BE/account/need-help");
  await expect(page).toHaveURL("/jaguar/fr-BE/account/need-help");
  await logOut(page, /déconnect/i);
  await expect(page).toHaveURL("/jaguar/fr-BE/vin-error");
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /^cc-nx_|^id_token|^SSOSession$/.test(name))).toEqual([]);
  for (const path of ["/account/my-orders", "/jaguar/account/my-orders"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/restricted-access/);
  }
});

test("a log-out lasts: going back shows a page of a visitor who is not signed in", async ({ page, context }) => {
  await page.goto(`/vin-error?carvin=${britain.vin}`);
  await signIn(page, "/account/my-orders", "owner1.ita@example.com");
  await expect(page).toHaveURL("/account/my-orders");
  await logOut(page, /log out/i);
  await expect(page).toHaveURL("/vin-error");
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /^cc-nx_|^id_token|^SSOSession|^vehicle-|^draft/.test(name))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/restricted-access/);
  await expect(page.locator("header details summary")).toHaveCount(0);
  await page.goto("/jaguar/vin-error");
  await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  await page.goto("/sign-in");
  await expect(page).toHaveURL(/\/identity\/sign-in\//);
});

test("other windows know it with their next page", { tag: "@long" }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/vin-error");
  await signIn(page, "/account/my-orders", "owner1.esp@example.com");
  await expect(page).toHaveURL("/account/my-orders");
  await other.reload();
  await expect(other.locator("header details summary")).toBeVisible();
  await logOut(page, /log out/i);
  await expect(page).toHaveURL("/vin-error");
  await other.goto("/account/my-orders");
  await expect(other).toHaveURL(/\/restricted-access/);
});

test("a person unknown to the customer systems gets a message", { tag: "@long" }, async ({ page }) => {
  await page.goto("/sign-in?to=/account");
  await enter(page, "no-crm@example.com");
  await expect(page).toHaveURL(/\/restricted-access\?/);
  await expect(page.getByRole("alert")).toContainText("No CRMID / SAP CDC found");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("sign in and log out", async ({ page }) => {
    await page.goto("/account/my-payment-method");
    await page.locator("main").getByRole("link", { name: "Sign in" }).click();
    await enter(page, "owner1.prt@example.com");
    await expect(page).toHaveURL("/account/my-payment-method");
    await expect(page.getByRole("heading", { level: 2, name: "This part of your account opens soon" })).toBeVisible();
    await logOut(page, /log out/i);
    await expect(page).toHaveURL("/vin-error");
  });
});

for (const width of [390, 1440]) {
  const length = width === 390 ? {} : { tag: "@long" };
  test(`account and sign-in page are accessible at ${width}`, length, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/jaguar/restricted-access?problem=token");
    expect(await findViolations(page)).toEqual([]);
    await signIn(page, "/account/my-orders");
    await expect(page).toHaveURL("/account/my-orders");
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
