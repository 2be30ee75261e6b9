import { expect, test } from "./support/shop-test.ts";

test.describe("a test fails on what it did not announce", () => {
  // Each of these tests passes only because it fails.
  test.beforeEach(() => test.fail());

  test("a violation of the security policy", async ({ page }) => {
    await page.goto("/vin-error");
    const complaint = page.waitForEvent("console");
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement("img"), { src: "https://other.example/x.png" }));
    });
    await complaint;
  });

  test("an error on the console", async ({ page }) => {
    await page.goto("/vin-error");
    // oxlint-disable-next-line no-console -- the complaint itself
    await page.evaluate(() => console.error("a complaint"));
  });

  test("a rejection that nothing handles", async ({ page }) => {
    await page.goto("/vin-error");
    const thrown = page.waitForEvent("pageerror");
    await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error("lost")), 0));
    await thrown;
  });

  test("a request that fails, in a window the test has opened itself", async ({ browser, baseURL }) => {
    const page = await browser.newPage();
    await page.goto(`${baseURL}/vin-error`);
    await page.route("**/nothing", (route) => route.abort("connectionfailed"));
    await page.evaluate(() => fetch("/nothing").catch(() => undefined));
    await page.close();
  });

  test("an answer of 404", async ({ page }) => {
    await page.goto("/page-not-found");
  });
});

test("a test may announce the problems it causes", async ({ page, announce }) => {
  announce(/status of 404/);
  const response = await page.goto("/page-not-found");
  expect(response?.status()).toBe(404);
});
