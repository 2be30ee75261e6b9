import { expect, it } from "vitest";
import {
  createCustomerAddress,
  getCustomerAddress,
  removeCustomerAddress,
  updateCustomerAddress,
} from "../../../../contracts/commerce/customers/customer-addresses.ts";
import {
  createCustomerPaymentInstrument,
  deleteCustomerPaymentInstrument,
  getCustomerPaymentInstrument,
} from "../../../../contracts/commerce/customers/customer-payment-instruments.ts";
import { getCustomer } from "../../../../contracts/commerce/customers/customers.ts";
import { createScapiClient } from "../../../../contracts/commerce/scapi.ts";
import { describeContract } from "../../../../test/describe-contract.ts";
import { bearer, organizationId, params, prepareShopper, signInNewCustomer } from "../../../../test/shopper-fixture.ts";
import { addressQuota } from "./addresses.ts";
import { instrumentQuota } from "./payment-instruments.ts";

const query = { siteId: "VCS" };

const home = {
  addressId: "home",
  firstName: "Ada",
  lastName: "Lovelace",
  address1: "12 St James's Square|Flat 2",
  city: "London",
  postalCode: "SW1Y 4JH",
  countryCode: "GB",
};

const visa = {
  paymentMethodId: "CREDIT_CARD",
  paymentCard: {
    holder: "Ada Lovelace",
    cardType: "Visa",
    number: "4111111111111111",
    expirationMonth: 11,
    expirationYear: 2026,
  },
};

