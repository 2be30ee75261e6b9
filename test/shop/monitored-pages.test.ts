import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import { origin, startTestShop, type TestShop } from "./shop-fixture.ts";

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
const monitoring = {
  MONITORING_URL: "https://collector.example/in",
  MONITORING_APPLICATION: "application-1",
  MONITORING_TOKEN: "token-1",
};

describe.each([
  ["configured", monitoring, true],
  ["not configured", {}, false],
] as const)("monitoring that is %s", (_, environment, isConfigured) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ environment });
  }, 180_000);
  afterAll(() => shop.stop());

  async function namesCollector(path: string, headers: Record<string, string>): Promise<boolean[]> {
    const browser = shop.browse();
    await browser.get(`/vin-error?carvin=${vin}`);
    const cookies = browser.cookies().map(({ name, value }) => `${name}=${value}`);
    const cookie = [...cookies, headers.cookie ?? ""].join("; ");
    const response = await shop.fetch(new Request(`${origin}${path}`, { headers: { ...headers, cookie } }));
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(response.headers.has("x-shop-monitored")).toBe(false);
    return [policy.includes("https://collector.example"), (await response.text()).includes("collector.example")];
  }

  it.each([
    ["/vin-error", "a visitor who agreed", { cookie: "consent=granted" }, true],
    ["/vin-error", "a visitor who refused", { cookie: "consent=denied" }, false],
    ["/vin-error", "a visitor who has not answered", {}, false],
    ["/vin-error", "a browser that objects", { cookie: "consent=granted", "sec-gpc": "1" }, false],
    ["/checkout", "a visitor who agreed", { cookie: "consent=granted" }, false],
    ["/payment-confirmation", "a visitor who agreed", { cookie: "consent=granted" }, false],
    ["/confirmation/VCS-ABCDE-23456", "a visitor who agreed", { cookie: "consent=granted" }, false],
    ["/account/my-payment-method", "a visitor who agreed", { cookie: "consent=granted" }, false],
  ])("%s names the collector to %s only where it should", async (path, _visitor, headers, isMonitored) => {
    const expected = isConfigured && isMonitored;
    expect(await namesCollector(path, headers as Record<string, string>)).toEqual([expected, expected]);
  });
});
