import type { Page, Request } from "@playwright/test";
import { expectSound } from "../support/account.ts";
import { keyboard, mouse } from "../support/hands.ts";
import { expect, test } from "../support/shop-test.ts";
import { readTexts } from "../support/texts.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

const texts = readTexts("en-GB");
const boxes = (page: Page) => page.locator("main input[name=item]");
const review = (page: Page) => page.locator("main form button[value=review]");
const tellMore = (page: Page) => page.getByLabel(texts.begin("refunds.tellMore"));

/** From the start page to the refund of a sample order; nothing is confirmed, so that the order stays as it is. */
async function walkToRefund(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("footer a[href$='/view-order']").click();
  await expect(page).toHaveURL(/\/view-order$/);
  await page.locator("main a[href*='sample=']").first().click();
  await expect(page.locator("#lookup-email")).not.toHaveValue("");
  await page.getByRole("button", { name: texts.full("guestOrder.view") }).click();
  await page.locator("main a[href*='/request-refund/']").click();
  await expect(boxes(page)).toHaveCount(2);
}

for (const [name, hand] of Object.entries({ mouse, keyboard })) {
  test(`what is confirmed stands in a dialog, which leads back to the same selection: ${name}`, async ({ page }) => {
    await walkToRefund(page);
    await hand.wake(page, "main form button[value=review]");
    await boxes(page).first().press("Space");
    await hand.chooseLast(page.locator("main select:visible"));
    await hand.write(tellMore(page), "x".repeat(151));
    await expect(review(page)).toBeDisabled();
    await expect(page.getByText(texts.full("form.tooLong"))).toBeVisible();
    await hand.write(tellMore(page), "Sold");
    await expect(review(page)).toBeEnabled();

    const dialog = page.getByRole("dialog");
    await hand.activate(review(page));
    await expect(dialog.getByRole("button", { name: texts.begin("refunds.confirm") })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(review(page)).toBeFocused();

    await hand.activate(review(page));
    await hand.activate(dialog.getByRole("button", { name: texts.full("subscriptions.back") }));
    await expect(dialog).toBeHidden();
    await expect(boxes(page).first()).toBeChecked();
    await expect(tellMore(page)).toHaveValue("Sold");
  });
}

test("the dialog opens together with its history entry, so that Back always leads to the form", async ({ page }) => {
  await walkToRefund(page);
  await mouse.wake(page, "main form button[value=review]");
  await boxes(page).first().press("Space");
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const isReloading = page.waitForRequest((request) => isReload(request));
  await page.route(/\/request-refund\//, async (route) => {
    if (isReload(route.request())) await isReleased;
    await route.continue();
  });
  await review(page).click();
  await isReloading;
  // What the answer of the form has changed is drawn by then.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveCount(0);
  release();

  await dialog.getByRole("button", { name: texts.full("subscriptions.back") }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/request-refund\//);
  await expect(boxes(page).first()).toBeChecked();
});

/** The page's data again, after the form was answered. */
const isReload = (request: Request): boolean => request.method() === "GET" && request.url().includes(".data");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, announcedProblems: [/status of 422/] });

  test("the step is a page of its own, which leads back to the same selection", async ({ page }) => {
    await walkToRefund(page);
    await review(page).click();
    await expect(page.getByText(texts.full("refunds.selectOne")).first()).toBeVisible();
    await boxes(page).last().check();
    await page.locator("main select:visible").selectOption("other");
    await tellMore(page).filter({ visible: true }).fill("Sold");
    await review(page).click();
    await expect(page.getByText(texts.begin("refunds.amountBack"))).toBeVisible();
    await page.getByRole("button", { name: texts.full("subscriptions.back") }).click();
    await expect(boxes(page).last()).toBeChecked();
    await expect(boxes(page).first()).not.toBeChecked();
    await expect(tellMore(page).filter({ visible: true })).toHaveValue("Sold");
  });
});
