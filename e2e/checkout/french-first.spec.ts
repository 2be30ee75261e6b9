import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import { paidFor } from "../support/sample-vehicles.ts";
import { skipContactAndAddress, skipToBasket } from "../support/shortcuts.ts";
import { expect, test } from "../support/shop-test.ts";

const { prefix } = paidFor.canada;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("a bill in Québec is offered the French version first, which keeps basket and address", async ({ page }) => {
      const offer = page.getByRole("link", { name: "Lire et commander en français" });
      await skipToBasket(page, paidFor.canada, ["CONNAV-24M"]);
      await skipContactAndAddress(page, paidFor.canada, billingAddresses.canada);
      await page.goto(`${prefix}/checkout`);
      await expect(page.getByText("What you are ordering")).toBeVisible();
      await expect(offer).toBeHidden();

      await skipContactAndAddress(page, paidFor.canada, billingAddresses.quebec);
      await page.goto(`${prefix}/checkout`);
      await expect(page.getByText("Your billing address is in Québec.")).toBeVisible();
      if (javaScriptEnabled) expect(await findAccessibilityViolations(page)).toEqual([]);
      await offer.click();
      await expect(page).toHaveURL(/\/jaguar\/fr-CA\/checkout/);
      await expect(page.getByRole("main")).toContainText("4 rue Sherbrooke");
      await expect(page.getByRole("main")).toContainText("Payer et commander");
      await expect(offer).toBeHidden();
    });
  });
}
