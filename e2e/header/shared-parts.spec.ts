import { sites } from "../support/sample-vehicles.ts";
import { skipToBasket } from "../support/shortcuts.ts";
import { expect, test } from "../support/shop-test.ts";

const czechJaguar = sites[3];
const paths = ["/service/CONNAV", "/services", "/faqs", "/vin-error", "/loading", "/withdraw", "/not-a-page"];

/** Without what is new for each request. */
const comparable = (html: string) => html.replaceAll(/ (?:nonce|data-request)="[^"]*"/g, "");

for (const path of paths) {
  // The first rendering of a page keeps the parts that all visitors share. No other test has opened these pages before.
  test(`${path} is the same when it is rendered again`, async ({ page }) => {
    await page.goto(`${czechJaguar.prefix}/vin-error?carvin=${czechJaguar.vin}`);
    const open = async () => comparable(await (await page.request.get(`${czechJaguar.prefix}${path}`)).text());
    const first = await open();
    expect(first).toContain("<footer");
    expect(await open()).toBe(first);
  });
}

test("a header says nothing about the visitor before", async ({ page, browser }) => {
  const basketOn = (visitor: typeof page) =>
    visitor.getByRole("banner").locator(`a[href$="${czechJaguar.prefix}/checkout"]`);
  const other = await browser.newPage();
  await other.goto(`${czechJaguar.prefix}/faqs`);
  const empty = await basketOn(other).getAttribute("aria-label");
  await skipToBasket(page, czechJaguar, ["CONNAV-24M"]);
  await page.goto(`${czechJaguar.prefix}/faqs`);
  await expect(basketOn(page)).not.toHaveAttribute("aria-label", empty ?? "");
  await other.goto(`${czechJaguar.prefix}/faqs`);
  await expect(basketOn(other)).toHaveAttribute("aria-label", empty ?? "");
  await other.close();
});
