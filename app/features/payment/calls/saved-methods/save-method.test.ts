import { Fault } from "../../../../../contracts/fault.ts";
import { updateOmsRecord } from "../../../../../contracts/order-management/update-record.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createMethodFixture,
  type MethodCustomer,
  type MethodFixture,
} from "../../../../../test/payments/method-fixture.ts";
import { adyenCard, stripeCard } from "../../../../../test/payments/pay-with.ts";
import { answerStripe, continueByAdyen, payByAdyen, startAdyen } from "../../../../../test/payments/payment-calls.ts";
import { countLedger, requestTo } from "../../../../../test/payments/payment-visit.ts";
import { listAdyenMethods } from "../answer-adyen.server.ts";

let fixture: MethodFixture;
beforeAll(async () => {
  fixture = await createMethodFixture();
});
afterAll(() => fixture.close());

type Options = NonNullable<Parameters<MethodFixture["contextOf"]>[1]>;

const read = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Record<string, unknown>,
  cookies: response.headers.getSetCookie().map((line) => line.split("=")[0] ?? ""),
});

const saveByAdyen = async (of: MethodCustomer, body: object = {}, options: Options & { query?: string } = {}) =>
  read(await fixture.saveByAdyen(of, { ...options, body }));

const setUp = (of: MethodCustomer, typed?: Record<string, string>) => fixture.setUpAtStripe(of, typed);

async function attach(of: MethodCustomer, body: object, options: Options = {}) {
  const request = await fixture.request(of, "/", { service: "attach", ...body });
  return read(await answerStripe(await fixture.contextOf(of, options), request));
}

describe("a customer without a purchase", () => {
  it("saves a card at Adyen, which becomes the account's own", async () => {
    const mine = await fixture.customer("DE");
    const { status, body, cookies } = await saveByAdyen(mine);
    expect([status, body]).toMatchObject([200, { kind: "added", method: { type: "card", last4: "1111" } }]);
    expect(cookies).toEqual(["billing-draft", "pending-method", "toast"]);
    const { token } = body.method as { token: string };
    const list = await listAdyenMethods(await fixture.contextOf(mine), requestTo(`/?paymentMethodId=${token}`));
    expect(await list.json()).toMatchObject({ storedPaymentMethods: [{ token }], match: { token } });
    expect(await fixture.recordOf(mine)).toMatchObject({
      SNP_OMS_PaymentType__c: "card",
      SNP_OMS_CardType__c: "visa",
      SNP_OMS_PaymentInformation__c: "visa **** 1111",
      SNP_OMS_PaymentMethodToken__c: token,
      SNP_OMS_Last4Digits__c: "1111",
      SNP_OMS_BillingAddress__Street__s: "Hauptstraße 1|Hinterhaus",
      SNP_OMS_BillingAddress__City__s: "München",
      SNP_OMS_FirstName__c: "Katharina",
      SNP_OMS_LastName__c: "Brandt",
    });
  });

  it("saves a card at Stripe once, even when the page sends it twice", async () => {
    const mine = await fixture.customer("GB");
    const setupIntentId = await setUp(mine);
    const first = await attach(mine, { setupIntentId });
    expect(first).toMatchObject({ status: 200, body: { kind: "added", method: { type: "card", last4: "4242" } } });
    expect(await attach(mine, { setupIntentId })).toMatchObject({ body: first.body });
    expect(await fixture.savedOf(mine)).toMatchObject([{ last4: "4242" }]);
    const { token } = first.body.method as { token: string };
    expect(await fixture.recordOf(mine)).toMatchObject({ SNP_OMS_PaymentMethodToken__c: token });
  });

  it.each(["DE", "GB"] as const)("replaces a method in %s, and the provider forgets the old one", async (country) => {
    const mine = await fixture.customer(country);
    const save = async (number: string) => {
      if (country === "GB") return attach(mine, { setupIntentId: await setUp(mine, stripeCard(number)) });
      const { provider: _, ...card } = await adyenCard(fixture.payments.apps.adyen, { number });
      return saveByAdyen(mine, card);
    };
    await save(country === "GB" ? "4242424242424242" : "4111111111111111");
    const recordId = (await fixture.recordOf(mine))?.Id;
    await save("5555555555554444");
    expect(await fixture.savedOf(mine)).toMatchObject([{ last4: "4444" }]);
    expect(await fixture.recordOf(mine)).toMatchObject({ Id: recordId, SNP_OMS_Last4Digits__c: "4444" });
  });

  it("makes a method that was saved before the account's own", async () => {
    const mine = await fixture.customer("GB");
    const { body } = await attach(mine, { setupIntentId: await setUp(mine) });
    const { token } = body.method as { token: string };
    await fixture.writeRecord(mine, { SNP_OMS_PaymentMethodToken__c: "tok_before", SNP_OMS_PaymentType__c: "card" });
    expect(await attach(mine, { token })).toMatchObject({ body: { kind: "added" } });
    expect(await fixture.recordOf(mine)).toMatchObject({ SNP_OMS_PaymentMethodToken__c: token });
  });

  it("does not see the card of another customer", async () => {
    await saveByAdyen(await fixture.customer("DE"));
    expect(await fixture.savedOf(await fixture.customer("DE"))).toEqual([]);
  });
});

