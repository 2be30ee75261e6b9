import { expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import { OrderTerms } from "./order-terms.tsx";
import { PriceNote } from "./price-note.tsx";

const consents = {
  termsId: "terms",
  hasAccepted: false,
  isMissing: false,
  accept: () => {},
  setAutoRenew: () => {},
  canOrder: () => false,
};
const sentences = [
  "We will automatically renew this plan when it expires.",
  "To ensure you enjoy this service without interruption, auto-renewal will be turned on for your chosen plan.",
];

it.each([true, false])("says that plans renew only while auto-renewal is ticked: %s", async (autoRenew) => {
  const html = await renderInShop(
    <>
      <OrderTerms
        services={[]}
        vehicle={undefined}
        total={{ amount: 15_900, currency: "GBP" }}
        canAgreeToAutoRenewal
        renewsByMonth={false}
        mentionsVat
        consents={{ ...consents, autoRenew }}
      />
      <PriceNote hasVatNote canAgreeToAutoRenewal />
    </>,
  );
  for (const sentence of sentences) expect(html.includes(sentence)).toBe(autoRenew);
});

it.each([
  ["2026-11-01", "/terms-conditions?version=2026-11-01", true],
  [undefined, "/terms-conditions", false],
])("names and opens the version %s of the terms", async (termsVersion, path, isNamed) => {
  const order = {
    services: [],
    vehicle: undefined,
    total: { amount: 15_900, currency: "GBP" },
    canAgreeToAutoRenewal: false,
    renewsByMonth: false,
    mentionsVat: true,
    termsVersion,
  };
  const html = await renderInShop(<OrderTerms {...order} consents={{ ...consents, autoRenew: false }} />);
  expect(html).toContain(`href="${path}"`);
  expect(html.includes("Version of 1 November 2026")).toBe(isNamed);
});

it.each([true, false])(
  "mentions auto-renewal beside the basket only where it has no checkbox: %s",
  async (canAgreeToAutoRenewal) => {
    const html = await renderInShop(<PriceNote hasVatNote canAgreeToAutoRenewal={canAgreeToAutoRenewal} />);
    expect(html).toContain("All prices include VAT");
    expect(/renew/i.test(html)).toBe(!canAgreeToAutoRenewal);
  },
);

it.each([
  [true, "Total today, VAT included"],
  [false, "Total"],
])("mentions VAT in the total only where the site does: %s", async (mentionsVat, expected) => {
  const total = { amount: 15_900, currency: "GBP" };
  const order = {
    services: [],
    vehicle: undefined,
    total,
    canAgreeToAutoRenewal: false,
    renewsByMonth: false,
    mentionsVat,
  };
  const html = await renderInShop(<OrderTerms {...order} consents={{ ...consents, autoRenew: false }} />);
  expect(html).toContain(`>${expected}<`);
  expect(html.includes("VAT")).toBe(mentionsVat);
});

it.each([true, false])(
  "shows a checkbox for auto-renewal only where it is offered: %s",
  async (canAgreeToAutoRenewal) => {
    const total = { amount: 15_900, currency: "GBP" };
    const order = {
      services: [],
      vehicle: undefined,
      total,
      canAgreeToAutoRenewal,
      renewsByMonth: false,
      mentionsVat: true,
    };
    const html = await renderInShop(<OrderTerms {...order} consents={{ ...consents, autoRenew: false }} />);
    expect(html.match(/type="checkbox"/g)).toHaveLength(canAgreeToAutoRenewal ? 2 : 1);
  },
);

it.each([
  [true, false, "Each service renews on its end date at the price shown"],
  [true, true, "goes on by the month"],
  [false, true, "Off. The services end on the dates above."],
])("says what a renewal is: ticked %s, by the month %s", async (autoRenew, renewsByMonth, expected) => {
  const total = { amount: 15_900, currency: "GBP" };
  const order = {
    services: [],
    vehicle: undefined,
    total,
    canAgreeToAutoRenewal: true,
    renewsByMonth,
    mentionsVat: true,
  };
  const html = await renderInShop(<OrderTerms {...order} consents={{ ...consents, autoRenew }} />);
  expect(html).toContain(expected);
});
