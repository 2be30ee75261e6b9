import { expect, type Page } from "@playwright/test";
import { filledFolder, spawnShop, waitUntilReady } from "./shop-process.ts";

/** A shop whose orders stay in each state until the clock is moved. */
export async function startShopWithClock(port: number): Promise<{ stop: () => Promise<void> }> {
  const shop = spawnShop({
    PORT: String(port),
    DATA_DIR: filledFolder(),
    RATE_LIMIT_SCALE: "100",
    REQUEST_TIME_SCALE: "5",
    PAYMENT_SANDBOX_ORIGIN: `http://localhost:${port + 1}`,
    ORDER_STEP_SECONDS: "3600",
  });
  await waitUntilReady(shop, port);
  return {
    async stop() {
      shop.child.kill("SIGTERM");
      await shop.ended;
    },
  };
}

/** Moves the shop's clock by a day, with its own console. */
export async function passDay(page: Page): Promise<void> {
  const console = await page.context().newPage();
  await console.goto("/platform/clock");
  const time = console.locator("time");
  const before = Date.parse(await time.innerText());
  await console.getByRole("button", { name: "1 day forward" }).click();
  await expect.poll(async () => Date.parse(await time.innerText())).toBeGreaterThan(before + 86_000_000);
  await console.close();
}