describe("a process that ends between the provider's answer and order management's record", () => {
  /** Order management does not get the record, although everything before it is done. */
  function endBeforeRecord(error: Error): Options {
    const orderManagement = (async (...call: Parameters<typeof fixture.orders.call>) => {
      if (call[0] === updateOmsRecord) throw error;
      return fixture.orders.call(...call);
    }) as typeof fixture.orders.call;
    return { services: { orderManagement } };
  }
  const away = new Fault({ service: "order-management", kind: "unavailable", detail: { message: "away" } });
  const killed = new Error("The process was killed.");

  it.each([
    ["order management is away", away, { status: 200, body: { kind: "addFailed" }, cookies: [] }],
    ["the process is killed", killed, { status: 500 }],
  ])("at Stripe, when %s: trying again saves the card, once", async (_, error, refused) => {
    const mine = await fixture.customer("GB");
    const setupIntentId = await setUp(mine);
    expect(await attach(mine, { setupIntentId }, endBeforeRecord(error))).toMatchObject(refused);
    expect(await fixture.recordOf(mine)).toBeUndefined();
    expect(await attach(mine, { setupIntentId })).toMatchObject({ body: { kind: "added" } });
    const [saved, ...others] = await fixture.savedOf(mine);
    expect(others).toEqual([]);
    expect(await fixture.recordOf(mine)).toMatchObject({ SNP_OMS_PaymentMethodToken__c: saved?.token });
  });

  it("at Stripe the card can also be taken from the saved ones", async () => {
    const mine = await fixture.customer("GB");
    await attach(mine, { setupIntentId: await setUp(mine) }, endBeforeRecord(killed));
    const [saved] = await fixture.savedOf(mine);
    expect(await attach(mine, { token: saved?.token })).toMatchObject({ body: { kind: "added" } });
    expect(await fixture.savedOf(mine)).toHaveLength(1);
    expect(await fixture.recordOf(mine)).toMatchObject({ SNP_OMS_PaymentMethodToken__c: saved?.token });
  });

  it.each([
    ["order management is away", away, { status: 200, body: { kind: "addFailed" }, cookies: [] }],
    ["the process is killed", killed, { status: 500 }],
  ])(
    "at Adyen, when %s: the card can be taken from the saved ones, and is not saved twice",
    async (_, error, refused) => {
      const mine = await fixture.customer("DE");
      expect(await saveByAdyen(mine, {}, endBeforeRecord(error))).toMatchObject(refused);
      expect(await fixture.recordOf(mine)).toBeUndefined();
      const [saved] = await fixture.savedOf(mine);
      const paymentMethod = { type: "scheme", storedPaymentMethodId: saved?.token };
      expect(await saveByAdyen(mine, { paymentMethod })).toMatchObject({ body: { kind: "added" } });
      expect(await fixture.savedOf(mine)).toHaveLength(1);
      expect(await fixture.recordOf(mine)).toMatchObject({ SNP_OMS_PaymentMethodToken__c: saved?.token });
    },
  );
});

describe("a card cannot be saved", () => {
  it("by a guest", async () => {
    const before = await countLedger(fixture.payments);
    const guestOf = async (country: "DE" | "GB") => {
      const customer = await fixture.customer(country);
      return { ...customer, visitor: await fixture.payments.visit({ country }) };
    };
    expect(await saveByAdyen(await guestOf("DE"))).toMatchObject({ status: 404 });
    expect(await attach(await guestOf("GB"), { setupIntentId: "seti_1" })).toMatchObject({ status: 404 });
    expect(await countLedger(fixture.payments)).toBe(before);
  });

  it.each<[string, Options]>([
    ["the page", { isPaymentMethodHidden: true }],
    ["the account", { isAccountHidden: true }],
  ])("where the site hides %s", async (_, hidden) => {
    const before = await countLedger(fixture.payments);
    const [german, british] = [await fixture.customer("DE"), await fixture.customer("GB")];
    expect(await saveByAdyen(german, {}, hidden)).toMatchObject({ status: 404 });
    expect((await startAdyen(await fixture.contextOf(german, hidden), requestTo("/", {}))).status).toBe(404);
    expect(await attach(british, { setupIntentId: "seti_1" }, hidden)).toMatchObject({ status: 404 });
    const start = requestTo("/", { service: "setup" });
    expect((await answerStripe(await fixture.contextOf(british, hidden), start)).status).toBe(404);
    expect(await countLedger(fixture.payments)).toBe(before);
  });
});

