import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import {
  filledFolder,
  spawnLiveShop,
  spawnShop,
  temporaryFolder,
  waitUntilReady,
} from "./support/shops/shop-process.ts";
import { expect, test } from "./support/shop-test.ts";

// Starting shops, one of them from its sources, is slow on a busy machine.
test.describe.configure({ timeout: 240_000 });

test("a wrong setting gives one clear line and exit code 1", { tag: "@long" }, async () => {
  const shop = spawnShop({ LOG_LEVEL: "error", DATA_DIR: temporaryFolder(), COMMERCE_URL: "commerce" });
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toBe("The shop cannot start. COMMERCE_URL: must be an http or https address.\n");
});

test.describe("other wrong settings", { tag: "@long" }, () => {
  for (const { name, settings, message } of [
    { name: "an invalid port", settings: { PORT: "99999" }, message: "PORT" },
    {
      name: "a PostgreSQL without a secret",
      settings: { DATABASE_URL: "postgres://localhost/shop" },
      message: "SESSION_SECRET is needed with DATABASE_URL",
    },
    {
      name: "a PostgreSQL that cannot be reached",
      settings: {
        DATABASE_URL: "postgres://shop:word@127.0.0.1:1/shop",
        SESSION_SECRET: "s".repeat(32),
        DATABASE_WAIT_SECONDS: "0",
      },
      message: "The database of DATABASE_URL at 127.0.0.1:1 cannot be reached",
    },
    {
      name: "a production stage without its systems",
      settings: { STAGE: "production", PUBLIC_ORIGIN: "https://shop.example" },
      message: "COMMERCE_URL",
    },
  ]) {
    test(`${name} gives one clear line and exit code 1`, async () => {
      const shop = spawnShop({ LOG_LEVEL: "error", DATA_DIR: temporaryFolder(), ...settings });
      expect(await shop.ended).toBe(1);
      expect(shop.output()).toContain(`The shop cannot start.`);
      expect(shop.output()).toContain(message);
      expect(shop.output().trim().split("\n")).toHaveLength(1);
    });
  }

  test("a data folder that cannot be written to gives one clear line and exit code 1", async () => {
    const file = join(temporaryFolder(), "file");
    writeFileSync(file, "");
    const shop = spawnShop({ LOG_LEVEL: "error", DATA_DIR: join(file, "data") });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toMatch(
      /^The shop cannot start\. The data folder .+ cannot be written to: a part of the path is a file\.\n$/,
    );
  });

  test("a port that is taken gives one clear line and exit code 1", async () => {
    const other = createServer().listen(3391);
    const shop = spawnShop({ LOG_LEVEL: "error", PORT: "3391", DATA_DIR: filledFolder() });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toBe("The shop cannot start. PORT: 3391 is taken by another process.\n");
    other.close();
  });

  test("a second process on the same folder gives one clear line and exit code 1, and the first keeps running", async () => {
    const folder = filledFolder();
    const first = spawnShop({ PORT: "3392", DATA_DIR: folder });
    await waitUntilReady(first, 3392);
    const second = spawnShop({ LOG_LEVEL: "error", PORT: "3393", DATA_DIR: folder });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      /^The shop cannot start\. The embedded database in .+ cannot be locked: it is in use by another process\. .+\n$/,
    );
    expect((await fetch("http://127.0.0.1:3392/health/ready")).status).toBe(200);
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
  });
});

test("a killed shop starts again with its data", { tag: "@long" }, async () => {
  const folder = filledFolder();
  const first = spawnShop({ PORT: "3394", DATA_DIR: folder });
  await waitUntilReady(first, 3394);
  first.child.kill("SIGKILL");
  await first.ended;
  const second = spawnShop({ PORT: "3394", DATA_DIR: folder });
  await waitUntilReady(second, 3394);
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
});

test("the development server shows the shop from its sources", { tag: "@long" }, async () => {
  // It compiles the sources with the first request, which takes longer than a page may.
  const shop = spawnLiveShop({ PORT: "3399", DATA_DIR: filledFolder(), REQUEST_TIME_SCALE: "5" });
  try {
    await waitUntilReady(shop, 3399);
    const page = await fetch("http://localhost:3399/de-DE/page-not-found");
    const html = await page.text();
    expect(page.status, html + shop.output()).toBe(404);
    expect(html).toContain("Diese Seite gibt es nicht");
    expect(html).toContain("/app/root.tsx");
  } finally {
    // A shop left running would keep its port, and a retry of the test would call the wrong shop.
    shop.child.kill("SIGTERM");
    await shop.ended;
  }
});

