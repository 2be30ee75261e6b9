import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adyenCard, confirmStripeSetup, stripeCard } from "../../../../../test/payments/pay-with.ts";
import { answerStripe, payByAdyen } from "../../../../../test/payments/payment-calls.ts";
import { requestTo, countLedger, paymentContext } from "../../../../../test/payments/payment-visit.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../../../../test/payments/payments-fixture.ts";
import { registerCustomer } from "../../../../../test/registered-customer.ts";
import { continueByAdyen, listAdyenMethods } from "../answer-adyen.server.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
type Country = "DE" | "GB";

/** A customer with an account, since a guest cannot save a method. */
async function createCustomer(country: Country): Promise<Visitor> {
  const visitor = await fixture.visit({ country, isRegistered: true });
  const { customerId: id, siteId } = visitor.shopper;
  await registerCustomer(fixture.database, { id, siteId, addresses: [], createdAt: fixture.now() });
  return visitor;
}

const address = {
  firstName: "Katharina",
  lastName: "Brandt",
  street: "Hauptstraße 1",
  city: "München",
  postalCode: "80331",
  country: "DE",
};
const owner = { email: "katharina@example.com", address };
type Owner = Record<string, unknown>;

type Options = { query?: string; billingMatchCountries?: readonly string[] };
const contextOf = (visitor: Visitor, { billingMatchCountries = [] }: Options = {}) =>
  paymentContext({
    payments: fixture.payments,
    now: fixture.now,
    visitor,
    localeId: visitor.source.country === "GB" ? "en-GB" : "de-DE",
    billingMatchCountries,
  });
const read = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Record<string, unknown>,
});

async function saveByAdyen(visitor: Visitor, body: object, options: Options = {}) {
  const { provider: _, ...card } = await adyenCard(fixture.apps.adyen);
  const request = requestTo(`/?${options.query ?? ""}`, { ...card, owner, ...body });
  return read(await payByAdyen(await contextOf(visitor, options), request));
}

async function saveByStripe(
  visitor: Visitor,
  { typed = {}, ...body }: { typed?: Record<string, string>; owner?: Owner } = {},
) {
  const call = async (document: object) => read(await answerStripe(await contextOf(visitor), requestTo("/", document)));
  const { body: setup } = await call({ service: "setup" });
  const { setupIntentId, clientSecret } = setup as { setupIntentId: string; clientSecret: string };
  await confirmStripeSetup(fixture.apps.stripe, { setupIntentId, clientSecret }, typed);
  return call({ service: "attach", setupIntentId, owner, ...body });
}

const savedOf = async (visitor: Visitor) =>
  fixture.payments.savedMethods({ buyer: await visitor.buyer(), source: visitor.source });

describe("a customer without a purchase", () => {
  it("saves a card at Adyen", async () => {
    const visitor = await createCustomer("DE");
    const { status, body } = await saveByAdyen(visitor, {});
    expect([status, body]).toMatchObject([200, { kind: "added", method: { type: "card", last4: "1111" } }]);
    const { token } = body.method as { token: string };
    const list = await listAdyenMethods(await contextOf(visitor), requestTo(`/?paymentMethodId=${token}`));
    expect(await list.json()).toMatchObject({ storedPaymentMethods: [{ token }], match: { token } });
  });

  it("saves a card at Stripe", async () => {
    const visitor = await createCustomer("GB");
    expect(await saveByStripe(visitor)).toMatchObject({
      status: 200,
      body: { kind: "added", method: { type: "card", last4: "4242" } },
    });
    expect(await savedOf(visitor)).toMatchObject([{ last4: "4242" }]);
  });

  it("does not see the card of another customer", async () => {
    await saveByAdyen(await createCustomer("DE"), {});
    expect(await savedOf(await createCustomer("DE"))).toEqual([]);
  });
});

describe("a guest", () => {
  it("cannot save a card at Adyen", async () => {
    const before = await countLedger(fixture);
    expect(await saveByAdyen(await fixture.visit({ country: "DE" }), {})).toMatchObject({ status: 404 });
    expect(await countLedger(fixture)).toBe(before);
  });

  it("cannot save a card at Stripe", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const request = requestTo("/", { service: "attach", setupIntentId: "seti_1", owner });
    expect((await answerStripe(await contextOf(visitor), request)).status).toBe(404);
  });
});

