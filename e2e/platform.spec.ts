import {
  filledFolder,
  printedSettings,
  spawnPlatform,
  spawnShop,
  temporaryFolder,
  waitUntilReady,
} from "./support/shops/shop-process.ts";
import { expect, test } from "./support/shop-test.ts";

const platformPort = 3397;
const shopPort = 3398;
const platformOrigin = `http://localhost:${platformPort}`;

// A shop that begins with an empty folder takes its time while others use the processor.
test.describe.configure({ timeout: 240_000 });

test.describe.serial("the platform on its own", { tag: "@long" }, () => {
  let platform: ReturnType<typeof spawnPlatform>;

  test.beforeAll(async () => {
    platform = spawnPlatform({ PORT: String(platformPort), DATA_DIR: filledFolder() });
    await waitUntilReady(platform, platformPort);
  });
  test.afterAll(async () => {
    platform.child.kill("SIGTERM");
    expect(await platform.ended).toBe(0);
  });

  for (const { path, status, part } of [
    { path: "/commerce/s/VCS/dw/shop/v22_10/site", status: 200, part: '"storefront_status":"online"' },
    { path: "/commerce/s/VCS/dw/shop/v22_10/baskets/b1", status: 401, part: "fault" },
    { path: "/identity/.well-known/openid-configuration", status: 200, part: `"issuer":"${platformOrigin}/identity"` },
    { path: "/vehicles/vehicles?service=vehicle&vin=SALEA7BWAS2Z00201", status: 401, part: "" },
    { path: "/geolocation/location?ip=192.0.2.17", status: 200, part: '"country":"DE"' },
    { path: "/order-management/SOM-Nothing", status: 404, part: "NOT_FOUND" },
    { path: "/documents/invoices/Zuora_Invoice_C/x", status: 400, part: "Bad Request" },
    { path: "/help-content/nothing", status: 404, part: "title" },
    { path: "/address-lookup/nothing", status: 404, part: "Error" },
    { path: "/health/ready", status: 200, part: '"failedJobs":0' },
    { path: "/clock", status: 200, part: "The shop's clock" },
    { path: "/jobs", status: 200, part: "Jobs that failed" },
    { path: "/nothing", status: 404, part: "" },
  ]) {
    test(`answers ${path} with ${status}`, async () => {
      const response = await fetch(platformOrigin + path);
      expect(response.status).toBe(status);
      expect(await response.text()).toContain(part);
    });
  }

  test("a shop in another process uses it over HTTP, by configuration alone", async ({ page }) => {
    const settings = await printedSettings(platform);
    expect(Object.keys(settings)).toHaveLength(22);
    const shop = spawnShop({ PORT: String(shopPort), DATA_DIR: temporaryFolder(), ...settings });
    await waitUntilReady(shop, shopPort);
    await page.goto(`http://localhost:${shopPort}/jaguar/cs-CZ/`);
    await expect(page).toHaveTitle(/\| Jaguar CZ$/);
    const local = await fetch(`http://localhost:${shopPort}/identity/.well-known/openid-configuration`);
    expect(local.status).toBe(404);
    shop.child.kill("SIGTERM");
    expect(await shop.ended).toBe(0);
  });
});
