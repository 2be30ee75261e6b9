import { networkInterfaces } from "node:os";
import {
  filledFolder,
  readPlatformSettings,
  settingsFile,
  spawnPlatform,
  spawnShop,
  temporaryFolder,
  waitUntilReady,
} from "./support/shops/shop-process.ts";
import { expect, test } from "./support/shop-test.ts";

const platformPort = 3397;
const shopPort = 3398;
const platformOrigin = `http://localhost:${platformPort}`;

// A shop that starts with an empty folder is slow on a busy machine.
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
    { path: "/geolocation/location?ip=192.0.2.17", status: 401, part: "Unauthorized" },
    { path: "/order-management/SOM-Nothing", status: 401, part: "Unauthorized" },
    { path: "/documents/invoices/Zuora_Invoice_C/x", status: 401, part: "Unauthorized" },
    { path: "/help-content/nothing", status: 401, part: "Unauthorized" },
    { path: "/customer-care/nothing", status: 401, part: "Unauthorized" },
    { path: "/consent-records/nothing", status: 401, part: "Unauthorized" },
    { path: "/charges/refunds", status: 404, part: "" },
    { path: "/address-lookup/nothing", status: 404, part: "Error" },
    { path: "/health/ready", status: 200, part: '"failedJobs":0' },
    { path: "/clock", status: 200, part: "The shop’s clock" },
    { path: "/jobs", status: 200, part: "Jobs that failed" },
    { path: "/mailbox", status: 200, part: "Mailbox of the shop" },
    { path: "/letters", status: 200, part: "Addresses that bounced" },
    { path: "/letters/unsubscribe?t=x", status: 404, part: "This link is not valid" },
    { path: "/nothing", status: 404, part: "" },
  ]) {
    test(`answers ${path} with ${status}`, async () => {
      const response = await fetch(platformOrigin + path);
      expect(response.status).toBe(status);
      expect(await response.text()).toContain(part);
    });
  }

  for (const { setting, path, status, part } of [
    { setting: "GEOLOCATION", path: "/location?ip=192.0.2.17", status: 200, part: '"country":"DE"' },
    { setting: "ORDER_MANAGEMENT", path: "/SOM-Nothing", status: 404, part: "NOT_FOUND" },
    { setting: "DOCUMENTS", path: "/invoices/Zuora_Invoice_C/x", status: 400, part: "Bad Request" },
    { setting: "HELP_CONTENT", path: "/nothing", status: 404, part: "title" },
    { setting: "CUSTOMER_CARE", path: "/nothing", status: 404, part: "title" },
    { setting: "CONSENT_RECORDS", path: "/nothing", status: 404, part: "title" },
  ]) {
    test(`accepts a caller with ${setting}_TOKEN`, async () => {
      const settings = await readPlatformSettings(platform);
      const headers = { authorization: `Bearer ${settings[`${setting}_TOKEN`]}` };
      const response = await fetch(`${settings[`${setting}_URL`]}${path}`, { headers });
      expect(response.status).toBe(status);
      expect(await response.text()).toContain(part);
      const other = setting === "DOCUMENTS" ? "GEOLOCATION" : "DOCUMENTS";
      const wrong = { authorization: `Bearer ${settings[`${other}_TOKEN`]}` };
      expect((await fetch(`${settings[`${setting}_URL`]}${path}`, { headers: wrong })).status).toBe(401);
    });
  }

  test("prints no secret, and listens on this machine only", async () => {
    const settings = await readPlatformSettings(platform);
    for (const [name, value] of Object.entries(settings)) {
      if (/TOKEN|SECRET|_KEY$/.test(name)) expect(platform.output()).not.toContain(value);
    }
    const addresses = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
    for (const { address, family, internal } of addresses) {
      if (internal || family !== "IPv4") continue;
      await expect(fetch(`http://${address}:${platformPort}/health/live`)).rejects.toThrow();
    }
  });

  test("hides letters, clock, jobs and consoles when other machines can reach it", async () => {
    const port = 3406;
    const reachable = spawnPlatform({ PORT: String(port), DATA_DIR: filledFolder(), HOST: "0.0.0.0" });
    await waitUntilReady(reachable, port);
    const screens = ["/clock", "/jobs", "/mailbox", "/letters", "/sandbox/console", "/stripe/sandbox/console"];
    for (const path of screens) {
      expect((await fetch(platformOrigin + path)).status, path).toBe(200);
      expect((await fetch(`http://localhost:${port}${path}`)).status, path).toBe(404);
    }
    reachable.child.kill("SIGTERM");
    expect(await reachable.ended).toBe(0);
  });

  test("does not start in production stage", async () => {
    const refused = spawnPlatform({
      PORT: "3399",
      DATA_DIR: temporaryFolder(),
      STAGE: "production",
      PUBLIC_ORIGIN: "https://shop.example",
      ALLOW_SANDBOX: "1",
    });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain("The platform cannot start. STAGE");
  });

  test("serves a shop in another process over HTTP, by configuration alone", async ({ page }) => {
    const settings = await readPlatformSettings(platform);
    const shop = spawnShop({
      PORT: String(shopPort),
      DATA_DIR: temporaryFolder(),
      SETTINGS_FILE: settingsFile(platform),
    });
    await waitUntilReady(shop, shopPort);
    await page.goto(`http://localhost:${shopPort}/jaguar/cs-CZ/`);
    await expect(page).toHaveTitle(/\| Jaguar CZ$/);
    const local = await fetch(`http://localhost:${shopPort}/identity/.well-known/openid-configuration`);
    expect(local.status).toBe(404);
    const refund = (headers: Record<string, string>) =>
      fetch(`http://localhost:${shopPort}/service-charges/refunds`, { method: "POST", body: "{}", headers });
    expect((await refund({})).status).toBe(401);
    expect((await refund({ authorization: `Bearer ${settings.CHARGES_TOKEN}` })).status).toBe(400);
    shop.child.kill("SIGTERM");
    expect(await shop.ended).toBe(0);
  });
});
