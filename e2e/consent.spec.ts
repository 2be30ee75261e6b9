import type { Page } from "@playwright/test";
import { filledFolder, type ShopProcess, spawnShop, waitUntilReady } from "./support/shops/shop-process.ts";
import { expect, test } from "./support/shop-test.ts";
import { findAccessibilityViolations } from "./support/find-accessibility-violations.ts";
import { untilHydrated, untilMiniBasketHydrated } from "./support/page-parts.ts";
import { britain } from "./support/sample-vehicles.ts";
import { makes } from "./support/shop-pages.ts";
import { skipToBasket } from "./support/shortcuts.ts";

type MeasuredEvent = { event?: string; [field: string]: unknown };

const events = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: MeasuredEvent[] }).dataLayer ?? []);
const names = async (page: Page) => (await events(page)).map(({ event }) => event);
const banner = (page: Page) => page.getByRole("region", { name: "Cookie preferences" });

test.use({ reducedMotion: "reduce" });

test("refusing is as easy as accepting", async ({ page }) => {
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/vin-error");
    await expect(banner(page).getByRole("button")).toHaveText([/Refuse all/, /Accept all/]);
    // Both buttons are measured at once, because fonts that load in between would move them.
    const appearances = await banner(page)
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { y, height } = button.getBoundingClientRect();
          return JSON.stringify({ y, height, colour: getComputedStyle(button).backgroundColor });
        }),
      );
    expect(new Set(appearances).size).toBe(1);
  }
});

for (const width of [320, 390, 834, 1440]) {
  test(`at ${width} pixels each answer is one line, and the page ends above the banner`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const locale of ["en-GB", "de-DE", "fr-FR", "fr-CA", "pt-PT", "cs-CZ", "nl-BE", "it-IT", "es-ES"]) {
      await page.goto(`/${locale}/vin-error`);
      const shown = page.locator("section[aria-labelledby=consent-title]");
      await expect(shown).toBeVisible();
      const { lines, overflow, height, space } = await shown.evaluate(async (section) => {
        await document.fonts.ready;
        const buttons = [...section.querySelectorAll("button")];
        return {
          lines: buttons.map((button) => {
            const range = document.createRange();
            range.selectNodeContents(button);
            return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
          }),
          overflow: buttons.map((button) => Math.max(0, button.scrollWidth - button.clientWidth)),
          height: section.getBoundingClientRect().height,
          space: section.parentElement?.getBoundingClientRect().height ?? 0,
        };
      });
      expect(lines, locale).toEqual([1, 1]);
      expect(overflow, locale).toEqual([0, 0]);
      expect(space, locale).toBeGreaterThanOrEqual(height);
    }
  });
}

