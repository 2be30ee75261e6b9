import type { Page } from "@playwright/test";
import { type Collector, startCollector } from "./support/shops/collector.ts";
import { filledFolder, type ShopProcess, spawnShop, waitUntilReady } from "./support/shops/shop-process.ts";
import { untilHydrated } from "./support/page-parts.ts";
import { britain } from "./support/sample-vehicles.ts";
import { expect, test } from "./support/shop-test.ts";
import { enterPassword, skipToBasket } from "./support/shortcuts.ts";

const port = 4392;
const origin = `http://localhost:${port}`;
const email = "owner1.gbr@example.com";
let collector: Collector;
let shop: ShopProcess;

test.use({ baseURL: origin });
test.beforeAll(async () => {
  collector = await startCollector();
  shop = spawnShop({
    PORT: String(port),
    DATA_DIR: filledFolder(),
    MONITORING_URL: collector.url,
    MONITORING_APPLICATION: "application-1",
    MONITORING_TOKEN: "token-1",
  });
  await waitUntilReady(shop, port);
});
test.afterAll(async () => {
  shop.child.kill("SIGTERM");
  await shop.ended;
  await collector.stop();
});

/** The monitor sends its buffer when its page is hidden. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
  });
const monitorFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /\/monitor-/.test(name)).length);
const received = () => collector.texts().join("\n");

test("monitoring records masked pages after consent, but neither the checkout nor personal data", async ({ page }) => {
  // One session in five is recorded; this number makes it the test's.
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  await skipToBasket(page, britain, ["CONNAV-24M"]);
  await page.goto("/sign-in?to=/services");
  await enterPassword(page, email);
  await untilHydrated(page);
  expect(await monitorFiles(page)).toBe(0);
  expect(collector.texts()).toEqual([]);

  await page.getByRole("region", { name: "Cookie preferences" }).getByRole("button", { name: "Accept all" }).click();
  // Consent loads a new document, whose policy allows the collector.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/monitor-/.test(name)),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie preferences" }).click();
  await expect(page).toHaveURL(`${origin}/cookie-preferences`);
  await hide(page);
  await expect.poll(received).toContain('"view":{"id"');
  await expect.poll(received).toContain("/api/v2/replay");
  expect(await page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].join())).not.toMatch(/_dd/);

  const paying = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/checkout");
  await page.getByRole("banner").locator("a[href$='/checkout']").click();
  expect((await paying).headers()["content-security-policy"]).not.toContain(collector.url);
  await expect(page).toHaveURL(`${origin}/checkout`);
  await untilHydrated(page);
  expect(await monitorFiles(page)).toBe(0);
  const before = collector.texts().length;
  await page.getByRole("button", { name: "Remove" }).first().click();
  await hide(page);
  await page.goto("/account/my-payment-method");
  await untilHydrated(page);
  expect(await monitorFiles(page)).toBe(0);
  expect(collector.texts().slice(before)).toEqual([]);

  expect(received()).not.toMatch(/SALEA7|SALEX|owner1|@example|Charlotte|"url":"[^"]*\?/i);
  expect(received()).not.toMatch(/"(?:url|href)":"[^"]*\/(?:checkout|account\/my-payment-method)"/);
});
