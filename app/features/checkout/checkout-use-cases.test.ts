import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../contracts/client.ts";
import { getBasket } from "../../../contracts/commerce/baskets.ts";
import { getCustomer } from "../../../contracts/commerce/customers/customers.ts";
import { createOrder } from "../../../contracts/commerce/orders.ts";
import type { CurrencyCode } from "../../../contracts/commerce/text.ts";
import { Fault } from "../../../contracts/fault.ts";
import type { NewAddress } from "../../../contracts/commerce/customers/customer-addresses.ts";
import { registerCustomer } from "../../../test/registered-customer.ts";
import { commerceNow, fillBasket, newShopper, prepareCommerce, shopAs } from "../../../test/commerce-fixture.ts";
import { type AddressFields, NO_ADDRESS } from "../../address/address-fields.ts";
import { billingCountriesOf } from "../../address/billing-countries.server.ts";
import type { CountryCode } from "../../site/country-codes.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { prepareCheckout } from "./prepare-checkout.server.ts";
import { saveAddress } from "./save-address.server.ts";
import { saveContact } from "./save-contact.server.ts";

let commerce: Awaited<ReturnType<typeof prepareCommerce>>;
beforeAll(async () => {
  commerce = await prepareCommerce();
});
afterAll(() => commerce.close());

const organizationId = "f_ecom_shop_001";
const siteId = "VCS";

type Visit = {
  country?: CountryCode;
  currency?: CurrencyCode;
  locale?: string;
  /** The saved addresses of a customer with an account. */
  saved?: readonly NewAddress[];
  refuse?: (path: string) => boolean;
};

/** A new basket for each test, and the calls of its owner. */
async function visit({ country = "GB", currency = "GBP", locale = "en-GB", saved, refuse = () => false }: Visit = {}) {
  const isRegistered = saved !== undefined;
  const owner = newShopper({ isRegistered });
  const fetch = async (request: Request) => commerce.app.fetch(request);
  const { ocapi, scapi } = shopAs({ baseUrl: "http://commerce.invalid", fetch }, owner);
  if (isRegistered) {
    const customer = { id: owner.customerId, siteId, addresses: saved, createdAt: commerceNow() };
    await registerCustomer(commerce.database, customer);
  }
  const basketId = await fillBasket(ocapi, { currency, locale, products: ["NAV-12M"] });
  const params = { siteId, basketId };
  const sent: { path: string; input: unknown }[] = [];
  const guard =
    (client: Client): Client =>
    async (endpoint, input, options) => {
      if (refuse(`${endpoint.method} ${endpoint.path}`)) {
        throw new Fault({ service: "commerce", kind: "unavailable", status: 503, detail: { message: "down" } });
      }
      sent.push({ path: endpoint.path, input });
      return client(endpoint, input, options);
    };
  const shopper = {
    kind: isRegistered ? "registered" : "guest",
    customerId: owner.customerId,
    commerceOcapi: guard(ocapi),
    commerceScapi: guard(scapi),
  } as const;
  const reports: string[] = [];
  const fixture = async (): Promise<CheckoutDeps> => ({
    shopper,
    siteId,
    organizationId,
    basket: await ocapi(getBasket, { params }),
    report: ({ message }) => void reports.push(message),
  });
  const countries = billingCountriesOf(country);
  const addsTaxAtCheckout = country === "US" || country === "CA";
  return {
    reports,
    sent,
    read: async (step: string | null = null, pageLocale = locale) =>
      prepareCheckout(await fixture(), { step, countries, country, locale: pageLocale }),
    contact: async (email: string) => saveContact(await fixture(), { email }),
    address: async (address: AddressFields, entry: "manual" | "lookup" = "manual") =>
      saveAddress(await fixture(), { address, entry, countries, addsTaxAtCheckout }),
    basket: () => ocapi(getBasket, { params }),
    order: () => ocapi(createOrder, { params: { siteId }, body: { basket_id: basketId } }),
    profile: () => scapi(getCustomer, { params: { organizationId, customerId: owner.customerId }, query: { siteId } }),
  };
}

const british: AddressFields = {
  ...NO_ADDRESS,
  firstName: "Ada",
  lastName: "Byron",
  countryCode: "GB",
  address1: "1 High Street",
  city: "Coventry",
  postalCode: "CV3 4LF",
};
const american = { ...british, countryCode: "US", city: "New York", stateCode: "NY", postalCode: "10001" };
const german = { ...british, countryCode: "DE", city: "Berlin", postalCode: "10115", address2: "Hinterhof" };

