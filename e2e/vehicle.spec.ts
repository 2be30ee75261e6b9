import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { findAccessibilityViolations } from "./support/find-accessibility-violations.ts";
import { untilHydrated } from "./support/page-parts.ts";

async function expectAccessible(page: Page): Promise<void> {
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The VIN of a sample vehicle, as the page fills it in. */
async function sampleVin(page: Page, shop: string, kind: string): Promise<string> {
  await page.goto(`${shop}/vin-error?sample=${kind}`);
  return page.locator("#vin").inputValue();
}

// The tests check the accessibility of every state of a page, which is slow on a busy machine.
test.beforeEach(() => test.setTimeout(150_000));

test.use({ reducedMotion: "reduce" });

const submit = (page: Page) => page.locator('button[value="find"]').click();

/** The selected vehicle, as the shop returns it. */
async function readSelectedVehicle(page: Page, shop: string): Promise<{ vin: string; modelName: string } | undefined> {
  const response = await page.request.get(`${shop}/service-call-apigee?service=vehicle`);
  return ((await response.json()) as { vehicle?: { vin: string; modelName: string } }).vehicle;
}

const masked = (vin: string) => `${vin.slice(0, 4)}XXXXXXXXX${vin.slice(-4)}`;

/** The title forbids a line break within the name of the model. */
const landRover = { make: "Land Rover", prefix: "", model: "Defender", title: /^Defender$/ } as const;
const jaguar = { make: "Jaguar", prefix: "/jaguar", model: "I-PACE", title: /^I-\u2060PACE$/ } as const;
/** Accessibility is checked once for each make: the other sites have the same parts in other languages. */
const shops = [
  { ...landRover, locale: "en-GB", width: 390, shouldCheckAccessibility: true },
  { ...jaguar, locale: "de-DE", width: 1440, shouldCheckAccessibility: true },
  { ...landRover, locale: "fr-BE", width: 1440, shouldCheckAccessibility: false },
  { ...jaguar, locale: "cs-CZ", width: 390, shouldCheckAccessibility: false },
  { ...landRover, locale: "en-US", width: 390, shouldCheckAccessibility: false },
  { ...jaguar, locale: "en-GB", width: 1440, shouldCheckAccessibility: false },
].map((one) => ({
  ...one,
  shop: `${one.prefix}/${one.locale}`,
  name: `${one.make} ${one.locale} at ${one.width}`,
  length: one.locale === "en-GB" && one.width === 390 ? {} : { tag: "@long" },
}));

for (const { name, shop, model, title, width, shouldCheckAccessibility, length } of shops) {
  test(`${name}: a VIN typed in lower case and with spaces leads to the services`, length, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const vin = await sampleVin(page, shop, "expiresIn30Days");
    await page.goto(`${shop}/`);
    await expect(page).toHaveURL(`${shop}/vin-error`);
    await page.locator("#vin").fill(` ${vin.slice(0, 8).toLowerCase()} ${vin.slice(8)} `);
    await submit(page);
    await expect(page).toHaveURL(`${shop}/services`);
    expect(await readSelectedVehicle(page, shop)).toMatchObject({ vin: masked(vin), modelName: model });
    await page.goto(`${shop}/`);
    await expect(page).toHaveURL(`${shop}/services`);
    await page.goto(`${shop}/vin-error`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    if (shouldCheckAccessibility) await expectAccessible(page);
  });

  test(
    `${name}: a link with an unknown VIN, or one of another make or market, leads to a page that explains it`,
    length,
    async ({ page, announce }) => {
      // The visitor has not selected a vehicle in the other shop yet.
      announce(/status of 500/, /status of 404 .*service=vehicle/);
      const unknown = await sampleVin(page, shop, "unknown");
      const otherMarket = await sampleVin(page, shop, "otherMarket");
      const otherMake = await sampleVin(page, shop, "otherMake");
      for (const { link, end } of [
        { link: `?carvin=${unknown}&channel=dx`, end: "/vin-error?reason=unknown" },
        { link: `?carvin=${unknown}`, end: "/generic-error?reason=unknown" },
        { link: "?evn=forged", end: "/generic-error?reason=unknown" },
        { link: `?carvin=${otherMake}`, end: "/invalid-brand-vin" },
        { link: `?cvin=${otherMarket}`, end: "/invalid-market-vin" },
      ]) {
        await page.goto(`${shop}/services${link}`);
        await expect(page).toHaveURL(`${shop}${end}`);
        const title = page.getByRole("heading", { level: 1 });
        await expect(title).toBeVisible();
        // What is wrong is said once.
        await expect(page.getByRole("main").getByText(await title.innerText())).toHaveCount(1);
        if (shouldCheckAccessibility) await expectAccessible(page);
      }
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL(/\/services$/);
      await expect(page).not.toHaveURL(`${shop}/services`);
      await page.goto(`${shop}/invalid-brand-vin`);
      const headingWithVehicle = await page.getByRole("heading", { level: 1 }).innerText();
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL(/\/services$/);
      await page.context().clearCookies();
      await page.goto(`${shop}/invalid-brand-vin`);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(headingWithVehicle);
      // Without a vehicle the button leads into the shop that is open, which asks for one.
      await page.goto(`${shop}/invalid-market-vin`);
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL(/\/vin-error$/);
    },
  );

  test(`${name}: a wrong VIN stays in the form, with a message at the field`, length, async ({ page, announce }) => {
    announce(/status of 422/);
    const unknown = await sampleVin(page, shop, "unknown");
    const otherMarket = await sampleVin(page, shop, "otherMarket");
    const otherMake = await sampleVin(page, shop, "otherMake");
    await page.goto(`${shop}/vin-error`);
    const title = await page.title();
    // Each try has another message than the one before, so the test never reads the previous message.
    let previousMessage = "";
    for (const typed of ["", "SALE", `${unknown.slice(0, 16)}!`, unknown]) {
      await page.locator("#vin").fill(typed);
      await submit(page);
      await expect(page.locator("#vin-error")).not.toHaveText(previousMessage);
      previousMessage = String(await page.locator("#vin-error").textContent());
      await expect(page.locator("#vin")).toHaveAttribute("aria-invalid", "true");
      await expect(page).not.toHaveTitle(title);
      await expect(page.locator("#vin")).toBeFocused();
      await expect(page.locator("#vin")).toHaveValue(typed);
      if (shouldCheckAccessibility) await expectAccessible(page);
    }
    await page.locator("#vin").fill(otherMarket);
    await expect(page.locator("#vin-error")).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    for (const typed of [otherMarket, otherMake]) {
      await page.locator("#vin").fill(typed);
      await submit(page);
      await expect(page.getByRole("alert").getByRole("link")).not.toHaveText(previousMessage);
      previousMessage = String(await page.getByRole("alert").getByRole("link").textContent());
      await expect(page).toHaveURL(`${shop}/vin-error`);
      if (shouldCheckAccessibility) await expectAccessible(page);
    }
  });

  test(`${name}: a visitor selects and drops a vehicle without JavaScript`, length, async ({ browser, announce }) => {
    announce(/status of 422/);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop}/service/CONNAV`);
    await expect(page).toHaveURL(`${shop}/vin-error?redirectUrl=%2Fservice%2FCONNAV`);
    await page.locator("#vin").fill("SALE 1-2");
    await submit(page);
    await expect(page.locator("#vin-error")).toBeVisible();
    await expect(page.locator("#vin")).toHaveValue("SALE12");
    await page.getByRole("complementary").getByRole("link").nth(1).click();
    await expect(page.locator("#vin")).toHaveValue(/^[A-Z0-9]{17}$/);
    await submit(page);
    await expect(page).toHaveURL(`${shop}/service/CONNAV`);
    await page.goto(`${shop}/vin-error`);
    await page.locator('button[value="drop"]').click();
    await expect(page.locator('button[value="drop"]')).toHaveCount(0);
    await page.goto(`${shop}/services`);
    await expect(page).toHaveURL(`${shop}/vin-error?redirectUrl=%2Fservices`);
    await context.close();
  });
}

test("the shop reads a letter O as 0, and shows a notice while the visitor types and after the redirect", async ({
  page,
}) => {
  const vin = await sampleVin(page, "/en-GB", "expiresIn30Days");
  await page.goto("/en-GB/vin-error?redirectUrl=%2Fvin-error%3Fback");
  await untilHydrated(page);
  await page.locator("#vin").fill(vin.replaceAll("0", "o"));
  const notice = "We have read the letters O and Q as 0, and I as 1.";
  await expect(page.getByText(notice)).toBeVisible();
  await submit(page);
  await expect(page).toHaveURL("/en-GB/vin-error?back");
  // The field shows the same notice; this one is the toast after the redirect.
  await expect(page.locator("div[aria-live=polite]").getByText(notice)).toBeVisible();
});

test("in North America a wrong check digit is reported before any service is called", async ({ page, announce }) => {
  announce(/status of 422/);
  const vin = await sampleVin(page, "/en-US", "expiresIn30Days");
  const wrong = vin.slice(0, 8) + (vin.charAt(8) === "1" ? "2" : "1") + vin.slice(9);
  await page.goto("/en-US/vin-error");
  await page.locator("#vin").fill(wrong);
  await submit(page);
  await expect(page.locator("#vin-error")).toContainText("This VIN does not add up.");
});

test("the geolocation call ignores a forged x-forwarded-for header and is not cached", async ({ request }) => {
  const response = await request.get("/service-geolocation", { headers: { "x-forwarded-for": "192.0.2.17" } });
  const { ip } = (await response.json()) as { ip: string };
  expect(ip).not.toBe("192.0.2.17");
  expect(response.headers()["cache-control"]).toBe("no-store");
});
