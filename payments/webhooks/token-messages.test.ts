import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { charge } from "../../contracts/charges/charges.ts";
import { getOrder } from "../../contracts/commerce/orders.ts";
import { readRows } from "../../database/open-database.ts";
import { adyenCard, adyenDetails } from "../../test/payments/pay-with.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { chargesOf, readPayment, sendAdyenItem, sendAdyenToken } from "../../test/payments/provider-messages.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Late = "ideal" | "bcmc" | "sepadirectdebit";
type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;

async function paymentDetailsOf(type: Late) {
  if (type === "bcmc") return adyenCard(fixture.apps.adyen, { number: "6703444444444449", type });
  return adyenDetails(type === "ideal" ? { type } : { type, iban: "NL13TEST0123456789", ownerName: "A Byron" });
}

const isMessage = (topic: string) => topic.endsWith("send-message");

/** A payment by a method whose token comes later, with the provider's messages held back. */
async function pay(type: Late) {
  const visitor = await fixture.visit({ country: type === "bcmc" ? "BE" : "NL" });
  const outcome = await fixture.payments.submitPayment(await visitor.submission(await paymentDetailsOf(type)));
  if (outcome.kind !== "action") return { visitor, outcome };
  const secret = new URL((outcome.action as { url: string }).url).searchParams.get("payment") ?? "";
  await fixture.apps.adyen.request("/sandbox/bank", {
    method: "POST",
    body: new URLSearchParams({ payment: secret, choice: "approve" }),
  });
  const request = { buyer: await visitor.buyer(), orderNo: outcome.orderNo, actionResult: { redirectResult: secret } };
  return { visitor, outcome: await fixture.payments.continuePayment(request) };
}

const orderNoOf = (outcome: object): string => (outcome as { orderNo: string }).orderNo;

const orderToken = async ({ call, shopper }: Visitor, orderNo: string) =>
  (await call(getOrder, { params: { siteId: shopper.siteId, orderNo } })).c_SNP_OMS_paymentMethodToken;

const methodsOf = (shopper: string) =>
  readRows<{ token: string; type: string }>(
    fixture.database.queries,
    sql`select token, details ->> 'type' as type from payments.methods where shopper_reference = ${shopper} order by 1`,
  );

describe.each<[Late, string]>([
  ["ideal", "ideal"],
  ["bcmc", "bancontact"],
  ["sepadirectdebit", "sepa_debit"],
])("the token of %s", (type, kept) => {
  it("comes in a message, and is stored for the payment, its order and the next renewal", async () => {
    const { visitor, outcome } = await pay(type);
    const orderNo = orderNoOf(outcome);
    await fixture.drain((topic) => !isMessage(topic));
    expect((await readPayment(fixture, orderNo)).method).not.toHaveProperty("token");
    await fixture.drain();
    const { method, shopper } = await readPayment(fixture, orderNo);
    const token = method?.token ?? "";
    expect(await methodsOf(shopper)).toEqual([{ token, type: kept }]);
    expect(await orderToken(visitor, orderNo)).toBe(token);
    const body = { idempotencyKey: `renew:${token}`, amount: 8900, currency: "EUR", token, reference: `R-${token}` };
    expect(["charged", "pending"]).toContain((await chargesOf(fixture)(charge, { body })).status);
  });

  it("is added to its payment even when it comes before the payment has succeeded", async () => {
    const visitor = await fixture.visit({ country: type === "bcmc" ? "BE" : "NL" });
    const submission = await visitor.submission(await paymentDetailsOf(type));
    const started = await fixture.payments.submitPayment(submission);
    const orderNo = orderNoOf(started);
    const { shopper, id, amount, merchantReference } = await readPayment(fixture, orderNo);
    await fixture.database.queries.execute(sql`
      update payments.payments set state = 'SUBMITTED', provider_reference = null, method = method - 'token'
      where id = ${id}`);
    const charged = `CHARGE${type.toUpperCase()}`;
    const data = { storedPaymentMethodId: `EARLY-${type}`, shopperReference: shopper };
    expect(await sendAdyenToken(fixture, { type: "recurring.token.created", eventId: charged, data })).toBe(202);
    await fixture.drain((topic) => topic.startsWith("payments."));
    const about = { merchantReference, pspReference: charged, amount: { value: amount, currency: "EUR" } };
    await sendAdyenItem(fixture, { eventCode: "AUTHORISATION", paymentMethod: type, ...about });
    await fixture.drain((topic) => topic.startsWith("payments."));
    expect(await readPayment(fixture, orderNo)).toMatchObject({
      state: "AUTHORISED",
      method: { token: `EARLY-${type}` },
    });
    expect(await orderToken(visitor, orderNo)).toBe(`EARLY-${type}`);
  });
});

