import type { Page } from "@playwright/test";
import { expectSound } from "../support/account.ts";
import { expect, test } from "../support/shop-test.ts";
import { moveClock, startShopWithClock } from "../support/shops/shop-with-clock.ts";

const port = 4590;

let shop: Awaited<ReturnType<typeof startShopWithClock>>;

test.use({ reducedMotion: "reduce", baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: "default", timeout: 240_000 });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  shop = await startShopWithClock(port);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  await moveClock(context, "30 days forward");
  await context.close();
});
test.afterAll(() => shop.stop());

/** Opens the link in the letter that says that a service will renew. */
async function openStopLink(page: Page, make: "landrover" | "jaguar"): Promise<void> {
  const letters = page.getByRole("link", { name: /^Live Traffic & Information renews on/ });
  // The work of a month is due at once: for every customer of the demonstration, not only for this one.
  await expect(async () => {
    await page.goto("/platform/mailbox?recipient=owner1.gbr");
    await expect(letters).toHaveCount(2, { timeout: 1_000 });
  }).toPass({ timeout: 200_000 });
  for (const letter of await letters.all()) {
    const address = await letter.getAttribute("href");
    const opened = await page.context().newPage();
    await opened.goto(address ?? "");
    const link = opened.frameLocator("iframe").locator("a[href*='/renewal/stop/']").first();
    const href = (await link.getAttribute("href")) ?? "";
    await opened.close();
    if (href.includes("/jaguar/") !== (make === "jaguar")) continue;
    await page.goto(href);
    return;
  }
  throw new Error(`No letter of ${make} has the link.`);
}

const button = (page: Page) => page.getByRole("main").getByRole("button", { name: "Turn off auto-renewal" });

async function expectReceipt(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Auto-renewal is off");
  await expect(page.getByText(/^You turned it off on \d+\s\w+\s\d{4} at \d+:\d+\sGMT\.$/)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
}

test("a letter leads to a page that stops auto-renewal by keyboard, on a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openStopLink(page, "landrover");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turn off auto-renewal");
  await expectSound(page);
  await page.reload();
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expectReceipt(page);
  await expectSound(page);
  await page.reload();
  await expectReceipt(page);
});

test("the same works without scripts, at the other make", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `http://localhost:${port}` });
  const page = await context.newPage();
  await openStopLink(page, "jaguar");
  await button(page).click();
  await expectReceipt(page);
  await context.close();
});
