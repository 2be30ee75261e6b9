import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { stopTheClock, untilHydrated } from "./support/page-parts.ts";

/** Collects errors and warnings of the browser; a page of the shop must cause none. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isExpected = /the server responded with a status of (?:404|500|503)|blocked by Playwright/.test(
      message.text(),
    );
    if (["error", "warning"].includes(message.type()) && !isExpected) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

test.describe("first visit", () => {
  for (const { address, end, title, lang, make } of [
    { address: "/", end: "/vin-error", title: "Welcome | Land Rover UK", lang: "en-GB", make: "landrover" },
    { address: "/home", end: "/vin-error", title: "Welcome | Land Rover UK", lang: "en-GB", make: "landrover" },
    {
      address: "/de-DE/",
      end: "/de-DE/vin-error",
      title: "Willkommen | Land Rover DE",
      lang: "de-DE",
      make: "landrover",
    },
    {
      address: "/jaguar/fr-BE/",
      end: "/jaguar/fr-BE/vin-error",
      title: "Bienvenue | Jaguar BE",
      lang: "fr-BE",
      make: "jaguar",
    },
    {
      address: "/VCSJ/cs-CZ",
      end: "/VCSJ/cs-CZ/vin-error",
      title: "Vítejte | Jaguar CZ",
      lang: "cs-CZ",
      make: "jaguar",
    },
    {
      address: "/?site=jaguar&locale=it-IT",
      end: "/vin-error?site=jaguar&locale=it-IT",
      title: "Benvenuti | Jaguar IT",
      lang: "it-IT",
      make: "jaguar",
    },
  ]) {
    test(`${address} shows ${make} in ${lang}`, async ({ page }) => {
      const complaints = collectComplaints(page);
      await page.goto(address);
      await expect(page).toHaveURL(end);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("html")).toHaveAttribute("data-make", make);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }

  test("sends no request to other origins", async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:")) foreign.push(request.url());
    });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(foreign).toEqual([]);
  });

  test("works without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/de-DE/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihr Land Rover, vernetzt");
    await expect(page.getByRole("contentinfo")).toContainText("Vertrag widerrufen");
    await context.close();
  });
});

test("the first touch does not link the style sheet of every page again", async ({ page }) => {
  await page.goto("/faqs");
  const shellSheets = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute("href") ?? "").filter((href) => /\/shell-/.test(href)),
      );
  expect(await shellSheets()).toHaveLength(1);
  await untilHydrated(page);
  await page.getByRole("searchbox").fill("vin");
  await expect(page.getByRole("searchbox")).toHaveValue("vin");
  expect(await shellSheets()).toHaveLength(1);
});

test("the design system causes no errors or warnings in the browser", async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto("/uikit", { waitUntil: "networkidle" });
  await expect(page.getByRole("combobox").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a page lists every language for search engines, except the pseudo-locale", async ({ page }) => {
  await page.goto("/jaguar/nl-BE/vin-error");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/jaguar\/nl-BE\/vin-error$/);
  const languages = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
  expect(languages).toHaveLength(15);
  expect(languages).toContain("x-default");
  expect(languages).not.toContain("en-XB");
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute("href", /\/jaguar\/vin-error$/);
});

test("the language selector keeps make, page and query", async ({ page, announce }) => {
  announce(/status of 404/);
  await page.goto("/jaguar/fr-BE/vin-error?channel=dx");
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(page).toHaveURL("/jaguar/nl-BE/vin-error?channel=dx");
  await page.goto("/fr-CA/page-not-found");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/en-CA/page-not-found");
});

test("markets with one language have no selector", async ({ page }) => {
  await page.goto("/de-DE/vin-error");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Nederlands" })).toHaveCount(0);
});

test("the skip link is the first tab stop and leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("after a navigation focus and scroll are at the start of the page", async ({ page }) => {
  await page.goto("/test");
  await untilHydrated(page);
  await page.getByRole("link", { name: "/test-errors" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Errors on purpose");
  await expect(page.locator("#main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a hash target is scrolled to 48 px below the edge", async ({ page }) => {
  await page.goto("/test-multisite-components");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe("48px");
});

test.describe("when something is wrong", () => {
  test("an unknown page answers 404 and leads home", async ({ page, announce }) => {
    announce(/status of 404/);
    const response = await page.goto("/es-ES/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/\| Land Rover ES$/);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL("/es-ES/vin-error");
  });

  test("a defect shows its reference, and its stack while developing", async ({ page, announce }) => {
    announce(/status of 500/);
    const response = await page.goto("/test-errors?throw=defect");
    expect(response?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unable to Load Page");
    await expect(page.getByRole("main")).toContainText(response?.headers()["x-request-id"] ?? "no id");
    await expect(page.locator("pre")).toContainText("A defect, thrown on purpose.");
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  });

  test("a page that fails while browsing keeps header and footer", async ({ page, announce }) => {
    announce(/status of 500/);
    await page.goto("/test-errors");
    await untilHydrated(page);
    await page.getByRole("link", { name: "500" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Internal server error");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("a notice is shown while the connection is lost", async ({ page, context }) => {
    await page.goto("/test");
    await untilHydrated(page);
    await context.setOffline(true);
    await expect(page.getByText("You’re currently browsing in offline mode")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You’re currently browsing in offline mode")).toBeHidden();
  });

  test("a visitor can retry when the data or the code of the next page cannot be fetched", async ({
    page,
    announce,
  }) => {
    announce(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
    await page.goto("/test?site=jaguar");
    await untilHydrated(page);
    await page.route("**/test-errors.data*", (route) => route.abort("internetdisconnected"));
    await page.getByRole("link", { name: "/test-errors" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are currently offline");
    await expect(page.getByText("We couldn’t load the next page on this connection. Please try again.")).toBeVisible();
    await page.unroute("**/test-errors.data*");
    await page.getByRole("button", { name: "Retry Connection" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Errors on purpose");
    await expect(page).toHaveURL("/test-errors?site=jaguar");
    await untilHydrated(page);
    await page.route("**/assets/faqs-*", (route) => route.abort("internetdisconnected"));
    await page.getByRole("link", { name: "Questions and answers" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are currently offline");
    await page.unroute("**/assets/faqs-*");
    await page.getByRole("button", { name: "Retry Connection" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How can we help?");
    await expect(page).toHaveURL("/faqs?site=jaguar");
  });
});

test("a message after a redirect shows for five seconds, and longer while the pointer is on it", async ({ page }) => {
  await stopTheClock(page);
  await page.goto("/test");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Show a message after a redirect" }).click();
  const message = page.getByText("Payment method added.");
  // The code of the toast is fetched first; the message then shows with the next tick of the clock.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass();
  await message.hover();
  await page.clock.runFor(10_000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  // The message then fades out, which takes a second timer.
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(message).toBeHidden({ timeout: 500 });
  }).toPass();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(message).toBeHidden();
});

test("an open page notices within two minutes that the shop has closed", async ({ page }) => {
  await stopTheClock(page);
  await page.goto("/de-DE/vin-error?site=jaguar");
  let checks = 0;
  await page.route("**/service-get-maintenance-status?site=jaguar", (route) => {
    checks += 1;
    return route.fulfill({ json: { storefront_status: "maintenance" } });
  });
  await page.clock.fastForward(118_000);
  expect(checks).toBe(0);
  // A visitor who is paying is not interrupted before the next check.
  const html = page.locator("html");
  await html.evaluate((element) => element.setAttribute("data-paying", ""));
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(checks).toBe(1);
  }).toPass();
  await page.clock.fastForward(110_000);
  await expect(page).toHaveURL(/vin-error/);
  await html.evaluate((element) => element.removeAttribute("data-paying"));
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL("/de-DE/maintenance?site=jaguar", { timeout: 300 });
  }).toPass();
});

test("the test page exists only for locales that have a route for it", async ({ page, announce }) => {
  announce(/status of 404/);
  for (const [address, status] of [
    ["/fr-BE/test-override", 200],
    ["/es-ES/test-override", 200],
    ["/test-override", 200],
    ["/fr-CA/test-override", 200],
    ["/de-DE/test-override", 404],
    ["/nl-BE/test-override", 404],
  ] as const) {
    expect((await page.goto(address))?.status(), address).toBe(status);
    if (status === 200) await expect(page).toHaveTitle(/^\w\w-\w\w \| Land Rover [A-Z]{2}$/);
  }
});

test("a splash page has neither header nor footer, and exists for its own make only", async ({ page, announce }) => {
  announce(/status of 404/);
  await page.goto("/de-DE/stay-connected/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verbunden bleiben, auch wo die Straße endet");
  await expect(page).toHaveTitle(/^Verbunden bleiben, auch wo die Straße endet \|/);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect((await page.goto("/jaguar/stay-connected"))?.status()).toBe(404);
});