test("answering the banner neither scrolls the page nor moves the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await untilHydrated(page, "section[aria-labelledby=consent-title] form");
  const last = page.locator("main a").last();
  await last.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(400);
  await banner(page).getByRole("button", { name: "Refuse all" }).click();
  await expect(banner(page)).toBeHidden();
  await expect(last).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("nothing is measured before the visitor agrees, and only the choice is stored", async ({ page, context }) => {
  await page.goto("/vin-error");
  await untilHydrated(page);
  expect(await names(page)).toEqual([]);
  await banner(page).getByRole("button", { name: "Accept all" }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => names(page)).toEqual(["fdp_page"]);
  expect(await events(page)).toEqual([
    { event: "fdp_page", page: "home", make: "landrover", country: "GB", locale: "en-GB" },
  ]);
  const kept = (await context.cookies()).find(({ name }) => name === "consent");
  expect(kept?.value).toMatch(/^granted\.[\w-]{22}$/);
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(182);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test("a refusal is stored too, and a visitor can change the choice in both directions", async ({ page }) => {
  await page.goto("/vin-error");
  await untilHydrated(page);
  await banner(page).getByRole("button", { name: "Refuse all" }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie preferences" }).click();
  const statistics = page.getByRole("checkbox", { name: /^Statistics/ });
  await expect(statistics).not.toBeChecked();
  await statistics.check();
  await page.getByRole("button", { name: "Save my choice" }).click();
  await expect(page.getByText("Your choice has been saved.")).toBeVisible();
  await expect.poll(() => names(page)).toEqual(["fdp_page"]);
  await page.getByRole("button", { name: "Refuse all" }).click();
  await expect(statistics).not.toBeChecked();
  await page.goto("/vin-error");
  await untilHydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Land Rover" }).click();
  expect(await names(page)).toEqual([]);
});

test("only marked clicks and forms are measured, and nothing personal", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "consent", value: "granted", url: String(baseURL) }]);
  await skipToBasket(page, britain, ["CONNAV-24M"]);
  await page.goto("/vin-error?channel=dx");
  await expect.poll(() => names(page)).toContain("fdp_page");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<a href="#a" data-measured-click="manual">one</a><a href="#b" data-measured-click="terms">two</a>
       <a href="#c" data-measured-click="faq">three</a><a href="#d" data-measured-click="SALEA7BWAS2Z00201">four</a>
       <form data-measured-form="add_to_cart"><input type="hidden" name="planId" value="REMOTE-12M">
       <input type="hidden" name="planId" value="SALEA7BWAS2Z00201"><button>five</button></form>`,
    );
    document.querySelector("form[data-measured-form]")?.addEventListener("submit", (event) => event.preventDefault());
    for (const link of document.querySelectorAll<HTMLElement>("[data-measured-click]")) link.click();
    document.querySelector<HTMLElement>("form[data-measured-form] button")?.click();
    const detail = ["CONNAV-24M", "SALEA7BWAS2Z00201"];
    document.dispatchEvent(new CustomEvent("basketshown", { detail }));
  });
  const measured = (await events(page)).filter(({ event }) => event !== "fdp_page");
  expect(measured).toEqual([
    { event: "click_manual" },
    { event: "click_terms" },
    { event: "click_faq" },
    { event: "add_to_cart", currency: "GBP", items: [{ item_id: "REMOTE-12M", quantity: 1 }] },
    { event: "view_cart", currency: "GBP", items: [{ item_id: "CONNAV-24M", quantity: 1 }] },
  ]);
  expect(JSON.stringify(await events(page))).not.toMatch(/SALEA7|@|carvin|dx/);
});

test("the mini basket reports its plans when it is shown", { tag: "@long" }, async ({ page }) => {
  await skipToBasket(page, britain, ["CONNAV-24M", "REMOTE-12M"]);
  await page.goto("/services");
  await untilMiniBasketHydrated(page);
  const shown = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("basketshown", (event) => resolve((event as CustomEvent).detail));
      }),
  );
  await page.getByRole("banner").locator("a[href$='/checkout']").click();
  expect(await shown).toEqual(["CONNAV-24M", "REMOTE-12M"]);
});

test("viewing a service and adding it to the basket is measured", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "consent", value: "granted", url: String(baseURL) }]);
  await page.goto("/");
  await page.locator("#vin").fill(britain.vin);
  await page.locator('button[value="find"]').click();
  await expect(page).toHaveURL("/services");
  // Until the styles are loaded, what they hide counts as visible.
  await page.waitForLoadState("load");
  await page.getByRole("link", { name: "Find out more: Connected Navigation" }).click();
  await expect.poll(async () => (await names(page)).slice(-2)).toEqual(["fdp_page", "view_item"]);
  await page.locator('input[type="radio"][value="CONNAV-12M"]').check();
  const added = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("submit", () =>
          setTimeout(() => resolve((window as unknown as { dataLayer?: MeasuredEvent[] }).dataLayer?.at(-1))),
        );
      }),
  );
  await page.locator('button[value="add"]').click();
  expect(await added).toEqual({
    event: "add_to_cart",
    currency: "GBP",
    items: [{ item_id: "CONNAV-12M", quantity: 1 }],
  });
});

test("nothing is measured at the checkout", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "consent", value: "granted", url: String(baseURL) }]);
  await skipToBasket(page, britain, ["CONNAV-24M"]);
  await page.goto("/checkout");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await names(page)).toEqual([]);
});

test.describe("where the law asks for an opt-out instead of consent", () => {
  test("the browser's privacy signal counts as a refusal, and the banner confirms it", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "sec-gpc": "1" } });
    const page = await context.newPage();
    await page.goto("/en-US/vin-error");
    await untilHydrated(page);
    await expect(banner(page)).toContainText("Your browser asks us not to share your data. We respect that.");
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await names(page)).toEqual([]);
    await banner(page).getByRole("button", { name: "Close" }).click();
    await expect(banner(page)).toBeHidden();
    await page.goto("/en-US/cookie-preferences");
    await expect(page.getByText("Your browser asks us not to share your data.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /^Statistics/ })).toBeDisabled();
    await page.goto("/vin-error");
    await expect(banner(page)).toBeHidden();
    await context.close();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain form saves the choice and leads back to the page", async ({ page }) => {
    await page.goto("/jaguar/en-CA/vin-error?channel=dx");
    const background = await banner(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).not.toBe("rgba(0, 0, 0, 0)");
    await banner(page).getByRole("button", { name: "Accept all" }).click();
    await expect(page).toHaveURL("/jaguar/en-CA/vin-error?channel=dx");
    await expect(banner(page)).toBeHidden();
    await page.goto("/jaguar/en-CA/cookie-preferences");
    const statistics = page.getByRole("checkbox", { name: /^Statistics/ });
    await expect(statistics).toBeChecked();
    await statistics.uncheck();
    await page.getByRole("button", { name: "Save my choice" }).click();
    await expect(page.getByText("Your choice has been saved.")).toBeVisible();
    await expect(statistics).not.toBeChecked();
  });
});

test("a forged return address leads to the shop's own start page", async ({ page, baseURL }) => {
  const answer = await page.request.post("/cookie-preferences", {
    form: { choice: "denied", returnTo: "//other.example" },
    headers: { origin: String(baseURL) },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe("/");
});

for (const { name, prefix } of makes) {
  const length = prefix === "" ? { tag: "@long" } : {};
  test(`${name}: banner and preferences are accessible`, length, async ({ page }) => {
    await page.goto(`${prefix}/de-DE/vin-error`);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.goto(`${prefix}/de-DE/cookie-preferences?saved`);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe("with a tag manager", () => {
  const port = 4391;
  const origin = `http://localhost:${port}`;
  let shop: ShopProcess;

  test.beforeAll(async () => {
    shop = spawnShop({ PORT: String(port), DATA_DIR: filledFolder(), TAG_MANAGER_ID: "GTM-TEST123" });
    await waitUntilReady(shop, port);
  });
  test.afterAll(async () => {
    shop.child.kill("SIGTERM");
    await shop.ended;
  });

  test("its script loads after consent, and is gone on payment pages", async ({ page, announce }) => {
    announce(/status of 404/);
    const asked: string[] = [];
    await page.route("https://www.googletagmanager.com/**", async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/javascript", body: "window.tagManagerRan = true;" });
    });
    const untilRun = () => page.waitForFunction(() => "tagManagerRan" in window);
    const untilGone = () => page.waitForFunction(() => !("tagManagerRan" in window));
    const first = await page.goto(`${origin}/page-not-found`);
    expect(first?.headers()["content-security-policy"]).not.toContain("googletagmanager");
    expect(await first?.text()).not.toContain("GTM-TEST123");
    await page.goto(`${origin}/vin-error?carvin=${britain.vin}`);
    await page.goto(`${origin}/vin-error`);
    await untilHydrated(page);
    expect(asked).toEqual([]);
    const agreed = page.waitForResponse((answer) => answer.url() === `${origin}/vin-error`);
    await banner(page).getByRole("button", { name: "Accept all" }).click();
    expect((await agreed).headers()["content-security-policy"]).toContain("https://www.googletagmanager.com");
    await untilRun();
    expect(asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST123"]);
    const paying = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/checkout");
    await page.getByRole("banner").locator("a[href$='/checkout']").click();
    expect((await paying).headers()["content-security-policy"]).not.toContain("googletagmanager");
    await expect(page).toHaveURL(`${origin}/checkout`);
    await untilGone();
    await page.goto(`${origin}/cookie-preferences`);
    await untilRun();
    await page.getByRole("button", { name: "Refuse all" }).click();
    await untilGone();
  });
});
