import { expect, test } from "../support/shop-test.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import { openBasket } from "../support/page-parts.ts";
import { acceptTerms, enterStripeCard, expectPaid, modal, orderButton } from "../support/payment-fields.ts";
import { paidFor } from "../support/sample-vehicles.ts";
import { skipToPayment } from "../support/shortcuts.ts";

test.use({ reducedMotion: "reduce" });

/** Canada lists its taxes by name, also among the key terms above the order button. */
for (const { site, address, taxes, lists, foreignCard, ownCard } of [
  {
    site: paidFor.america,
    address: billingAddresses.america,
    taxes: ["Sales tax (4.00%)"],
    lists: 1,
    foreignCard: "4000002760000016",
    ownCard: "4242424242424242",
  },
  {
    site: paidFor.canada,
    address: billingAddresses.quebec,
    taxes: ["GST (5.00%)", "QST (9.975%)"],
    lists: 2,
    foreignCard: "4000002500000003",
    ownCard: "4000001240000000",
  },
]) {
  const length = site === paidFor.america ? {} : { tag: "@long" };
  test(
    `${site.name}: tax is shown, a card of another country is refused, and a card of this country pays`,
    length,
    async ({ page }) => {
      await skipToPayment(page, site, address);
      await openBasket(page);
      for (const tax of taxes) await expect(page.getByText(tax)).toHaveCount(lists);
      await enterStripeCard(page, foreignCard);
      await orderButton(page).click();
      await expect(modal(page)).toContainText("The billing address does not match the country of the payment method.");
      const reloaded = page.waitForEvent("load");
      await modal(page).getByRole("button", { name: "Try again" }).click();
      await reloaded;
      await expect(page).toHaveURL(`${site.prefix}/checkout`);
      await acceptTerms(page);
      await enterStripeCard(page, ownCard);
      await orderButton(page).click();
      await expectPaid(page, site.prefix);
      for (const tax of taxes) await expect(page.getByText(tax)).toBeVisible();
    },
  );
}