describe("the owner of a saved method", () => {
  it("is refused in the body: only the shop knows it", async () => {
    const mine = await fixture.customer("DE");
    expect(await saveByAdyen(mine, { owner: { email: "else@example.com" } })).toMatchObject({ status: 400 });
    expect(await fixture.recordOf(mine)).toBeUndefined();
  });

  it("has to have a billing address, and another customer's is not taken", async () => {
    const [mine, other] = [await fixture.customer("DE"), await fixture.customer("DE")];
    const { provider: _, ...card } = await adyenCard(fixture.payments.apps.adyen);
    const context = await fixture.contextOf(mine);
    expect((await payByAdyen(context, requestTo("/", card))).status).toBe(400);
    expect((await payByAdyen(context, await fixture.request(other, "/", card))).status).toBe(400);
    expect(await fixture.savedOf(mine)).toEqual([]);
  });
});

describe("saving a method is refused", () => {
  let german: MethodCustomer;
  beforeAll(async () => {
    german = await fixture.customer("DE");
  });

  it.each([
    ["an amount", "totalPrice=99.00"],
    ["a reference", "reference=0001"],
    ["another customer", "shopperReference=else"],
    ["another IP address", "shopperIP=198.51.100.1"],
    ["another country", "countryCode=GB"],
  ])("when the request states %s", async (_, query) => {
    const before = await countLedger(fixture.payments);
    const saved = await saveByAdyen(german, {}, { query });
    expect(saved).toMatchObject({ status: 400, body: { reason: "tampered" } });
    expect(await countLedger(fixture.payments)).toBe(before);
  });

  it("when the method is of the other provider", async () => {
    const tampered = { status: 400, body: { reason: "tampered" } };
    expect(await saveByAdyen(await fixture.customer("GB"))).toMatchObject(tampered);
    expect(await attach(german, { setupIntentId: "seti_1" })).toMatchObject(tampered);
  });

  it("when the setup is of another customer", async () => {
    const [victim, other] = [await fixture.customer("GB"), await fixture.customer("GB")];
    const setupIntentId = await setUp(victim);
    expect(await attach(other, { setupIntentId })).toMatchObject({ status: 404 });
    expect(await fixture.savedOf(other)).toEqual([]);
    expect(await fixture.recordOf(other)).toBeUndefined();
  });

  it("when the bank refuses the card, and nothing is saved", async () => {
    const british = await fixture.customer("GB");
    const { provider: _, ...declined } = await adyenCard(fixture.payments.apps.adyen, { holderName: "DECLINED" });
    expect(await saveByAdyen(german, declined)).toMatchObject({ body: { kind: "failed", error: "card_error" } });
    const setupIntentId = await setUp(british, stripeCard("4000000000000002"));
    expect((await attach(british, { setupIntentId })).body).toMatchObject({ kind: "failed" });
    expect([await fixture.savedOf(german), await fixture.savedOf(british)]).toEqual([[], []]);
    expect(await fixture.recordOf(german)).toBeUndefined();
  });

  it.each([
    [["DE"], { kind: "failed", error: "billing_address_missmatch" }],
    // A debit is confirmed by the bank days later.
    [["US"], { kind: "confirming" }],
  ])("for an account of another country only where the site requires a match: in %j", async (countries, outcome) => {
    const account = { type: "sepadirectdebit", iban: "NL13TEST0123456789", ownerName: "K Brandt" };
    const options = { billingMatchCountries: countries };
    const saved = await saveByAdyen(await fixture.customer("DE"), { paymentMethod: account }, options);
    expect(saved.body).toMatchObject(outcome);
  });
});

it("a bank's check of a method can be continued by its own customer only, and then the method is recorded", async () => {
  const [mine, other] = [await fixture.customer("DE"), await fixture.customer("DE")];
  const { provider: _, ...card } = await adyenCard(fixture.payments.apps.adyen, { number: "4212345678910006" });
  const { body } = await saveByAdyen(mine, card);
  expect(body).toMatchObject({ kind: "action", provider: "adyen" });
  const { authorisationToken } = body.action as { authorisationToken: string };
  const threeDSResult = btoa(JSON.stringify({ transStatus: "Y", authorisationToken }));
  const details = { methodId: body.id, details: { threeDSResult } };
  const proceed = async (of: MethodCustomer, sent: object) =>
    read(await continueByAdyen(await fixture.contextOf(of), await fixture.request(of, "/", sent)));
  expect(await proceed(other, details)).toMatchObject({ status: 404 });
  const unknown = { ...details, methodId: "00000000-0000-4000-8000-000000000000" };
  expect(await proceed(mine, unknown)).toMatchObject({ status: 404 });
  expect(await fixture.recordOf(mine)).toBeUndefined();
  expect(await proceed(mine, details)).toMatchObject({ status: 200, body: { kind: "added" } });
  expect(await fixture.recordOf(mine)).toMatchObject({ SNP_OMS_Last4Digits__c: "0006" });
});
