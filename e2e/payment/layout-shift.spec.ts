import { billingAddresses } from "../support/billing-addresses.ts";
import { findLayoutShift, watchLayoutShifts } from "../support/look/layout-shift.ts";
import { expectReady } from "../support/payment-fields.ts";
import { paidFor } from "../support/sample-vehicles.ts";
import { skipContactAndAddress, skipToBasket, skipToSignedIn } from "../support/shortcuts.ts";
import { expect, test } from "../support/shop-test.ts";

const SHIFT_LIMIT = 0.02;

/** High enough to show all that is below the fields: what moves out of view is not counted. */
const viewports = [
  { width: 390, height: 2000 },
  { width: 834, height: 1600 },
  { width: 1440, height: 1600 },
];

/** The saved method makes the page short enough for these. */
const shortViewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const markets = [
  { ...paidFor.britain, provider: "Stripe", address: billingAddresses.britain },
  { ...paidFor.germany, provider: "Adyen", address: billingAddresses.germany },
];

for (const { provider, prefix, account } of [
  { provider: "Stripe", prefix: "/cs-CZ", account: "owner1.cze@example.com" },
  { provider: "Adyen", prefix: "/jaguar/de-DE", account: "owner1.deu@example.com" },
]) {
  test(`the fields of ${provider} move nothing while they load beside a saved method: ${prefix}`, async ({ page }) => {
    await watchLayoutShifts(page);
    await skipToSignedIn(page, prefix, account);
    for (const viewport of shortViewports) {
      await page.setViewportSize(viewport);
      await page.goto(`${prefix}/account/my-payment-method/edit-payment-method`);
      await expectReady(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      expect.soft(await findLayoutShift(page, SHIFT_LIMIT), `at ${viewport.width}`).toEqual([]);
    }
  });
}

for (const { provider, address, ...site } of markets) {
  test(`the fields of ${provider} move nothing while they load: ${site.name}`, async ({ page }) => {
    await watchLayoutShifts(page);
    await skipToBasket(page, site, ["CONNAV-24M", "SECURE-12M"]);
    await skipContactAndAddress(page, site, address);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await page.goto(`${site.prefix}/checkout`);
      await expectReady(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      expect.soft(await findLayoutShift(page, SHIFT_LIMIT), `at ${viewport.width}`).toEqual([]);
    }
  });
}
