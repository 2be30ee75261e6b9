import { expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import { OrderTerms } from "./order-terms.tsx";
import { PriceNote } from "./price-note.tsx";

const ticks = {
  termsId: "terms",
  hasAccepted: false,
  isMissing: false,
  accept: () => {},
  renewByItself: () => {},
  canOrder: () => false,
};
const sentences = [
  "We will automatically renew this plan when it expires.",
  "To ensure you enjoy this service without interruption, auto-renewal will be turned on for your chosen plan.",
];

it.each([true, false])("says that plans renew only while that is ticked: %s", async (isRenewedByItself) => {
  const html = await renderInShop(
    <>
      <OrderTerms
        services={[]}
        vehicle={undefined}
        total={{ amount: 15_900, currency: "GBP" }}
        hasAutoRenewal
        ticks={{ ...ticks, isRenewedByItself }}
      />
      <PriceNote hasVatNote hasAutoRenewal />
    </>,
  );
  for (const sentence of sentences) expect(html.includes(sentence)).toBe(isRenewedByItself);
});

it.each([true, false])(
  "leaves auto-renewal to its tick box beside the basket, if there is one: %s",
  async (hasAutoRenewal) => {
    const html = await renderInShop(<PriceNote hasVatNote hasAutoRenewal={hasAutoRenewal} />);
    expect(html).toContain("All prices include VAT");
    expect(/renew/i.test(html)).toBe(!hasAutoRenewal);
  },
);
