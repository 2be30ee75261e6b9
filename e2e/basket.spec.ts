import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { findAccessibilityViolations } from "./support/find-accessibility-violations.ts";
import { gapBetween, openBasket, untilMiniBasketHydrated, untilHydrated } from "./support/page-parts.ts";
import { britain, germany, sites } from "./support/sample-vehicles.ts";
import { skipToBasket } from "./support/shortcuts.ts";

const navigation = "CONNAV-24M";
const remote = "REMOTE-12M";
const tracker = "SECURE-12M";

const items = (page: Page) =>
  page
    .getByRole("main")
    .locator("li")
    .filter({ has: page.locator("form") });
const basketLink = (page: Page) => page.getByRole("banner").locator("a[href$='/checkout']");

test.use({ reducedMotion: "reduce" });

/** The only site of the short run: the others have the same parts in other languages. */
const siteOfShortRun = "Jaguar cs-CZ";

for (const site of sites) {
  const length = site.name === siteOfShortRun ? {} : { tag: "@long" };
  test(`${site.name}: the basket is accessible and fits a phone and a desk`, length, async ({ page }) => {
    await skipToBasket(page, site, [navigation, remote]);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.prefix}/checkout`);
      await untilHydrated(page);
      await openBasket(page);
      await expect(items(page)).toHaveCount(2);
      await expect(items(page).first()).toContainText(site.price, { useInnerText: true });
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await items(page).first().locator("summary").click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await items(page).first().locator("form").last().getByRole("button").click();
    await expect(items(page)).toHaveCount(1);
    await expect(page.getByRole("status")).toBeVisible();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test("a guest sees the new end date of a service, but not of a secure one", { tag: "@long" }, async ({ page }) => {
  await skipToBasket(page, britain, [navigation, tracker]);
  await page.goto("/checkout");
  await expect(items(page).first()).toContainText(/2 years, new end date \d+\s\w+\s20\d\d/);
  await expect(items(page).last()).toContainText("1 year");
  await expect(items(page).last()).not.toContainText("new end date");
});

test("another term of a service replaces the first", { tag: "@long" }, async ({ page }) => {
  await skipToBasket(page, britain, ["CONNAV-12M", navigation, navigation]);
  await page.goto("/checkout");
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText("£159");
});

test("a removal asks no question, and can be undone", async ({ page }) => {
  await skipToBasket(page, britain, [navigation, remote]);
  await page.goto("/checkout");
  await untilHydrated(page);
  await items(page).filter({ hasText: "Remote" }).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Remote has been removed.")).toBeVisible();
  await expect(items(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(items(page)).toHaveCount(2);
  await expect(page.getByText("has been removed")).toBeHidden();
  await expect(page.locator(":focus")).toContainText("Remote is added to your basket");
});

test("an item disappears as soon as its removal is sent", async ({ page }) => {
  await skipToBasket(page, britain, [navigation, remote]);
  await page.goto("/checkout");
  await untilHydrated(page);
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/checkout.data*", async (route) => {
    await held;
    await route.continue();
  });
  await items(page).first().getByRole("button", { name: "Remove" }).click();
  await expect(items(page)).toHaveCount(1);
  // The old amounts do not belong to the lines any more.
  await expect(page.getByRole("main").locator("[aria-busy]").getByText("£224")).toBeHidden();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  letThrough();
  await expect(page.getByText("Connected Navigation has been removed.")).toBeVisible();
  await expect(items(page)).toHaveCount(1);
});

test("a double click removes one item once", async ({ page }) => {
  await skipToBasket(page, britain, [navigation, remote]);
  await page.goto("/checkout");
  await untilHydrated(page);
  // The next item moves up to the place of the first.
  await items(page).first().getByRole("button", { name: "Remove" }).dblclick();
  await expect(page.getByText("Connected Navigation has been removed.")).toBeVisible();
  await expect(items(page)).toHaveCount(1);
});

test("removing the last item shows an empty basket, and can be undone", async ({ page }) => {
  await skipToBasket(page, britain, [navigation]);
  await page.goto("/checkout");
  await untilHydrated(page);
  await items(page).getByRole("button", { name: "Remove" }).click();
  const empty = page.getByRole("heading", { name: "Your basket is empty" });
  const notice = page.getByRole("status").filter({ hasText: "has been removed" });
  await expect(empty).toBeVisible();
  await expect.poll(() => gapBetween(notice, empty.locator(".."))).toBe(32);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(items(page)).toHaveCount(1);
  await expect(page.locator(":focus")).toContainText("Connected Navigation is added to your basket");
});

test("a valid code reduces the total, and all other codes get one message", async ({ page, announce }) => {
  announce(/status of 422/);
  await skipToBasket(page, britain, [remote]);
  await page.goto("/checkout");
  await untilHydrated(page);
  const field = page.getByLabel("Promotion code");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Please enter a promotion code.")).toBeVisible();
  await expect(field).toBeFocused();
  for (const code of ["NOSUCHCODE", "LASTYEAR", "NAVIGATE20"]) {
    await field.fill(code);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("This code can’t be used for your basket.")).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await field.fill("welcome10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("−£6.50")).toBeVisible();
  await expect(page.getByText("£58.50").last()).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(page.getByText("WELCOME10", { exact: true })).toBeFocused();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove" }).last().click();
  await expect(page.getByText("−£6.50")).toBeHidden();
  await expect(field).toBeFocused();
});

test("a link with a vehicle of another country keeps the basket and marks its items", async ({ page }) => {
  await skipToBasket(page, britain, ["CONNAV-36M", remote]);
  await page.goto(`/de-DE/checkout?carvin=${germany.vin}`);
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText("Für ein anderes Fahrzeug ausgewählt.");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goto(`/checkout?carvin=${britain.vin}`);
  await expect(items(page)).toHaveCount(2);
  await expect(page.getByText("Chosen for another vehicle.")).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("£65");
});

test.describe("two tabs", () => {
  test("an item removed in one tab disappears from the page and the header of the others", async ({
    page,
    context,
  }) => {
    await skipToBasket(page, britain, [navigation, remote]);
    const [shop, other] = [await context.newPage(), await context.newPage()];
    await shop.goto("/vin-error");
    await other.goto("/checkout");
    await page.goto("/checkout");
    for (const tab of [shop, other, page]) await untilHydrated(tab);
    await expect(basketLink(shop)).toHaveAccessibleName("Basket, 2 items");
    await items(page).first().getByRole("button", { name: "Remove" }).click();
    await expect(items(page)).toHaveCount(1);
    await expect(items(other)).toHaveCount(1);
    await expect(basketLink(shop)).toHaveAccessibleName("Basket, 1 item");
  });

  test("removing an item several times at once is no error", { tag: "@long" }, async ({ page, context }) => {
    await skipToBasket(page, britain, [navigation, remote]);
    await page.goto("/checkout");
    const address = page.url();
    const itemId = await items(page).first().locator("[name=itemId]").first().inputValue();
    const remove = () =>
      context.request.post(address, {
        form: { intent: "remove", itemId },
        headers: { origin: new URL(address).origin },
      });
    const endings = await Promise.all([remove(), remove(), remove()]);
    expect(endings.map((answer) => answer.status())).toEqual([200, 200, 200]);
    await page.reload();
    await expect(items(page)).toHaveCount(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the basket is filled, changed and emptied by plain forms", async ({ page, announce }) => {
    announce(/status of 422/);
    await skipToBasket(page, britain, [navigation, remote]);
    await page.goto("/services");
    await basketLink(page).click();
    await expect(page).toHaveURL("/checkout");
    await page.getByLabel("Promotion code").fill("nope");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("This code can’t be used for your basket.")).toBeVisible();
    await page.getByLabel("Promotion code").fill("WELCOME10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Welcome: 10% off")).toBeVisible();
    await items(page).filter({ hasText: "Remote" }).getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("Remote has been removed.")).toBeVisible();
    await expect(items(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(items(page)).toHaveCount(2);
  });
});

test.describe("the mini basket", () => {
  test("opens on hover, stays under the pointer, and closes three seconds after it left", async ({ page }) => {
    await skipToBasket(page, britain, [navigation, remote, tracker]);
    await page.clock.install({ time: "2026-11-15T09:00:00Z" });
    await page.goto("/services");
    await untilMiniBasketHydrated(page);
    await basketLink(page).hover();
    const basket = page.getByRole("dialog", { name: "Basket" });
    await expect(basket.getByText("Connected Navigation")).toBeVisible();
    await expect(basket.getByText("£373")).toBeVisible();
    const list = basket.getByRole("region");
    expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe("240px");
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await basket.getByText("Connected Navigation").hover();
    // From here on the test controls the clock.
    await page.clock.pauseAt("2026-11-15T10:00:00Z");
    await page.clock.runFor(10_000);
    await expect(basket).toBeVisible();
    await page.mouse.move(200, 700);
    await page.clock.runFor(2_900);
    await expect(basket).toBeVisible();
    await page.clock.runFor(200);
    await expect(basket).toBeHidden();
  });

  test("opens by keyboard, takes the focus, and returns it to the basket link", async ({ page }) => {
    await skipToBasket(page, britain, [navigation]);
    await page.clock.install();
    await page.goto("/services");
    await untilMiniBasketHydrated(page);
    await basketLink(page).focus();
    await page.keyboard.press("Enter");
    const basket = page.getByRole("dialog", { name: "Basket" });
    await expect(basket.getByRole("button", { name: "Close basket" })).toBeFocused();
    await page.clock.runFor(10_000);
    await expect(basket).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(basket).toBeHidden();
    await expect(basketLink(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await basket.getByRole("link", { name: "Checkout" }).click();
    await expect(page).toHaveURL("/checkout");
    await expect(page.getByRole("heading", { name: "Your basket" })).toBeVisible();
  });

  test("lists the discount above the total", async ({ page }) => {
    await skipToBasket(page, britain, [remote]);
    await page.goto("/checkout");
    await untilHydrated(page);
    await page.getByLabel("Promotion code").fill("WELCOME10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("−£6.50")).toBeVisible();
    await page.goto("/services");
    await untilMiniBasketHydrated(page);
    await basketLink(page).click();
    const basket = page.getByRole("dialog", { name: "Basket" });
    await expect(basket.getByText("Welcome: 10% off")).toBeVisible();
    await expect(basket.getByText("−£6.50")).toBeVisible();
    await expect(basket.getByText("£58.50")).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test("shows that the basket is empty", { tag: "@long" }, async ({ page }) => {
    await page.goto(`/vin-error?carvin=${britain.vin}`);
    await page.goto("/services");
    await untilMiniBasketHydrated(page);
    await basketLink(page).click();
    await expect(page.getByRole("dialog", { name: "Basket" })).toContainText("Basket is empty");
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test("is replaced by a plain link while no vehicle is selected", { tag: "@long" }, async ({ page, announce }) => {
    announce(/status of 404/);
    await page.goto("/page-not-found");
    await untilHydrated(page);
    await basketLink(page).click();
    await expect(page).toHaveURL("/vin-error?redirectUrl=%2Fcheckout");
  });
});

test("a request of another visitor or a forged form changes nothing", async ({ page, browser, baseURL }) => {
  await skipToBasket(page, britain, [navigation]);
  await page.goto("/checkout");
  const itemId = await items(page).locator("[name=itemId]").first().inputValue();
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  const origin = String(baseURL);
  await stranger.request.post("/checkout", { form: { intent: "add", planId: remote }, headers: { origin } });
  await stranger.request.post("/checkout", { form: { intent: "remove", itemId }, headers: { origin } });
  const foreign = await page.request.post("/checkout", {
    form: { intent: "remove", itemId },
    headers: { origin: "https://other.example" },
  });
  expect(foreign.status()).toBe(403);
  const unknown = await page.request.post("/checkout", { form: { intent: "order" }, headers: { origin } });
  expect(unknown.status()).toBe(400);
  const unsold = await page.request.post("/checkout", {
    form: { intent: "add", planId: "CONNAV", price: "0.01", quantity: "99" },
    headers: { origin },
  });
  expect(unsold.status()).toBe(409);
  await page.reload();
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText("£159");
  await stranger.close();
});