test(
  "a closed shop answers every page with 503 and the time to come back",
  { tag: "@long" },
  async ({ page, announce }) => {
    announce(/status of 503/);
    const shop = spawnShop({ PORT: "3395", DATA_DIR: filledFolder(), MAINTENANCE: "on" });
    await waitUntilReady(shop, 3395);
    for (const path of ["/", "/jaguar/fr-BE/vin-error", "/nothing/here"]) {
      const response = await page.goto(`http://localhost:3395${path}`);
      expect(response?.status(), path).toBe(503);
      expect(response?.headers()["retry-after"]).toBe("120");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goto("http://localhost:3395/de-DE/");
    await expect(page).toHaveTitle(/\| Land Rover DE$/);
    const status = await fetch("http://localhost:3395/service-get-maintenance-status");
    expect(await status.json()).toEqual({ storefront_status: "maintenance" });
    shop.child.kill("SIGTERM");
    await shop.ended;
  },
);

test.describe.serial("production stage", () => {
  const port = 3396;
  let shop: ReturnType<typeof spawnShop>;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: "manual",
      headers: { "x-forwarded-host": "shop.example", "x-forwarded-proto": "https", ...headers },
    });

  test.beforeAll(async () => {
    shop = spawnShop({
      PORT: String(port),
      DATA_DIR: filledFolder(),
      STAGE: "production",
      DRAIN_SECONDS: "0",
      PUBLIC_ORIGIN: "https://shop.example",
      SITE_HOSTS: "jaguar.shop.example=VCSJ",
      TRUSTED_PROXIES: "127.0.0.1",
      ALLOW_SANDBOX: "1",
    });
    await waitUntilReady(shop, port);
  });
  test.afterAll(async () => {
    shop.child.kill("SIGTERM");
    await shop.ended;
  });

  for (const path of [
    "/uikit",
    "/test",
    "/test-errors",
    "/test-errors?throw=defect",
    "/fr-BE/test-override",
    "/test-multisite-components",
  ]) {
    test(`${path} does not exist`, async () => {
      expect((await get(path)).status).toBe(404);
      expect((await get(path, { host: "localhost" })).status).toBe(404);
    });
  }

  test("has no sample vehicles", async () => {
    const page = await (await get("/vin-error?sample=expiresIn30Days")).text();
    expect(page).toContain('name="vin"');
    expect(page).not.toMatch(/Sample vehicles|SALEA7BW/);
  });

  test("redirects the pseudo-locale to the default locale, with path and query", async () => {
    const response = await get("/en-XB/vin-error?channel=dx");
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("https://shop.example/vin-error?channel=dx");
    const onJaguar = await get("/en-XB/vin-error", { "x-forwarded-host": "jaguar.shop.example" });
    expect(onJaguar.headers.get("location")).toBe("https://jaguar.shop.example/vin-error");
  });

  test("answers only under its own host names", async () => {
    expect((await get("/vin-error", { "x-forwarded-host": "evil.example" })).status).toBe(421);
    expect((await get("/vin-error", { "x-forwarded-host": "shop.example.evil.example" })).status).toBe(421);
    const jaguar = await (await get("/vin-error", { "x-forwarded-host": "jaguar.shop.example" })).text();
    expect(jaguar).toContain('data-make="jaguar"');
    expect(jaguar).toContain('<link rel="canonical" href="https://jaguar.shop.example/vin-error"/>');
    expect(jaguar).toContain('hrefLang="fr-BE" href="https://jaguar.shop.example/fr-BE/vin-error"');
  });

  test("requires secure connections and lets no other page frame its own", async () => {
    const { headers } = await get("/vin-error");
    expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("content-security-policy")).not.toMatch(/unsafe-(?:inline|eval)/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("a broken page shows no stack", async () => {
    const response = await get("/internal-server-error");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/at .+\.js:\d+/);
  });

  test("lets search engines list all but personal pages", async () => {
    const robots = await (await get("/robots.txt")).text();
    expect(robots).toContain("\nDisallow: /account\nDisallow: /*/account\n");
    expect(robots).toContain("Sitemap: https://shop.example/sitemap.xml");
    const sitemap = await (await get("/sitemap.xml")).text();
    expect(sitemap).toContain("<loc>https://shop.example/cs-CZ/vin-error</loc>");
    expect(sitemap).not.toMatch(/en-XB|jaguar/);
    expect(await (await get("/vin-error")).text()).not.toContain("noindex");
  });

  test("lists a make with its own host in the sitemap of that host", async () => {
    const onJaguar = { "x-forwarded-host": "jaguar.shop.example" };
    expect(await (await get("/robots.txt", onJaguar)).text()).toContain(
      "Sitemap: https://jaguar.shop.example/sitemap.xml",
    );
    const sitemap = await (await get("/sitemap.xml", onJaguar)).text();
    expect(sitemap).toContain("<loc>https://jaguar.shop.example/cs-CZ/vin-error</loc>");
    expect(sitemap).not.toMatch(/landrover|https:\/\/shop\.example/);
  });
});

test("a change is accepted from the shop's own pages only", async ({ baseURL }) => {
  const origin = String(baseURL);
  const post = (headers: Record<string, string>, body = "x=1") =>
    fetch(`${origin}/test`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body,
    });
  expect((await post({ origin })).status).toBe(302);
  expect((await post({})).status).toBe(403);
  expect((await post({ origin: "null" })).status).toBe(403);
  expect((await post({ origin: "https://evil.example" })).status).toBe(403);
  expect((await post({ origin: `${origin}.evil.example` })).status).toBe(403);
  expect((await post({ origin, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await post({ origin }, "x".repeat(70_000))).status).toBe(413);
});

test("headers beyond 16 kB are refused", async ({ baseURL }) => {
  const ask = (bytes: number) => fetch(`${baseURL}/health/live`, { headers: { "x-filler": "x".repeat(bytes) } });
  expect((await ask(15 * 1024)).status).toBe(200);
  expect((await ask(16 * 1024)).status).toBe(431);
});

test("in development, search engines may list nothing", async ({ baseURL }) => {
  expect(await (await fetch(`${baseURL}/robots.txt`)).text()).toBe("User-agent: *\nDisallow: /\n");
  expect(await (await fetch(`${baseURL}/vin-error`)).text()).toContain('<meta name="robots" content="noindex"/>');
});
