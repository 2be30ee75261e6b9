import { describe, expect, it } from "vitest";
import { orderItemSummary, orderSummary, paidWith } from "../../../../test/order-management/order-summary.ts";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import type { EndingTexts } from "./ending/ending-texts.server.ts";
import { orderFromWire } from "./order-from-wire.ts";
import { OrderView } from "./order-view.tsx";

type Wire = Parameters<typeof orderSummary>[0];
type WireItem = Parameters<typeof orderItemSummary>[0];

const NONE: EndingTexts = { ofItems: {} };

/** The page of an order, as the server writes it. */
function render(order: Wire, item: WireItem = {}, { hasPaymentPage = true, endings = NONE } = {}): Promise<string> {
  const page = {
    order: orderFromWire(orderSummary(order, [orderItemSummary(item)]), {
      now: new Date("2026-11-17T12:00:00Z"),
      timeZone: "Europe/London",
      localeId: "en-GB",
      pictures: new Map(),
      hasCreditNotes: false,
      isRefundForced: false,
    }),
    endings,
    documents: { creditNotes: { isAvailable: true, value: [] } as const },
    hasPaymentPage,
  };
  return renderInShop(<OrderView page={page} />);
}

const previousShop = { SNPOMSStorefrontType_C: "Magento" } as const;

describe("the payment method", () => {
  const visa = { SNPOMSCardType_C: "visa", SNPOMSCreditCardLast4_C: "4242" };
  it.each([
    ["a card", visa, {}, "Visa **** 4242"],
    ["a card without a brand", {}, {}, "Paid by card"],
    ["a card of an older shop", { SNPOMSType_C: "authorizenet_acceptjs" }, previousShop, "Paid by card"],
    ["PayPal of an older shop", { SNPOMSType_C: "paypal_express" }, previousShop, "Paid via PayPal"],
    ["a wallet", { SNPOMSType_C: "DigitalWallet", SNPOMSCardType_C: "GooglePay" }, {}, "Paid via Google Pay"],
    ["a bank", { SNPOMSType_C: "IDEAL" }, {}, "Paid via iDEAL"],
    ["a debit", { SNPOMSType_C: "sepa_debit", SNPOMSCreditCardLast4_C: "3000" }, {}, "SEPA **** 3000"],
    ["a bank that was never paid", { SNPOMSType_C: "IDEAL" }, { Status: "Payment Failed" }, ">iDEAL<"],
  ])("of %s", async (_, method, order, text) => {
    const html = await render({ ...order, OrderPaymentSummaries: paidWith(method) });
    expect(html).toContain("Payment method");
    expect(html).toContain(text);
  });

  it("of a card without a brand is not said to be paid by before it is", async () => {
    const html = await render({ Status: "Payment Error", OrderPaymentSummaries: paidWith({}) });
    expect(html).not.toMatch(/Paid|Payment method</);
    expect(html).toContain("Payment error");
  });
});

describe("a payment error", () => {
  const order = { Status: "Payment Error" };
  const link = 'href="/account/my-payment-method/edit-payment-method"';

  it.each([
    ["leads to the payment method", order, {}, true],
    ["of the previous shop does not", { ...order, ...previousShop }, {}, false],
    ["does not where the site has no such page", order, { hasPaymentPage: false }, false],
  ])("%s", async (_, given, options, isLinked) => {
    const html = await render(given, { Status: "Payment Error" }, options);
    expect(html).toContain("Sorry, but we are unable to process this order");
    expect(html.includes(link)).toBe(isLinked);
  });
});

describe("an item", () => {
  it("links to its manual, named after the service for assistive technology", async () => {
    const html = await render({}, { userManualUrl_C: "https://manual.example/nav" });
    expect(html).toMatch(/<a href="https:\/\/manual\.example\/nav" data-measured-click="manual"/);
    expect(html).toContain('<span class="vh">Connected Navigation</span>');
    expect(await render({})).not.toContain("User manual");
  });

  it("has a name of thirty characters, with the whole of it as a title and for assistive technology", async () => {
    const name = "Connected Navigation with Live Traffic and Parking";
    const html = await render({}, { Name: name });
    expect(html).toContain(`<span title="${name}">`);
    expect(html).toMatch(/aria-hidden="true">Connected Navigation with Live…</);
    expect(html).toMatch(/aria-hidden="true">Connected…</);
    expect(html).toContain(`<span class="vh">${name}</span>`);
  });
});

it("keeps the numbers of an order and of its withdrawal on one line each", async () => {
  const number = "W-2222-3333";
  const endings = { open: { title: "Received", number, paragraphs: [`Number: ${number}. Wait.`] }, ofItems: {} };
  const html = await render({ OrderNumber: "VCS-AAAAA-22222" }, {}, { endings });
  expect(html).toMatch(/<h1[^>]*>Order <span class="nowrap">VCS-AAAAA-22222<\/span><\/h1>/);
  expect(html).toContain('<p>Number: <span class="nowrap">W-2222-3333</span>. Wait.</p>');
});