describe("the owner of a saved method", () => {
  const owners: [string, Owner | undefined | null][] = [
    ["no value", undefined],
    ["null", null],
    ["an e-mail address only", { email: owner.email }],
    ["no e-mail address", { address }],
    ["a text in place of an e-mail address", { ...owner, email: "katharina" }],
    ["an overlong e-mail address", { ...owner, email: `${"k".repeat(100)}@example.com` }],
    ["a blank first name", { ...owner, address: { ...address, firstName: "  " } }],
    ["an overlong last name", { ...owner, address: { ...address, lastName: "B".repeat(101) } }],
    ["a blank street", { ...owner, address: { ...address, street: "" } }],
    ["an overlong street", { ...owner, address: { ...address, street: "S".repeat(201) } }],
    ["an overlong city", { ...owner, address: { ...address, city: "M".repeat(41) } }],
    ["an overlong postal code", { ...owner, address: { ...address, postalCode: "1".repeat(12) } }],
    ["a state of three letters", { ...owner, address: { ...address, stateCode: "NYC" } }],
    ["a country in small letters", { ...owner, address: { ...address, country: "de" } }],
    ["a country of three letters", { ...owner, address: { ...address, country: "DEU" } }],
    ["a number for a name", { ...owner, address: { ...address, firstName: 1 } }],
    ["an unknown field", { ...owner, isRegistered: true }],
    ["an unknown field in the address", { ...owner, address: { ...address, phone: "1" } }],
  ];

  let german: Visitor;
  let british: Visitor;
  beforeAll(async () => {
    [german, british] = [await createCustomer("DE"), await createCustomer("GB")];
  });

  it.each(owners)("is refused with %s", async (_, otherOwner) => {
    const before = await countLedger(fixture);
    expect((await saveByAdyen(german, { owner: otherOwner })).status).toBe(400);
    const attach = requestTo("/", { service: "attach", setupIntentId: "seti_1", owner: otherOwner });
    expect((await answerStripe(await contextOf(british), attach)).status).toBe(400);
    expect(await countLedger(fixture)).toBe(before);
  });

  it.each([
    [
      "fields of the greatest length",
      { ...address, firstName: "K".repeat(100), street: "S".repeat(200), city: "M".repeat(40) },
    ],
    ["a state", { ...address, country: "US", stateCode: "NY", postalCode: "12207-12345" }],
    ["blanks around a name", { ...address, lastName: "  Brandt " }],
  ])("is accepted with %s", async (_, otherAddress) => {
    const saved = await saveByAdyen(await createCustomer("DE"), { owner: { ...owner, address: otherAddress } });
    expect(saved).toMatchObject({ status: 200, body: { kind: "added" } });
  });
});

describe("saving a method is refused", () => {
  let german: Visitor;
  beforeAll(async () => {
    german = await createCustomer("DE");
  });

  it.each([
    ["an amount", "totalPrice=99.00"],
    ["a reference", "reference=0001"],
    ["another customer", "shopperReference=else"],
    ["another IP address", "shopperIP=198.51.100.1"],
    ["another country", "countryCode=GB"],
  ])("when the request states %s", async (_, query) => {
    const before = await countLedger(fixture);
    const saved = await saveByAdyen(german, {}, { query });
    expect(saved).toMatchObject({ status: 400, body: { reason: "tampered" } });
    expect(await countLedger(fixture)).toBe(before);
  });

  it.each([
    ["the market's provider is Stripe", "GB", saveByAdyen],
    ["the market's provider is Adyen", "DE", attachByStripe],
  ] as const)("when %s and the method is of the other provider", async (_, country, save) => {
    expect(await save(await createCustomer(country), {})).toMatchObject({ status: 400, body: { reason: "tampered" } });
  });

  it("when the setup is of another customer", async () => {
    const [victim, other] = [await createCustomer("GB"), await createCustomer("GB")];
    const start = await read(await answerStripe(await contextOf(victim), requestTo("/", { service: "setup" })));
    const { setupIntentId, clientSecret } = start.body as { setupIntentId: string; clientSecret: string };
    await confirmStripeSetup(fixture.apps.stripe, { setupIntentId, clientSecret });
    const attach = requestTo("/", { service: "attach", setupIntentId, owner });
    expect((await answerStripe(await contextOf(other), attach)).status).toBe(404);
    expect(await savedOf(other)).toEqual([]);
  });

  it("when the bank refuses the card, and nothing is saved", async () => {
    const british = await createCustomer("GB");
    const { provider: _, ...declined } = await adyenCard(fixture.apps.adyen, { holderName: "DECLINED" });
    expect(await saveByAdyen(german, declined)).toMatchObject({ body: { kind: "failed", error: "card_error" } });
    const saved = await saveByStripe(british, { typed: stripeCard("4000000000000002") });
    expect(saved.body).toMatchObject({ kind: "failed" });
    expect([await savedOf(german), await savedOf(british)]).toEqual([[], []]);
  });

  it.each([
    [["DE"], { kind: "failed", error: "billing_address_missmatch" }],
    // A debit is confirmed by the bank days later.
    [["US"], { kind: "confirming" }],
  ])("for an account of another country only where the site requires a match: in %j", async (countries, outcome) => {
    const account = { type: "sepadirectdebit", iban: "NL13TEST0123456789", ownerName: "K Brandt" };
    const options = { billingMatchCountries: countries };
    const saved = await saveByAdyen(await createCustomer("DE"), { paymentMethod: account }, options);
    expect(saved.body).toMatchObject(outcome);
  });
});

async function attachByStripe(visitor: Visitor) {
  const request = requestTo("/", { service: "attach", setupIntentId: "seti_1", owner });
  return read(await answerStripe(await contextOf(visitor), request));
}

it("a bank's check of a method can be continued by its own customer only", async () => {
  const [mine, other] = [await createCustomer("DE"), await createCustomer("DE")];
  const { provider: _, ...card } = await adyenCard(fixture.apps.adyen, { number: "4212345678910006" });
  const { body } = await saveByAdyen(mine, card);
  expect(body).toMatchObject({ kind: "action", provider: "adyen" });
  const details = { methodId: body.id, details: { threeDSResult: "forged" } };
  expect((await continueByAdyen(await contextOf(other), requestTo("/", details))).status).toBe(404);
  const unknown = { ...details, methodId: "00000000-0000-4000-8000-000000000000" };
  expect((await continueByAdyen(await contextOf(mine), requestTo("/", unknown))).status).toBe(404);
  expect(await savedOf(mine)).toEqual([]);
});
