import { filledFolder, type ShopProcess, spawnShop, waitUntilReady } from "./support/shops/shop-process.ts";
import { expect, test } from "./support/shop-test.ts";

const vin = "SALEA7BWAS2Z00201";

test.describe.serial("guessing VINs", { tag: "@long" }, () => {
  const port = 4274;
  // The name localhost may resolve to two addresses, and tries are counted by address.
  const origin = `http://127.0.0.1:${port}`;
  let shop: ShopProcess;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    shop = spawnShop({ PORT: String(port), PUBLIC_ORIGIN: origin, DATA_DIR: filledFolder(), LOG_LEVEL: "info" });
    await waitUntilReady(shop, port);
  });
  test.afterAll(async () => {
    shop.child.kill("SIGTERM");
    await shop.ended;
  });

  test("is refused with 429 and the time to wait, for a call, a form and a link", async ({
    page,
    request,
    announce,
  }) => {
    announce(/status of 429/);
    const guess = (serial: number) => `SALEA7BWAS2Z0${String(5000 + serial)}`;
    for (let serial = 0; serial < 30; serial += 1) {
      const response = await request.get(`${origin}/service-call-apigee?service=vehicle&vin=${guess(serial)}`);
      expect(response.status()).toBe(404);
    }
    const call = await request.get(`${origin}/service-call-apigee?service=vehicle&vin=${vin}`);
    const form = await request.post(`${origin}/vin-error`, {
      form: { vin, intent: "find" },
      headers: { origin },
    });
    const link = await page.goto(`${origin}/services?carvin=${vin}`);
    for (const [status, retryAfter] of [
      [call.status(), call.headers()["retry-after"]],
      [form.status(), form.headers()["retry-after"]],
      [link?.status(), link?.headers()["retry-after"]],
    ]) {
      expect(status).toBe(429);
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(Number(retryAfter)).toBeLessThanOrEqual(600);
    }
    await expect(page.getByRole("main")).toContainText("Too many tries. Please try again in 10 minutes.");
    await page.goto(`${origin}/vin-error`);
    await page.locator("#vin").fill(vin);
    await page.locator('button[value="find"]').click();
    await expect(page.getByRole("alert")).toContainText("Too many tries.");
  });

  test("leaves no VIN in the log", () => {
    expect(shop.output()).toContain("/service-call-apigee");
    expect(shop.output()).not.toMatch(/SALEA7BW/);
  });
});
