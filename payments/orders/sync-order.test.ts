import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../contracts/client.ts";
import { getOrder, updateOrder } from "../../contracts/commerce/orders.ts";
import type { PaymentDetails } from "../port/payments.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { adyenCard, adyenDetails, stripeSetup } from "../../test/payments/pay-with.ts";
import type { CommerceAccess, PaymentsDeps } from "../deps.ts";
import { payments } from "../ledger/tables.ts";
import { instrumentOf } from "./payment-instrument.ts";
import { syncOrder } from "./sync-order.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
const orderOf = (visitor: Visitor, orderNo: string) => visitor.call(getOrder, { params: { siteId: "VCS", orderNo } });

async function pay(visitor: Visitor, paymentDetails: PaymentDetails): Promise<string> {
  const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
  if (!("orderNo" in outcome) || outcome.orderNo === null) throw new Error(outcome.kind);
  if (outcome.kind !== "action") return outcome.orderNo;
  const payment = new URL(String(outcome.action.url)).searchParams.get("payment") ?? "";
  await fixture.apps.adyen.request("/sandbox/bank", {
    method: "POST",
    body: new URLSearchParams({ payment, choice: "approve" }),
  });
  await fixture.pass(60);
  return outcome.orderNo;
}

describe("the order's payment instrument names the method", () => {
  it("a card at Adyen", async () => {
    const visitor = await fixture.visit();
    const order = await orderOf(visitor, await pay(visitor, await adyenCard(fixture.apps.adyen)));
    expect(order.payment_instruments).toMatchObject([
      {
        payment_method_id: "CREDIT_CARD",
        amount: 99,
        payment_card: { card_type: "visa", number_last_digits: "1111", expiration_month: 3, expiration_year: 2030 },
      },
    ]);
  });

  it("a card at Stripe", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const { paymentDetails } = await stripeSetup({ app: fixture.apps.stripe, payments: fixture.payments }, visitor);
    const order = await orderOf(visitor, await pay(visitor, paymentDetails));
    expect(order.payment_instruments).toMatchObject([
      { payment_method_id: "CREDIT_CARD", amount: 89, payment_card: { card_type: "visa", number_last_digits: "4242" } },
    ]);
  });

  it("iDEAL", async () => {
    const visitor = await fixture.visit({ country: "NL" });
    const order = await orderOf(visitor, await pay(visitor, adyenDetails({ type: "ideal" })));
    expect(order).toMatchObject({ status: "new", payment_instruments: [{ payment_method_id: "IDEAL" }] });
  });

  it("Bancontact, whose digits are a card's", async () => {
    const visitor = await fixture.visit({ country: "BE" });
    const paymentDetails = await adyenCard(fixture.apps.adyen, { type: "bcmc", number: "6703444444444449" });
    const order = await orderOf(visitor, await pay(visitor, paymentDetails));
    expect(order).toMatchObject({
      c_last4: "4449",
      payment_instruments: [{ payment_method_id: "BANCONTACT", payment_card: { number_last_digits: "4449" } }],
    });
    expect(order).not.toHaveProperty("c_iban_last4");
  });

  it("a debit, while it is pending and afterwards", async () => {
    const visitor = await fixture.visit();
    const iban = "DE89370400440532013000";
    const orderNo = await pay(visitor, adyenDetails({ type: "sepadirectdebit", iban, ownerName: "A Byron" }));
    const debit = { payment_method_id: "SEPA_DEBIT", bank_code: "37040044" };
    const pending = await orderOf(visitor, orderNo);
    expect(pending).toMatchObject({ c_stripe_status: "processing", payment_instruments: [debit] });
    await fixture.pass(4 * 86_400);
    const paid = { c_stripe_status: "succeeded", c_iban_last4: "3000", payment_instruments: [debit] };
    expect(await orderOf(visitor, orderNo)).toMatchObject(paid);
  });

  it.each([
    ["apple_pay", { brand: "visa", last4: "1111" }, { payment_method_id: "APPLE_PAY", payment_card: {} }],
    ["google_pay", {}, { payment_method_id: "GOOGLE_PAY" }],
    ["sepa_debit", { last4: "3000", bankCode: "37040044" }, { payment_method_id: "SEPA_DEBIT", bank_code: "37040044" }],
  ] as const)("%s", (type, about, instrument) => {
    expect(instrumentOf({ type, ...about })).toMatchObject(instrument);
  });
});

/** An order with a pending debit, and a function that syncs it to a state. */
async function pendingDebit() {
  const visitor = await fixture.visit();
  const iban = "NL13TEST0123456789";
  const orderNo = await pay(visitor, adyenDetails({ type: "sepadirectdebit", iban, ownerName: "A Byron" }));
  const [row] = await fixture.database.queries.select().from(payments).where(eq(payments.orderReference, orderNo));
  const sync = (state: "PENDING" | "AUTHORISED", commerce: CommerceAccess = fixture.access) =>
    syncOrder({ ...fixture, commerce, report: () => undefined } as unknown as PaymentsDeps, {
      ...row!,
      state,
      syncedState: null,
    });
  return { order: () => orderOf(visitor, orderNo), sync };
}

describe("the update of a pending payment", () => {
  const paid = { status: "new", c_stripe_status: "succeeded" };

  it("changes nothing after the update of the authorised payment", async () => {
    const { order, sync } = await pendingDebit();
    await sync("AUTHORISED");
    await sync("PENDING");
    expect(await order()).toMatchObject(paid);
  });

  it("changes nothing when the update of the authorised payment overtakes it", async () => {
    const { order, sync } = await pendingDebit();
    let isOvertaken = false;
    const client: Client = async (endpoint, ...input) => {
      if ((endpoint as unknown) === updateOrder && !isOvertaken) {
        isOvertaken = true;
        await sync("AUTHORISED");
      }
      return fixture.access.client(endpoint, ...input);
    };
    await sync("PENDING", { ...fixture.access, client });
    expect(isOvertaken).toBe(true);
    expect(await order()).toMatchObject(paid);
  });
});