describe("a guest", () => {
  it("starts with the contact, whatever step is requested", async () => {
    const { read } = await visit();
    expect(await read("payment")).toMatchObject({
      open: "contact",
      done: [],
      isGuestCheckout: false,
      email: "",
      hasAddress: false,
      address: { ...NO_ADDRESS, countryCode: "GB" },
    });
  });

  it.each(["", "ada", "ada@example"])("stays at the contact step with the e-mail address %j", async (email) => {
    const { contact, basket } = await visit();
    expect(await contact(email)).toMatchObject({ kind: "invalid" });
    expect((await basket()).customer_info.email).toBe("");
  });

  it("goes through all steps to an order, and can reopen an earlier step", async () => {
    const { read, contact, address, order } = await visit();
    expect(await contact("ada@example.com")).toEqual({ kind: "saved" });
    expect(await read()).toMatchObject({ open: "address", done: ["contact"], isGuestCheckout: true });
    expect(await address(british)).toEqual({ kind: "saved" });
    expect(await read()).toMatchObject({
      open: "payment",
      done: ["contact", "address"],
      address: british,
      hasAddress: true,
      delivery: { name: expect.any(String) },
    });
    expect((await read("contact")).open).toBe("contact");
    expect((await read("address")).open).toBe("address");
    expect(await order()).toMatchObject({
      status: "created",
      customer_info: { email: "ada@example.com" },
      billing_address: { address1: "1 High Street", country_code: "GB" },
      shipments: [{ shipping_address: { city: "Coventry" } }],
    });
  });

  it("may send the same step repeatedly", async () => {
    const { contact, address, basket, order } = await visit();
    for (const email of ["a@example.com", "b@example.com", "b@example.com"]) await contact(email);
    await Promise.all([address(british), address(british), address({ ...british, city: "Leeds" })]);
    await address({ ...british, city: "York" });
    expect(await basket()).toMatchObject({
      customer_info: { email: "b@example.com" },
      billing_address: { city: "York" },
    });
    expect((await order()).status).toBe("created");
  });

  it("gets the problems of a wrong address, which is not saved", async () => {
    const { address, basket } = await visit();
    expect(await address({ ...british, postalCode: "" })).toMatchObject({
      kind: "invalid",
      problems: [{ field: "postalCode", text: "address.postalCodeRequired" }],
    });
    expect(await address(british, "lookup")).toMatchObject({ problems: [{ field: "lookup" }] });
    expect(await address(american)).toMatchObject({ problems: [{ field: "countryCode" }] });
    expect((await basket()).billing_address).toBeUndefined();
  });

  it.each<[string, AddressFields]>([
    ["Helgoland", { ...german, postalCode: "27498" }],
    ["the Canary Islands", { ...british, countryCode: "ES", postalCode: "35001" }],
    ...["9000-123", "9000123", "9000 123", "9000–123"].map((postalCode): [string, AddressFields] => [
      `Madeira, written ${postalCode}`,
      { ...british, countryCode: "PT", postalCode },
    ]),
  ])("cannot have the bill sent to %s", async (_, address) => {
    const visitor = await visit({ country: "DE", currency: "EUR", locale: "de-DE" });
    expect(await visitor.address(address)).toEqual({ kind: "restricted" });
    expect((await visitor.basket()).billing_address).toBeUndefined();
  });

  it("has the postal code saved as its country writes it", async () => {
    const { address, basket } = await visit({ country: "DE", currency: "EUR", locale: "de-DE" });
    expect(await address({ ...british, countryCode: "PT", postalCode: "1000–205" })).toEqual({ kind: "saved" });
    expect((await basket()).billing_address?.postal_code).toBe("1000-205");
  });

  it("sees the delivery in the language of the page, and commerce gets the total with the payment instrument", async () => {
    const { contact, address, read, sent } = await visit({ country: "CA", currency: "CAD", locale: "en-CA" });
    await contact("ada@example.com");
    await address({ ...british, countryCode: "CA", stateCode: "ON", postalCode: "K1A 0B1" });
    expect([(await read()).delivery?.name, (await read(null, "fr-CA")).delivery?.name]).toEqual([
      "Air en-CA",
      "Air fr-CA",
    ]);
    const instrument = sent.find(({ path }) => path.endsWith("/payment_instruments"));
    expect(instrument?.input).toMatchObject({
      body: { payment_method_id: "CREDIT_CARD", amount: expect.any(Number) as number },
    });
  });

  it("is taxed by the billing address", async () => {
    const { address, basket } = await visit({ country: "US", currency: "USD", locale: "en-US" });
    expect((await basket()).order_total).toBeUndefined();
    expect(await address(american)).toEqual({ kind: "saved" });
    expect(await basket()).toMatchObject({ tax_total: 3.96, order_total: 102.96 });
  });

  it("gets a fault, not a problem of the address, when commerce is down", async () => {
    const { contact, address } = await visit({ refuse: (call) => call.startsWith("PUT") });
    await expect(contact("ada@example.com")).rejects.toBeInstanceOf(Fault);
    await expect(address(british)).rejects.toBeInstanceOf(Fault);
  });

  it("is asked for the address again after one call of the step failed", async () => {
    let isDown = true;
    const { contact, address, read } = await visit({ refuse: (call) => isDown && call.endsWith("shipping_method") });
    await contact("ada@example.com");
    await expect(address(british)).rejects.toBeInstanceOf(Fault);
    expect(await read()).toMatchObject({ open: "address", address: british });
    isDown = false;
    await address(british);
    expect((await read()).open).toBe("payment");
  });

  it("is asked for another address in a market where the saved one cannot be billed", async () => {
    const { contact, address, basket } = await visit();
    await contact("ada@example.com");
    await address(british);
    const shopper = { kind: "guest" } as CheckoutDeps["shopper"];
    const fixture = { shopper, siteId, organizationId, basket: await basket(), report: () => {} };
    const view = await prepareCheckout(fixture, { step: null, countries: ["US"], country: "US", locale: "en-US" });
    expect(view).toMatchObject({ open: "address", hasAddress: false, address: { countryCode: "US", city: "" } });
  });
});