describe("a message about a token", () => {
  const paid = async () => {
    const { outcome, visitor } = await pay("ideal");
    const orderNo = orderNoOf(outcome);
    await fixture.drain((topic) => !isMessage(topic));
    return { ...(await readPayment(fixture, orderNo)), orderNo, visitor };
  };

  it.each(["recurring.token.created", "recurring.token.updated", "recurring.token.alreadyExisting"])(
    "%s gives the token to the payment",
    async (type) => {
      const { charge: eventId, shopper, orderNo } = await paid();
      const data = { storedPaymentMethodId: `T-${type}`, shopperReference: shopper };
      for (let copy = 0; copy < 3; copy += 1) {
        expect(await sendAdyenToken(fixture, { type, eventId, data })).toBe(202);
      }
      await fixture.drain((topic) => topic.startsWith("payments."));
      expect((await readPayment(fixture, orderNo)).method).toMatchObject({ type: "ideal", token: `T-${type}` });
      expect(await methodsOf(shopper)).toEqual([{ token: `T-${type}`, type: "ideal" }]);
    },
  );

  it("RECURRING_CONTRACT gives the token to the payment it names", async () => {
    const { charge: originalReference, shopper, orderNo } = await paid();
    const item = { eventCode: "RECURRING_CONTRACT", pspReference: "CONTRACT1", paymentMethod: "ideal" };
    const additionalData = { shopperReference: shopper };
    expect(await sendAdyenItem(fixture, { ...item, originalReference, additionalData })).toBe(202);
    await fixture.drain((topic) => topic.startsWith("payments."));
    expect((await readPayment(fixture, orderNo)).method).toMatchObject({ token: "CONTRACT1" });
  });

  it("for another shopper than the payment's does not change the payment", async () => {
    const { charge: eventId, orderNo } = await paid();
    const data = { storedPaymentMethodId: "FOREIGN", shopperReference: "another-person" };
    await sendAdyenToken(fixture, { type: "recurring.token.created", eventId, data });
    await fixture.drain((topic) => topic.startsWith("payments."));
    expect((await readPayment(fixture, orderNo)).method).not.toHaveProperty("token");
    expect(fixture.reports).toContain("a token is for an unknown customer");
  });

  it("recurring.token.disabled disables it, even when the creation arrives afterwards", async () => {
    const { charge: eventId, shopper, orderNo } = await paid();
    const data = { storedPaymentMethodId: "GONE", shopperReference: shopper };
    await sendAdyenToken(fixture, { type: "recurring.token.created", eventId, data });
    await fixture.drain((topic) => topic.startsWith("payments."));
    expect(await methodsOf(shopper)).toHaveLength(1);
    await sendAdyenToken(fixture, { type: "recurring.token.disabled", eventId: "ANOTHER", data });
    await fixture.drain((topic) => topic.startsWith("payments."));
    await sendAdyenToken(fixture, { type: "recurring.token.updated", eventId, data });
    await fixture.drain((topic) => topic.startsWith("payments."));
    expect(await methodsOf(shopper)).toEqual([]);
    const body = { idempotencyKey: "renew:gone", amount: 1, currency: "EUR", token: "GONE", reference: orderNo };
    expect(await chargesOf(fixture)(charge, { body })).toMatchObject({ status: "refused" });
  });

  const data = { storedPaymentMethodId: "X", shopperReference: "Y" };
  it.each([
    ["signed with another key", { hmacKey: "00".repeat(32) }, data],
    ["of the other environment", { environment: "live" }, data],
    ["for another merchant", {}, { ...data, merchantAccount: "OtherMerchant" }],
  ])("%s is refused", async (_, around, about) => {
    const message = { type: "recurring.token.created", eventId: "E", data: about };
    expect(await sendAdyenToken(fixture, message, around)).toBe(401);
  });

  it("of an unknown type is stored with its type, without its text, and reported once", async () => {
    fixture.reports.length = 0;
    const message = { type: "recurring.token.painted", eventId: "E", data: { shopperReference: "secret-person" } };
    for (let copy = 0; copy < 3; copy += 1) expect(await sendAdyenToken(fixture, message)).toBe(202);
    await fixture.drain();
    const kept = await readRows<{ event: string; notice: unknown }>(
      fixture.database.queries,
      sql`select event_id as event, notice from payments.webhook_events where event_id like 'unknown:%'`,
    );
    expect(kept).toEqual([
      {
        event: expect.stringMatching(/^unknown:[\w-]{43}$/),
        notice: { about: "other", what: "recurring.token.painted" },
      },
    ]);
    expect(fixture.reports).toEqual(["adyen sent a signed message that is not understood: recurring.token.painted"]);
  });
});
