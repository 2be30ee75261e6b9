import { type BrowserContext, expect } from "@playwright/test";
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

/** Moves the shop's clock, with its own console. */
export async function moveClock(context: BrowserContext, step: "1 day forward" | "30 days forward"): Promise<void> {
  const console = await context.newPage();
  await console.goto("/platform/clock");
  const time = console.locator("time");
  const before = Date.parse(await time.innerText());
  await console.getByRole("button", { name: step }).click();
  const moved = Number.parseInt(step, 10) * 86_400_000;
  await expect.poll(async () => Date.parse(await time.innerText()) - before).toBeGreaterThan(moved - 400_000);
  await console.close();
}