describe("a registered customer", () => {
  const home: NewAddress = {
    addressId: "home",
    firstName: "Katharina",
    lastName: "Brandt",
    address1: "Lindenstraße 12|Hof",
    city: "Berlin",
    postalCode: "10969",
    countryCode: "DE",
    preferred: true,
  };
  const germany: Visit = { country: "DE", currency: "EUR", locale: "de-DE" };

  it("starts with the address step, with the saved address in the form", async () => {
    const { read, basket } = await visit({ ...germany, saved: [home] });
    expect(await read()).toMatchObject({
      open: "address",
      done: ["contact"],
      isRegistered: true,
      isGuestCheckout: false,
      email: expect.stringContaining("@example.com"),
      hasAddress: true,
      address: { address1: "Lindenstraße 12", address2: "Hof", city: "Berlin" },
    });
    expect((await basket()).customer_info.email).toContain("@example.com");
  });

  it("gets the own e-mail address in place of one that was entered before signing in", async () => {
    const { read, contact, address, basket, profile } = await visit({ ...germany, saved: [home] });
    await contact("another.customer@example.com");
    await address(german);
    const { email } = await profile();
    expect(await read()).toMatchObject({ open: "payment", email });
    expect((await basket()).customer_info.email).toBe(email);
  });

  it("whose saved address is incomplete still has the name in the form", async () => {
    const { read } = await visit({ ...germany, saved: [{ ...home, city: " " }] });
    expect(await read()).toMatchObject({ hasAddress: false, address: { firstName: "Katharina", city: "" } });
  });

  it("has an address once in the profile, however often it was sent", async () => {
    const { address, profile } = await visit({ ...germany, saved: [] });
    await Promise.all([address(german), address(german)]);
    await address(german);
    expect((await profile()).addresses).toMatchObject([
      { address1: "1 High Street", address2: "Hinterhof", preferred: true },
    ]);
    await address({ ...german, city: "Potsdam" });
    expect((await profile()).addresses.map(({ city, preferred }) => [city, preferred])).toEqual([
      ["Berlin", true],
      ["Potsdam", false],
    ]);
  });

  it("orders even when the profile cannot be read or written", async () => {
    const { read, contact, address, order, reports } = await visit({
      ...germany,
      saved: [home],
      refuse: (call) => call.includes("/customers/"),
    });
    expect(await read()).toMatchObject({ open: "contact", isRegistered: true, email: "" });
    await contact("katharina@example.com");
    expect(await address(german)).toEqual({ kind: "saved" });
    expect(reports).toHaveLength(2);
    expect((await order()).status).toBe("created");
  });
});
