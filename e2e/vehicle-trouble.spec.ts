import { expect, type Page, test } from "@playwright/test";
import { filledFolder, type ShopProcess, spawnShop, waitUntilReady } from "./shops/shop-process.ts";
import { startVehicleService, type VehicleService } from "./shops/vehicle-service.ts";

const vin = "SALEA7BWAS2Z00201";

/** The masked VIN of the vehicle in hand. */
async function vinInHand(page: Page, shop: string): Promise<string | undefined> {
  const response = await page.request.get(`${shop}/service-call-apigee?service=vehicle`);
  return ((await response.json()) as { vehicle?: { vin: string } }).vehicle?.vin;
}

test.describe.serial("beside the vehicle service", () => {
  const port = 4272;
  const origin = `http://localhost:${port}`;
  let service: VehicleService;
  let shop: ShopProcess;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    service = await startVehicleService(4270);
    shop = spawnShop({
      PORT: String(port),
      DATA_DIR: filledFolder(),
      RATE_LIMIT_SCALE: "100",
      VEHICLES_URL: service.address,
      VEHICLES_TOKEN: service.token,
    });
    await waitUntilReady(shop, port);
  });
  test.afterAll(async () => {
    shop.child.kill("SIGTERM");
    await shop.ended;
    await service.stop();
  });

  for (const path of ["/en-GB", "/jaguar/de-DE", "/fr-BE", "/jaguar/cs-CZ", "/en-US"]) {
    test(`${path}: a link with an encrypted VIN leads to the basket and leaves the address`, async ({ page }) => {
      // The vehicle service is the same, so a sample of the other shop is known here too.
      await page.goto(`${path}/vin-error?sample=expiresIn7Days`);
      const number = await page.locator("#vin").inputValue();
      const evn = encodeURIComponent(await service.encrypt(number));
      await page.goto(`${origin}${path}/services?evn=${evn}&channel=letter`);
      await expect(page).toHaveURL(`${origin}${path}/services?channel=letter`);
      expect(await vinInHand(page, origin + path)).toBe(`${number.slice(0, 4)}XXXXXXXXX${number.slice(-4)}`);
      await page.goto(`${origin}${path}/?vin=${evn}&pid=CONNAV`);
      await expect(page).toHaveURL(`${origin}${path}/service/CONNAV`);
      await page.locator('input[value="CONNAV-12M"]').check();
      await page.locator('button[value="add"]').click();
      await expect(page).toHaveURL(`${origin}${path}/checkout`);
      await expect(page.getByRole("main").locator("li form").first()).toBeVisible();
    });
  }

  test("no page and no answer names the owner or the whole VIN", async ({ page }) => {
    const { uuid, email } = await service.lookUp(vin);
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    const said: Promise<string>[] = [];
    page.on("response", (response) => {
      const head = `${response.url()} ${JSON.stringify(response.headers())}`;
      said.push(
        response.text().then(
          (text) => `${head} ${text}`,
          () => head,
        ),
      );
    });
    await page.goto(`${origin}/en-GB/services?carvin=${vin}`);
    for (const path of ["/services", "/vin-error", "/invalid-market-vin", "/service/CONNAV", "/checkout", "/"]) {
      await page.goto(`${origin}/en-GB${path}`);
    }
    await page.goto(`${origin}/de-DE/services`);
    await page.goto(`${origin}/jaguar/services?carvin=${vin}`);
    await page.goto(`${origin}/en-GB/service-call-apigee?service=vehicle`);
    const answers = (await Promise.all(said)).filter((text) => !text.startsWith(`${origin}/en-GB/services?carvin`));
    expect(answers.length).toBeGreaterThan(8);
    const own = answers.filter((text) => !text.includes(`?carvin=${vin}`));
    for (const secret of [uuid, email, vin]) expect(own.filter((text) => text.includes(secret))).toEqual([]);
  });

  for (const mode of ["down", "nonsense", "slow"] as const) {
    test(`that is ${mode}: the pages say so, keep what they know and recover`, async ({ page, browser }) => {
      test.setTimeout(180_000);
      const open = `${origin}/en-GB/vin-error`;
      service.mode = "up";
      // A service that kept failing is left alone for ten seconds.
      await expect(async () => {
        await page.goto(`${origin}/en-GB/services?carvin=${vin}`);
        expect(new URL(page.url()).pathname).toBe("/en-GB/services");
      }).toPass({ timeout: 60_000 });

      service.mode = mode;
      const stranger = await (await browser.newContext()).newPage();
      await stranger.goto(open);
      await stranger.locator("#vin").fill(vin);
      await stranger.locator('button[value="find"]').click();
      await expect(stranger.getByRole("alert")).toContainText("We can’t look up vehicles at the moment.");
      await expect(stranger.locator("#vin")).toHaveValue(vin);

      await stranger.goto(`${origin}/en-GB/services?carvin=${vin}`);
      await expect(stranger).toHaveURL(/\/en-GB\/generic-error\?reason=unavailable/);
      await expect(stranger.getByRole("main")).toContainText("please try again in a few minutes");
      await expect(stranger.getByRole("main")).not.toContainText(vin);

      await page.goto(open);
      await expect(page.getByRole("heading", { name: "Defender", exact: true })).toBeVisible();

      service.mode = "up";
      await expect(async () => {
        if (stranger.url().includes("generic-error")) await stranger.getByRole("link", { name: "Retry" }).click();
        expect(new URL(stranger.url()).pathname).toBe("/en-GB/services");
      }).toPass({ timeout: 60_000, intervals: [500, 1000, 2000] });
      await stranger.context().close();
    });
  }
});

test.describe.serial("guessing VINs", () => {
  const port = 4274;
  // A name may lead to two addresses of the machine, and tries are counted by address.
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

  test("ends with 429 and the time to wait, on every way", async ({ page, request }) => {
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
