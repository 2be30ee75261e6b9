import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adyenCard, confirmStripeSetup, stripeCard } from "../../../../test/payments/pay-with.ts";
import { answerStripe, payByAdyen } from "../../../../test/payments/payment-calls.ts";
import { asked, countLedger, paymentContext } from "../../../../test/payments/payment-visit.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../../../test/payments/payments-fixture.ts";
import { registerCustomer } from "../../../../test/registered-customer.ts";
import { continueByAdyen, listAdyenMethods } from "./answer-adyen.server.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
type Country = "DE" | "GB";

/** A customer of the shop: only they can keep a method. */
async function customerIn(country: Country): Promise<Visitor> {
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

async function keepByAdyen(visitor: Visitor, body: object, options: Options = {}) {
  const { provider: _, ...card } = await adyenCard(fixture.apps.adyen);
  const request = asked(`/?${options.query ?? ""}`, { ...card, owner, ...body });
  return read(await payByAdyen(await contextOf(visitor, options), request));
}

async function keepByStripe(
  visitor: Visitor,
  { typed = {}, ...body }: { typed?: Record<string, string>; owner?: Owner } = {},
) {
  const ask = async (document: object) => read(await answerStripe(await contextOf(visitor), asked("/", document)));
  const { body: setup } = await ask({ service: "setup" });
  const { setupIntentId, clientSecret } = setup as { setupIntentId: string; clientSecret: string };
  await confirmStripeSetup(fixture.apps.stripe, { setupIntentId, clientSecret }, typed);
  return ask({ service: "attach", setupIntentId, owner, ...body });
}

const savedOf = async (visitor: Visitor) =>
  fixture.payments.savedMethods({ buyer: await visitor.buyer(), source: visitor.source });

describe("a customer keeps a card without paying", () => {
  it("by Adyen", async () => {
    const visitor = await customerIn("DE");
    const { status, body } = await keepByAdyen(visitor, {});
    expect([status, body]).toMatchObject([200, { kind: "added", method: { type: "card", last4: "1111" } }]);
    const { token } = body.method as { token: string };
    const list = await listAdyenMethods(await contextOf(visitor), asked(`/?paymentMethodId=${token}`));
    expect(await list.json()).toMatchObject({ storedPaymentMethods: [{ token }], match: { token } });
  });

  it("by Stripe", async () => {
    const visitor = await customerIn("GB");
    expect(await keepByStripe(visitor)).toMatchObject({
      status: 200,
      body: { kind: "added", method: { type: "card", last4: "4242" } },
    });
    expect(await savedOf(visitor)).toMatchObject([{ last4: "4242" }]);
  });

  it("and no other customer sees it", async () => {
    await keepByAdyen(await customerIn("DE"), {});
    expect(await savedOf(await customerIn("DE"))).toEqual([]);
  });
});

describe("a guest keeps nothing", () => {
  it("by Adyen", async () => {
    const before = await countLedger(fixture);
    expect(await keepByAdyen(await fixture.visit({ country: "DE" }), {})).toMatchObject({ status: 404 });
    expect(await countLedger(fixture)).toBe(before);
  });

  it("by Stripe", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const request = asked("/", { service: "attach", setupIntentId: "seti_1", owner });
    expect((await answerStripe(await contextOf(visitor), request)).status).toBe(404);
  });
});

describe("a method needs an owner", () => {
  const owners: [string, Owner | undefined | null][] = [
    ["none", undefined],
    ["null", null],
    ["nothing but an e-mail address", { email: owner.email }],
    ["no e-mail address", { address }],
    ["a text in place of an e-mail address", { ...owner, email: "katharina" }],
    ["an endless e-mail address", { ...owner, email: `${"k".repeat(100)}@example.com` }],
    ["a blank first name", { ...owner, address: { ...address, firstName: "  " } }],
    ["an endless last name", { ...owner, address: { ...address, lastName: "B".repeat(101) } }],
    ["a blank street", { ...owner, address: { ...address, street: "" } }],
    ["an endless street", { ...owner, address: { ...address, street: "S".repeat(201) } }],
    ["an endless city", { ...owner, address: { ...address, city: "M".repeat(41) } }],
    ["an endless postal code", { ...owner, address: { ...address, postalCode: "1".repeat(12) } }],
    ["a state of three letters", { ...owner, address: { ...address, stateCode: "NYC" } }],
    ["a country in small letters", { ...owner, address: { ...address, country: "de" } }],
    ["a country of three letters", { ...owner, address: { ...address, country: "DEU" } }],
    ["a number for a name", { ...owner, address: { ...address, firstName: 1 } }],
    ["a field of its own", { ...owner, isRegistered: true }],
    ["a field of its own in the address", { ...owner, address: { ...address, phone: "1" } }],
  ];

  let german: Visitor;
  let british: Visitor;
  beforeAll(async () => {
    [german, british] = [await customerIn("DE"), await customerIn("GB")];
  });

  it.each(owners)("%s is refused", async (_, given) => {
    const before = await countLedger(fixture);
    expect((await keepByAdyen(german, { owner: given })).status).toBe(400);
    const attach = asked("/", { service: "attach", setupIntentId: "seti_1", owner: given });
    expect((await answerStripe(await contextOf(british), attach)).status).toBe(400);
    expect(await countLedger(fixture)).toBe(before);
  });

  it.each([
    [
      "limits of every field",
      { ...address, firstName: "K".repeat(100), street: "S".repeat(200), city: "M".repeat(40) },
    ],
    ["a state", { ...address, country: "US", stateCode: "NY", postalCode: "12207-12345" }],
    ["blanks around a name", { ...address, lastName: "  Brandt " }],
  ])("%s are taken", async (_, given) => {
    const kept = await keepByAdyen(await customerIn("DE"), { owner: { ...owner, address: given } });
    expect(kept).toMatchObject({ status: 200, body: { kind: "added" } });
  });
});

