import { expect, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

test("without a connection a reload shows the offline page in the page's language", async ({ page, context }) => {
  await page.goto("/de-DE/vin-error");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isKept = async () => Boolean(await (await caches.open("offline-page")).match("/offline-page"));
    while (!(await isKept())) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sie sind derzeit offline");
  await expect(page).toHaveURL("/de-DE/vin-error");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Verbindung erneut versuchen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihr Land Rover, vernetzt");
});

test("the worker keeps no page", async ({ page }) => {
  await page.goto("/vin-error");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload({ waitUntil: "networkidle" });
  const list = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map((request) => new URL(request.url).pathname);
    });
  // The worker writes after it has answered.
  await expect.poll(async () => (await list()).length).toBeGreaterThan(5);
  const kept = await list();
  const strangers = kept.filter((path) => !/^\/(?:assets|fonts|art|marks)\/|^\/offline-page$/.test(path));
  expect(strangers).toEqual([]);
});
