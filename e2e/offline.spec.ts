import { expect, test } from "./support/shop-test.ts";
import { britain } from "./support/sample-vehicles.ts";
import { skipToBasket } from "./support/shortcuts.ts";

test.use({ serviceWorkers: "allow" });

test("without a connection a reload shows the offline page in the page's language", async ({
  page,
  context,
  announce,
}) => {
  announce(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/de-DE/vin-error");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isStored = async () => Boolean(await (await caches.open("offline-page")).match("/offline-page"));
    while (!(await isStored())) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sie sind derzeit offline");
  await expect(page).toHaveURL("/de-DE/vin-error");
  await page.getByRole("button", { name: "Verbindung erneut versuchen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sie sind derzeit offline");
  // The page reloads without a click once the connection is back.
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihr Land Rover, vernetzt");
});

test("the service worker stores no page but the offline page", async ({ page }) => {
  // A cache that an older build has left.
  await page.goto("/health/live");
  await page.evaluate(async () => void (await caches.open("files")));
  await skipToBasket(page, britain, ["CONNAV-12M"]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload({ waitUntil: "networkidle" });
  const list = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map((request) => new URL(request.url).pathname);
    });
  // The worker writes to its cache after it has answered.
  await expect.poll(list).toContain("/offline-page");
  const stored = await list();
  expect(stored.length).toBeGreaterThan(5);
  const unexpected = stored.filter((path) => !/^\/(?:assets|fonts|art|marks)\/|^\/offline-page$/.test(path));
  expect(unexpected).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).not.toContain("files");
  // The only stored page holds no personal data: it does not show the basket.
  const offlinePage = await page.evaluate(async () => {
    const found = await (await caches.open("offline-page")).match("/offline-page");
    return { html: await found?.text(), policy: found?.headers.get("content-security-policy") };
  });
  expect(await page.getByRole("banner").innerHTML()).toContain("Basket, 1 item");
  expect(offlinePage.html).toContain("You are currently offline");
  expect(offlinePage.html).not.toContain("Basket, 1 item");
  expect(offlinePage.policy).toContain("script-src 'self'");
});
