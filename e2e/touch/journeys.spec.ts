import { billingAddresses } from "../support/billing-addresses.ts";
import { britain, sites } from "../support/sample-vehicles.ts";
import { expect, test } from "../support/shop-test.ts";
import { arrangeTouch, touches } from "../support/touches.ts";
import { walkOnToPayment, walkToCheckout } from "../support/walk.ts";

const belgium = sites[2];
const journeys = [
  { site: britain, address: billingAddresses.britain, width: 1440 },
  { site: belgium, address: billingAddresses.belgium, width: 390 },
];
/** The others are in the long run. */
const shortTouches = new Set(["late", "never"]);

for (const touch of touches) {
  for (const { site, address, width } of journeys) {
    const isShort = shortTouches.has(touch) && width === 390;
    const title = `${site.name} at ${width}: a guest reaches the payment when pages are touched ${touch}`;
    test(title, isShort ? {} : { tag: "@long" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await arrangeTouch(page, touch);
      await walkToCheckout(page, site);
      await walkOnToPayment(page, { address });
      await expect(page).toHaveURL(`${site.prefix}/checkout?step=payment`);
      await expect(page.locator("address")).toContainText(address.city);
    });
  }
}