describeContract("the addresses and cards of a customer", prepareShopper, (connect, fixture) => {
  const call: ReturnType<typeof createScapiClient> = (endpoint, input, options) =>
    createScapiClient(connect())(endpoint, input, options);
  const start = async () => {
    const { customerId, tokens } = await signInNewCustomer(connect(), fixture());
    const own = { ...params, customerId };
    const options = bearer(tokens);
    const read = () => call(getCustomer, { params: own, query }, options);
    const add = (body: typeof home & { preferred?: boolean }) =>
      call(createCustomerAddress, { params: own, query, body }, options);
    return { own, options, tokens, read, add };
  };
  const notFound = (id: string) => ({ status: 404, type: expect.stringMatching(new RegExp(`/errors/${id}$`)) });

  it("stores an address under the id chosen by the client", async () => {
    const { own, options, add, read } = await start();
    const added = await add(home);
    expect(added).toEqual({
      ...home,
      fullName: "Ada Lovelace",
      preferred: false,
      creationDate: (await fixture().now()).toISOString(),
      lastModified: (await fixture().now()).toISOString(),
    });
    const addressParams = { ...own, addressName: "home" };
    expect(await call(getCustomerAddress, { params: addressParams, query }, options)).toEqual(added);
    expect((await read()).addresses).toEqual([added]);
  });

  it("lists the preferred address first, and never has two", async () => {
    const { own, options, add, read } = await start();
    const ids = async () => (await read()).addresses.map(({ addressId, preferred }) => [addressId, preferred]);
    await add({ ...home, addressId: "first", preferred: true });
    await fixture().pass(1);
    await add({ ...home, addressId: "second" });
    await fixture().pass(1);
    await add({ ...home, addressId: "third", preferred: true });
    expect(await ids()).toEqual([
      ["third", true],
      ["first", false],
      ["second", false],
    ]);
    const second = { ...own, addressName: "second" };
    await call(updateCustomerAddress, { params: second, query, body: { preferred: true } }, options);
    expect(await ids()).toEqual([
      ["second", true],
      ["first", false],
      ["third", false],
    ]);
    await call(updateCustomerAddress, { params: second, query, body: { city: "Leeds" } }, options);
    expect((await ids())[0]).toEqual(["second", true]);
  });

  it("changes, renames and removes an address with any name", async () => {
    const { own, options, add } = await start();
    await add({ ...home, addressId: "Büro / №1 & mehr?" });
    const old = { ...own, addressName: "Büro / №1 & mehr?" };
    const body = { addressId: "office", city: "Köln", stateCode: "NW" };
    const changed = await call(updateCustomerAddress, { params: old, query, body }, options);
    expect(changed).toMatchObject({ ...body, firstName: "Ada", postalCode: home.postalCode });
    const office = { params: { ...own, addressName: "office" }, query };
    await call(removeCustomerAddress, office, options);
    const missing = notFound("customer-address-not-found");
    for (const gone of [{ params: old, query }, office]) {
      await expect(call(getCustomerAddress, gone, options)).rejects.toMatchObject(missing);
      await expect(call(removeCustomerAddress, gone, options)).rejects.toMatchObject(missing);
      await expect(call(updateCustomerAddress, { ...gone, body: { city: "X" } }, options)).rejects.toMatchObject(
        missing,
      );
    }
  });

  it("stores each address id once, also for two simultaneous requests", async () => {
    const { own, options, add } = await start();
    const tries = await Promise.allSettled([add(home), add(home)]);
    expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    const taken = { status: 400, type: expect.stringMatching(/customer-address-id-already-in-use$/) };
    await add({ ...home, addressId: "other" });
    const rename = { params: { ...own, addressName: "other" }, query, body: { addressId: "home" } };
    await expect(call(updateCustomerAddress, rename, options)).rejects.toMatchObject(taken);
  });

  it("stores a limited number of addresses and cards", async () => {
    const { own, options, add } = await start();
    for (let count = 0; count < addressQuota; count += 1) await add({ ...home, addressId: `a${count}` });
    await expect(add(home)).rejects.toMatchObject({ status: 400 });
    const addCard = () => call(createCustomerPaymentInstrument, { params: own, query, body: visa }, options);
    for (let count = 0; count < instrumentQuota; count += 1) await addCard();
    await expect(addCard()).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ["no first name", { firstName: undefined }],
    ["a blank id", { addressId: "" }],
    ["a name of 101 letters", { lastName: "a".repeat(101) }],
    ["a city of 41 letters", { city: "a".repeat(41) }],
    ["a postal code of 12 characters", { postalCode: "1".repeat(12) }],
    ["a state of 3 letters", { stateCode: "ABC" }],
    ["a country of 3 letters", { countryCode: "GBR" }],
    ["a NUL", { city: "a\0b" }],
    ["a customer id", { customerId: "other" }],
    ["a number", { city: 1 }],
  ])("does not store an address with %s", async (_, wrong) => {
    const { own, tokens, read } = await start();
    const response = await post(`${own.customerId}/addresses`, { ...home, ...wrong }, tokens.access_token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ title: "Bad Request" });
    expect((await read()).addresses).toEqual([]);
  });

  it("stores a card without its number", async () => {
    const { own, options, read } = await start();
    const card = await call(createCustomerPaymentInstrument, { params: own, query, body: visa }, options);
    expect(card).toMatchObject({
      paymentMethodId: "CREDIT_CARD",
      paymentCard: {
        maskedNumber: "************1111",
        numberLastDigits: "1111",
        expirationMonth: 11,
        expirationYear: 2026,
        creditCardExpired: false,
      },
    });
    expect(JSON.stringify(card)).not.toContain("4111");
    const cardParams = { ...own, paymentInstrumentId: card.paymentInstrumentId };
    expect(await call(getCustomerPaymentInstrument, { params: cardParams, query }, options)).toEqual(card);
    expect((await read()).paymentInstruments).toEqual([card]);
    await call(deleteCustomerPaymentInstrument, { params: cardParams, query }, options);
    const missing = notFound("customer-payment-instrument-not-found");
    await expect(call(getCustomerPaymentInstrument, { params: cardParams, query }, options)).rejects.toMatchObject(
      missing,
    );
    await expect(call(deleteCustomerPaymentInstrument, { params: cardParams, query }, options)).rejects.toMatchObject(
      missing,
    );
  });

  it("does not show or delete another customer's card", async () => {
    const [mine, theirs] = [await start(), await start()];
    const card = await call(createCustomerPaymentInstrument, { params: theirs.own, query, body: visa }, theirs.options);
    const stolen = { params: { ...mine.own, paymentInstrumentId: card.paymentInstrumentId }, query };
    const missing = notFound("customer-payment-instrument-not-found");
    await expect(call(getCustomerPaymentInstrument, stolen, mine.options)).rejects.toMatchObject(missing);
    await expect(call(deleteCustomerPaymentInstrument, stolen, mine.options)).rejects.toMatchObject(missing);
    expect((await theirs.read()).paymentInstruments).toHaveLength(1);
  });

  it.each([
    ["a month 13", { expirationMonth: 13 }],
    ["a year of three digits", { expirationYear: 126 }],
    ["letters in the number", { number: "4111x11111111111" }],
    ["a security code", { securityCode: "123" }],
    ["no holder", { holder: undefined }],
  ])("does not store a card with %s", async (_, wrong) => {
    const { own, tokens } = await start();
    const body = { ...visa, paymentCard: { ...visa.paymentCard, ...wrong } };
    expect((await post(`${own.customerId}/payment-instruments`, body, tokens.access_token)).status).toBe(400);
  });

  async function post(path: string, body: object, token: string): Promise<Response> {
    const { baseUrl, fetch } = connect();
    const customers = `/customer/shopper-customers/v1/organizations/${organizationId}/customers`;
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return fetch(new Request(`${baseUrl}${customers}/${path}?siteId=VCS`, init));
  }
});