describe("keeping a method is refused", () => {
  let german: Visitor;
  beforeAll(async () => {
    german = await customerIn("DE");
  });

  it.each([
    ["an amount", "totalPrice=99.00"],
    ["a reference", "reference=0001"],
    ["another person", "shopperReference=else"],
    ["another address", "shopperIP=198.51.100.1"],
    ["another country", "countryCode=GB"],
  ])("when the request states %s", async (_, query) => {
    const before = await countLedger(fixture);
    const kept = await keepByAdyen(german, {}, { query });
    expect(kept).toMatchObject({ status: 400, body: { reason: "tampered" } });
    expect(await countLedger(fixture)).toBe(before);
  });

  it.each([
    ["the market's provider is Stripe", "GB", keepByAdyen],
    ["the market's provider is Adyen", "DE", attachByStripe],
  ] as const)("when %s and the other one's method comes", async (_, country, keep) => {
    expect(await keep(await customerIn(country), {})).toMatchObject({ status: 400, body: { reason: "tampered" } });
  });

  it("when a setup is another customer's", async () => {
    const [victim, other] = [await customerIn("GB"), await customerIn("GB")];
    const start = await read(await answerStripe(await contextOf(victim), asked("/", { service: "setup" })));
    const { setupIntentId, clientSecret } = start.body as { setupIntentId: string; clientSecret: string };
    await confirmStripeSetup(fixture.apps.stripe, { setupIntentId, clientSecret });
    const attach = asked("/", { service: "attach", setupIntentId, owner });
    expect((await answerStripe(await contextOf(other), attach)).status).toBe(404);
    expect(await savedOf(other)).toEqual([]);
  });

  it("when the bank turns the card down, and nothing is kept", async () => {
    const british = await customerIn("GB");
    const { provider: _, ...declined } = await adyenCard(fixture.apps.adyen, { holderName: "DECLINED" });
    expect(await keepByAdyen(german, declined)).toMatchObject({ body: { kind: "failed", error: "card_error" } });
    const kept = await keepByStripe(british, { typed: stripeCard("4000000000000002") });
    expect(kept.body).toMatchObject({ kind: "failed" });
    expect([await savedOf(german), await savedOf(british)]).toEqual([[], []]);
  });

  it.each([
    [["DE"], { kind: "failed", error: "billing_address_missmatch" }],
    // A debit is confirmed by the bank days later.
    [["US"], { kind: "confirming" }],
  ])("when the account is of another country than the bill, where %s asks for a match", async (countries, outcome) => {
    const account = { type: "sepadirectdebit", iban: "NL13TEST0123456789", ownerName: "K Brandt" };
    const options = { billingMatchCountries: countries };
    const kept = await keepByAdyen(await customerIn("DE"), { paymentMethod: account }, options);
    expect(kept.body).toMatchObject(outcome);
  });
});

async function attachByStripe(visitor: Visitor) {
  const request = asked("/", { service: "attach", setupIntentId: "seti_1", owner });
  return read(await answerStripe(await contextOf(visitor), request));
}

it("a bank that asks about a method is answered by its own customer only", async () => {
  const [mine, other] = [await customerIn("DE"), await customerIn("DE")];
  const { provider: _, ...card } = await adyenCard(fixture.apps.adyen, { number: "4212345678910006" });
  const { body } = await keepByAdyen(mine, card);
  expect(body).toMatchObject({ kind: "action", provider: "adyen" });
  const details = { methodId: body.id, details: { threeDSResult: "forged" } };
  expect((await continueByAdyen(await contextOf(other), asked("/", details))).status).toBe(404);
  const unknown = { ...details, methodId: "00000000-0000-4000-8000-000000000000" };
  expect((await continueByAdyen(await contextOf(mine), asked("/", unknown))).status).toBe(404);
  expect(await savedOf(mine)).toEqual([]);
});
