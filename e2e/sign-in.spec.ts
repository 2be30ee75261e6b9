import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { findAccessibilityViolations } from "./support/find-accessibility-violations.ts";
import { untilHydrated } from "./support/page-parts.ts";
import { britain } from "./support/sample-vehicles.ts";
import { skipToBasket } from "./support/shortcuts.ts";

const password = "Connected-Car-1";
const owner = { email: "owner1.gbr@example.com", firstName: "Charlotte" };

/** Fills in the provider's own form, which is in the language of the shop's page. */
async function enterCredentials(page: Page, email = owner.email): Promise<void> {
  await expect(page).toHaveURL(/\/identity\/sign-in\//);
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("main form button:not([type=button])").first().click();
}

async function signIn(page: Page, path: string, email?: string): Promise<void> {
  await page.goto(`/sign-in?to=${encodeURIComponent(path)}`);
  await enterCredentials(page, email);
}

/** Reads a cookie, because the header of the checkout has no account menu. */
async function expectSignedIn(page: Page): Promise<void> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toContain("cc-nx_VCS");
}

/** Logs the customer out on every device, so each test that does so has its own account. */
async function logOut(page: Page, label: RegExp): Promise<void> {
  await page.locator("header details summary").click();
  await page.locator("header").getByRole("button", { name: label }).click();
}

test("a customer signs in by the header of the home page and reaches the account", async ({ page, context }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await enterCredentials(page);
  await expect(page).toHaveURL("/account/my-overview");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${owner.firstName}`);
  await expect(page.getByRole("navigation", { name: "Account" }).getByRole("link")).toHaveText([
    "Overview",
    "Services",
    "Orders",
    "Payment details",
    "Your data",
    "Help & Support",
    "Log out",
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
  await untilHydrated(page, "header details");
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

test("a sign-in from a deep link in another language leads back to it", { tag: "@long" }, async ({ page }) => {
  await page.goto("/de-DE/account/my-orders");
  await expect(page).toHaveURL("/de-DE/restricted-access?redirectUrl=%2Faccount%2Fmy-orders");
  await page.locator("main").getByRole("link", { name: "Anmelden" }).click();
  await enterCredentials(page);
  await expect(page).toHaveURL("/de-DE/account/my-orders");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bestellungen");
});

test("a sign-in from a secure service leads back to it, where the owner sees its date", async ({ page }) => {
  await page.goto(`/service/SECURE?carvin=${britain.vin}`);
  await expect(page).toHaveURL("/service/SECURE");
  const main = page.getByRole("main");
  await expect(main.getByText("Sign in to view the expiry date").first()).toBeVisible();
  await main.getByRole("link", { name: "Sign in" }).first().click();
  await enterCredentials(page);
  await expect(page).toHaveURL("/service/SECURE");
  await expect(page.locator("header details summary")).toBeVisible();
  await expect(main.getByText("Sign in to view the expiry date")).toHaveCount(0);
  await expect(main.getByText(/\d{1,2}\s\w+\s202\d/).first()).toBeVisible();
});

test("a sign-in from the checkout keeps the whole basket", async ({ page }) => {
  await skipToBasket(page, britain, ["CONNAV-24M", "REMOTE-12M"]);
  await page.goto("/checkout");
  // Any link to the sign-in leads back to the page it was on.
  await page.evaluate(() => location.assign("/sign-in"));
  await enterCredentials(page);
  await expect(page).toHaveURL("/checkout");
  await expectSignedIn(page);
  for (const name of ["Connected Navigation", "Remote"]) {
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: name }).first()).toBeVisible();
  }
});

test("a form keeps what was typed when the session ends before it is sent", async ({ page, context, browser }) => {
  await skipToBasket(page, britain, ["CONNAV-24M"]);
  await page.goto("/sign-in?to=/checkout");
  await enterCredentials(page, "owner1.aut@example.com");
  await expect(page).toHaveURL("/checkout");
  await untilHydrated(page);
  await page.locator("#coupon").fill("TYPED-1");
  // The same session, ended on another device.
  const otherDevice = await browser.newContext({ storageState: await context.storageState() });
  const { origin } = new URL(page.url());
  const loggedOut = await otherDevice.request.post("/service-call-forgerock-logout", {
    headers: { origin },
    maxRedirects: 0,
  });
  expect(loggedOut.status()).toBe(303);
  await otherDevice.close();
  await page.getByRole("button", { name: "Apply" }).click();
  await enterCredentials(page, "owner1.aut@example.com");
  await expect(page).toHaveURL("/checkout");
  await expect(page.locator("#coupon")).toHaveValue("TYPED-1");
  await expectSignedIn(page);
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Connected Navigation" })).toBeVisible();
});

test("two windows that need new tokens at once both stay signed in", async ({ page, context }) => {
  await page.goto("/sign-in?to=/account/my-orders");
  await enterCredentials(page, "owner2.gbr@example.com");
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

test("a customer is signed in silently with the other make, and one log-out ends both sessions", async ({
  page,
  context,
}) => {
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

test("after a log-out, going back shows a page of a visitor who is not signed in", async ({ page, context }) => {
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

test("other windows show a sign-in and a log-out with their next page", { tag: "@long" }, async ({ page, context }) => {
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
  await enterCredentials(page, "no-crm@example.com");
  await expect(page).toHaveURL(/\/restricted-access\?/);
  await expect(page.getByRole("alert")).toContainText("No CRMID / SAP CDC found");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer signs in and logs out", async ({ page }) => {
    await page.goto("/account/my-payment-method");
    await page.locator("main").getByRole("link", { name: "Sign in" }).click();
    await enterCredentials(page, "owner1.prt@example.com");
    await expect(page).toHaveURL("/account/my-payment-method");
    await expect(page.locator("main nav a[href$='my-payment-method'][aria-current=page]")).toBeVisible();
    await logOut(page, /log out/i);
    await expect(page).toHaveURL("/vin-error");
  });
});

for (const width of [390, 1440]) {
  const length = width === 390 ? {} : { tag: "@long" };
  test(`account and sign-in page are accessible at ${width}`, length, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/jaguar/restricted-access?problem=token");
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await signIn(page, "/account/my-orders");
    await expect(page).toHaveURL("/account/my-orders");
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
