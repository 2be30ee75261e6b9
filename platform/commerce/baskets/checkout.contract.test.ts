import { expect, it } from "vitest";
import {
  addPaymentInstrument,
  getBasket,
  getPaymentMethods,
  getShippingMethods,
  removePaymentInstrument,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
} from "../../../contracts/commerce/baskets.ts";
import {
  britishAddress,
  completeBasket,
  fillBasket,
  newShopper,
  prepareCommerce,
  shopAs,
} from "../../../test/commerce-fixture.ts";
import { describeContract } from "../../../test/describe-contract.ts";

const site = { siteId: "VCS" };

describeContract("commerce checkout", prepareCommerce, (connect) => {
  const visit = (about = {}) => {
    const shopper = newShopper(about);
    return { shopper, ...shopAs(connect(), shopper) };
  };

  it("becomes ready step by step", async () => {
    const { ocapi } = visit();
    const basketId = await fillBasket(ocapi, { products: ["NAV-12M"] });
    await completeBasket(ocapi, basketId);
    const basket = await ocapi(getBasket, { params: { ...site, basketId } });
    expect(basket).not.toHaveProperty("_flash");
    expect(basket).toMatchObject({
      customer_info: { email: "ada@example.com" },
      billing_address: { full_name: "Ada Byron", country_code: "GB" },
      shipments: [{ shipping_address: { city: "Coventry" }, shipping_method: { id: "over-the-air", price: 0 } }],
      payment_instruments: [
        { amount: 89, payment_method_id: "CREDIT_CARD", payment_card: { number_masked: "************1111" } },
      ],
    });
  });

  it("copies an address to the billing address only on request", async () => {
    const { ocapi } = visit();
    const basketId = await fillBasket(ocapi, { products: ["NAV-12M"] });
    const params = { ...site, basketId, shipmentId: "me" };
    const alone = await ocapi(setShippingAddress, { params, body: britishAddress });
    expect(alone).not.toHaveProperty("billing_address");
    const both = await ocapi(setShippingAddress, {
      params,
      query: { use_as_billing: "true" },
      body: britishAddress,
    });
    expect(both.billing_address).toEqual(both.shipments[0]!.shipping_address);
  });

  it.each([
    ["a blank name", { first_name: "  " }],
    ["a name of 101 letters", { last_name: "x".repeat(101) }],
    ["a city of 41 letters", { city: "x".repeat(41) }],
    ["a postal code of 12 characters", { postal_code: "1".repeat(12) }],
    ["a postal code with other characters", { postal_code: "1234!" }],
    ["a country that is not billed", { country_code: "RU" }],
    ["a country of another currency", { country_code: "US", state_code: "NY" }],
    ["a NUL", { city: "a\0b" }],
    ["half a surrogate pair", { city: "\ud800" }],
    ["an unknown field", { c_vip: true }],
  ])("refuses an address with %s", async (_, change) => {
    const { ocapi } = visit();
    const basketId = await fillBasket(ocapi, { products: ["NAV-12M"] });
    const call = sendRawAddress(ocapi, { ...site, basketId }, { ...britishAddress, ...change });
    await expect(call).rejects.toMatchObject({ status: 400 });
  });

  it.each(["XX", undefined, "ON"])("refuses the state %s in the United States", async (state_code) => {
    const { ocapi } = visit();
    const basketId = await fillBasket(ocapi, { currency: "USD", products: ["NAV-12M"] });
    const body = { ...britishAddress, country_code: "US" as const, state_code };
    await expect(ocapi(setBillingAddress, { params: { ...site, basketId }, body })).rejects.toMatchObject({
      type: "InvalidAddressException",
      arguments: { path: "state_code" },
    });
  });

  it("offers one shipping method and refuses others", async () => {
    const { ocapi } = visit();
    const basketId = await fillBasket(ocapi, { currency: "EUR", locale: "fr-FR", products: ["NAV-12M"] });
    const params = { ...site, basketId, shipmentId: "me" };
    expect(await ocapi(getShippingMethods, { params })).toMatchObject({
      applicable_shipping_methods: [{ id: "over-the-air", name: "Air fr-FR" }],
      default_shipping_method_id: "over-the-air",
    });
    await expect(ocapi(setShippingMethod, { params, body: { id: "ship" } })).rejects.toMatchObject({ status: 400 });
    const otherShipment = { ...params, shipmentId: "you" };
    await expect(
      ocapi(setShippingMethod, { params: otherShipment, body: { id: "over-the-air" } }),
    ).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each([
    ["GBP", "en-GB", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY"], "STRIPE"],
    ["CZK", "cs-CZ", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY"], "STRIPE"],
    ["USD", "en-US", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY"], "STRIPE"],
    ["CAD", "fr-CA", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY"], "STRIPE"],
    ["EUR", "de-DE", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY", "SEPA_DEBIT"], "ADYEN"],
    ["EUR", "de-AT", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY", "SEPA_DEBIT"], "ADYEN"],
    ["EUR", "fr-FR", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY", "SEPA_DEBIT"], "ADYEN"],
    ["EUR", "it-IT", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY", "SEPA_DEBIT"], "ADYEN"],
    ["EUR", "es-ES", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY", "SEPA_DEBIT"], "ADYEN"],
    ["EUR", "pt-PT", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY", "SEPA_DEBIT"], "ADYEN"],
    ["EUR", "nl-NL", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY", "IDEAL", "SEPA_DEBIT"], "ADYEN"],
    ["EUR", "nl-BE", ["CREDIT_CARD", "APPLE_PAY", "GOOGLE_PAY", "BANCONTACT", "SEPA_DEBIT"], "ADYEN"],
  ] as const)("offers the payment methods of %s in %s", async (currency, locale, ...[ids, processor]) => {
    const { ocapi } = visit();
    const basketId = await fillBasket(ocapi, { currency, locale, products: ["NAV-12M"] });
    const { applicable_payment_methods: methods } = await ocapi(getPaymentMethods, { params: { ...site, basketId } });
    expect(methods.map(({ id }) => id)).toEqual(ids);
    expect(new Set(methods.map(({ payment_processor_id: id }) => id))).toEqual(new Set([processor]));
  });

  it("lets a new instrument replace the former", async () => {
    const { ocapi } = visit();
    const basketId = await fillBasket(ocapi, { products: ["NAV-12M"] });
    const params = { ...site, basketId };
    const first = await ocapi(addPaymentInstrument, {
      params,
      body: { payment_method_id: "CREDIT_CARD", amount: 89 },
    });
    const second = await ocapi(addPaymentInstrument, { params, body: { payment_method_id: "APPLE_PAY" } });
    expect(second.payment_instruments).toMatchObject([
      { payment_method_id: "APPLE_PAY", amount: 89 },
      { payment_method_id: "CREDIT_CARD", amount: 0 },
    ]);
    const paymentInstrumentId = first.payment_instruments![0]!.payment_instrument_id;
    const after = await ocapi(removePaymentInstrument, { params: { ...params, paymentInstrumentId } });
    expect(after.payment_instruments).toMatchObject([{ payment_method_id: "APPLE_PAY" }]);
    await expect(ocapi(removePaymentInstrument, { params: { ...params, paymentInstrumentId } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each([
    ["a card number", { payment_card: { card_type: "Visa", number: "4111111111111111" } }],
    ["a security code", { payment_card: { card_type: "Visa", security_code: "737" } }],
    ["a card number as its holder", { payment_card: { card_type: "Visa", holder: "4111 1111 1111 1111" } }],
    ["a card number as its bank", { bank_code: "4111-1111-1111-1111" }],
    ["another amount", { amount: 0.01 }],
    ["a negative amount", { amount: -89 }],
    ["a payment method that is not offered", { payment_method_id: "IDEAL" }],
    ["a custom field", { c_token: "x" }],
  ])("refuses %s", async (_, change) => {
    const { ocapi } = visit();
    const basketId = await fillBasket(ocapi, { products: ["NAV-12M"] });
    const params = { ...site, basketId };
    const body = { payment_method_id: "CREDIT_CARD", ...change };
    await expect(ocapi(addPaymentInstrument, { params, body })).rejects.toMatchObject({ status: 400 });
    expect(await ocapi(getBasket, { params })).not.toHaveProperty("payment_instruments");
  });
});

/** Sends an address that does not match the client's types. */
const sendRawAddress = (
  call: ReturnType<typeof shopAs>["ocapi"],
  params: { siteId: string; basketId: string },
  body: object,
) => call(setBillingAddress, { params, body: body as never });
