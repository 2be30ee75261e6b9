import { readFile } from "node:fs/promises";
import { expectSound, walkToAccount } from "../support/account.ts";
import { expect, test } from "../support/shop-test.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

/** No other test signs in with this account, which does not exist afterwards. */
const account = "owner4.esp@example.com";

test("a customer looks at everything, takes it along, and has it deleted", async ({ page }) => {
  // Five screens, each with its own look for violations.
  test.slow();
  await walkToAccount(page, { prefix: "/es-ES", account }, "my-data");
  await expectSound(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("main a[href$='/account/my-data/file']").click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  expect(await readFile(await download.path(), "utf8")).toContain(account);

  await page.locator("main a[href$='/account/my-data/all']").click();
  await expect(page).toHaveURL(/\/my-data\/all$/);
  const first = page.locator("main details").first();
  await first.locator("summary").click();
  await expect(first).toContainText(account);
  await expectSound(page);
  await page.locator("main a[href$='/account/my-data']").last().click();

  await page.locator("main a[href$='/account/my-data/delete']").click();
  await expect(page).toHaveURL(/\/my-data\/delete$/);
  const word = page.locator("main input[name=word]");
  await word.fill("BORAR");
  await page.locator("main form button[type=submit]").click();
  await expect(word).toHaveAttribute("aria-invalid", "true");
  await expectSound(page);
  await word.fill("borrar");
  await page.locator("main form button[type=submit]").click();
  await expect(page).toHaveURL(/\/es-ES\/data-deletion\/[\w-]{32}$/);
  await expect(page.locator("main")).toContainText(/D-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  await expectSound(page);

  await page.goto("/es-ES/account/my-data");
  await expect(page).toHaveURL(/\/restricted-access/);
});
