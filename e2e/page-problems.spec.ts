import { expect, test } from "./support/shop-test.ts";

test.describe("problems that a test did not announce", () => {
  // Each of these tests is expected to fail.
  test.beforeEach(() => test.fail());

  test("a violation of the security policy fails the test", async ({ page }) => {
    await page.goto("/vin-error");
    const complaint = page.waitForEvent("console");
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement("img"), { src: "https://other.example/x.png" }));
    });
    await complaint;
  });

  test("an error on the console fails the test", async ({ page }) => {
    await page.goto("/vin-error");
    // oxlint-disable-next-line no-console -- the complaint itself
    await page.evaluate(() => console.error("a complaint"));
  });

  test("an unhandled rejection fails the test", async ({ page }) => {
    await page.goto("/vin-error");
    const thrown = page.waitForEvent("pageerror");
    await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error("lost")), 0));
    await thrown;
  });

  test("a failed request in a window that the test opened fails the test", async ({ browser, baseURL }) => {
    const page = await browser.newPage();
    await page.goto(`${baseURL}/vin-error`);
    await page.route("**/nothing", (route) => route.abort("connectionfailed"));
    await page.evaluate(() => fetch("/nothing").catch(() => undefined));
    await page.close();
  });

  test("a response with status 404 fails the test", async ({ page }) => {
    await page.goto("/page-not-found");
  });
});

test("a test may announce the problems it causes", async ({ page, announce }) => {
  announce(/status of 404/);
  const response = await page.goto("/page-not-found");
  expect(response?.status()).toBe(404);
});
