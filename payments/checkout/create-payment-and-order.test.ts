import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getBasket } from "../../contracts/commerce/baskets.ts";
import { readRows } from "../../database/open-database.ts";
import { adyenCard } from "../../test/payments/pay-with.ts";
import { insertPayment, paymentRow, startOfTest } from "../../test/payments/payment-rows.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { addMs, minute } from "../ledger/deadlines.ts";
import { readPaymentRow } from "../ledger/find-payments.ts";
import { type PaymentState, paymentStates } from "../ledger/states.ts";
import type { PaymentRow } from "../ledger/tables.ts";
import { billOf, placeOrder, readBasket, readOrder } from "../orders/commerce-orders.ts";
import type { SubmitRequest } from "../port/payments.ts";
import type { Inspection } from "../provider.ts";
import {
  findOrderOfPayment,
  isOrderBeingPlaced,
  assignOrder,
  createPaymentAndOrder,
} from "./create-payment-and-order.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.faults.commerce.clear();
  fixture.reports.length = 0;
});

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;

async function prepare(visitor: Visitor, more: Partial<SubmitRequest> = {}) {
  const request = await visitor.submission(await adyenCard(fixture.apps.adyen), more);
  const basket = await readBasket(request.buyer, request.basketId);
  const bill = basket && billOf(basket);
  if (!bill) throw new Error("The basket cannot be paid for.");
  const buyerIds = { shopperReference: `guest-${visitor.shopper.customerId}`, providerCustomer: null };
  const inspection: Inspection = { kind: "accepted", paymentDetails: request.paymentDetails };
  return { request, bill, buyerIds, inspection };
}

const orderOf = ({ siteId, orderReference }: PaymentRow) =>
  readOrder(fixture.access, { siteId, orderNo: orderReference ?? "" });
const countOrders = async ({ shopper }: Visitor) =>
  (
    await readRows<{ n: number }>(
      fixture.database.queries,
      sql`select count(*)::int as n from commerce.orders where customer_id = ${shopper.customerId}`,
    )
  )[0]?.n;

describe("a new payment", () => {
  it("is stored with its order, its key and its deadline", async () => {
    const visitor = await fixture.visit();
    const payment = await createPaymentAndOrder(fixture.deps, await prepare(visitor));
    expect(payment).toMatchObject({
      purpose: "checkout",
      provider: "adyen",
      state: "INIT",
      siteId: "VCS",
      customerId: visitor.shopper.customerId,
      basketId: visitor.basketId,
      amount: 9900,
      currency: "EUR",
      country: "DE",
      shopperReference: `guest-${visitor.shopper.customerId}`,
      billingCountry: null,
      customerEmail: "ada@example.com",
      ipAddress: "203.0.113.9",
      method: null,
      services: [{ productId: "NAV" }],
      orderFields: {
        c_SNP_OMS_vin: "SALEA7BWAS2Z00201",
        c_SNP_OMS_firstName: "Ada",
        c_SNP_OMS_lastName: "Byron",
      },
      createdAt: fixture.now(),
      dueAt: addMs(fixture.now(), 30 * minute),
      submittedAt: null,
    });
    const { orderReference, merchantReference, idempotencyKey, instrumentId } = payment;
    expect([merchantReference, idempotencyKey]).toEqual([orderReference, `pay:${orderReference}`]);
    expect(instrumentId).not.toBeNull();
    expect(await orderOf(payment)).toMatchObject({ status: "created", order_total: 99 });
  });

  it.each([
    [true, "DE"],
    [false, null],
  ])("stores the billing country if cards must match it (%s)", async (mustMatchBillingCountry, country) => {
    const opening = await prepare(await fixture.visit(), { mustMatchBillingCountry });
    expect((await createPaymentAndOrder(fixture.deps, opening)).billingCountry).toBe(country);
  });

  it("stores what is known about the method", async () => {
    const opening = await prepare(await fixture.visit());
    const method = { type: "sepa_debit", country: "NL", last4: "6789" } as const;
    const inspection = {
      ...opening.inspection,
      kind: "accepted",
      paymentDetails: opening.request.paymentDetails,
      method,
    } as const;
    expect((await createPaymentAndOrder(fixture.deps, { ...opening, inspection })).method).toEqual(method);
  });

  it("is created once for a basket, however often it is requested", async () => {
    const visitor = await fixture.visit();
    const opening = await prepare(visitor);
    const first = await createPaymentAndOrder(fixture.deps, opening);
    expect((await createPaymentAndOrder(fixture.deps, opening)).id).toBe(first.id);
    const many = await Promise.all([1, 2, 3].map(() => createPaymentAndOrder(fixture.deps, opening)));
    expect(new Set(many.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect(await countOrders(visitor)).toBe(1);
  });

  const ended: readonly PaymentState[] = ["REFUSED", "CANCELLED", "REVERSING", "REVERSED"];
  it.each(ended)("is created although an earlier payment of the basket is %s", async (state) => {
    const visitor = await fixture.visit();
    const { customerId } = visitor.shopper;
    const earlier = await insertPayment(fixture.database.queries, { basketId: visitor.basketId, customerId, state });
    const payment = await createPaymentAndOrder(fixture.deps, await prepare(visitor));
    expect(payment).toMatchObject({ state: "INIT", amount: 9900 });
    expect(payment.id).not.toBe(earlier.id);
  });

  it("is not created while a payment of another customer holds the basket", async () => {
    const visitor = await fixture.visit();
    await insertPayment(fixture.database.queries, { basketId: visitor.basketId, customerId: "another" });
    await expect(createPaymentAndOrder(fixture.deps, await prepare(visitor))).rejects.toThrow("basket");
    expect(await countOrders(visitor)).toBe(0);
  });
});

describe("an order that commerce does not confirm", () => {
  it("ends the payment when commerce refuses it", async () => {
    const visitor = await fixture.visit();
    const opening = await prepare(visitor);
    await placeOrder(opening.request.buyer, { basketId: visitor.basketId, locale: "de-DE" });
    const payment = await createPaymentAndOrder(fixture.deps, opening);
    expect(payment).toMatchObject({
      state: "CANCELLED",
      orderReference: null,
      error: "invalid_request_error",
      dueAt: null,
    });
    expect(fixture.reports).toHaveLength(1);
  });

  it("leaves the payment to recovery when the request was lost", async () => {
    const opening = await prepare(await fixture.visit());
    fixture.faults.commerce.next("request lost");
    const payment = await createPaymentAndOrder(fixture.deps, opening);
    expect(payment).toMatchObject({ state: "INIT", orderReference: null, dueAt: addMs(fixture.now(), 30 * minute) });
    expect(fixture.reports).toHaveLength(1);
  });

  it("is found by its payment instrument when only the answer was lost, and the payment continues", async () => {
    const visitor = await fixture.visit();
    const opening = await prepare(visitor);
    fixture.faults.commerce.next("answer lost");
    const payment = await createPaymentAndOrder(fixture.deps, opening);
    expect(payment).toMatchObject({ state: "INIT", amount: 9900 });
    expect(await orderOf(payment)).toMatchObject({ status: "created" });
    expect(await countOrders(visitor)).toBe(1);
    expect(fixture.reports).toEqual([]);
  });

  it("leaves the payment to recovery when the search for it fails too", async () => {
    const opening = await prepare(await fixture.visit());
    fixture.faults.commerce.next("answer lost", "slow", "slow", "slow", "slow");
    expect(await createPaymentAndOrder(fixture.deps, opening)).toMatchObject({ state: "INIT", orderReference: null });
  });
});

it.each([
  ["amount", { amount: 9899 }],
  ["amount, of zero,", { amount: 0 }],
  ["currency", { currency: "GBP" }],
])("an order with another %s than the customer saw fails, and the basket is open again", async (_, seen) => {
  const visitor = await fixture.visit();
  const opening = await prepare(visitor);
  const payment = await createPaymentAndOrder(fixture.deps, { ...opening, bill: { ...opening.bill, ...seen } });
  expect(payment).toMatchObject({ state: "CANCELLED", errorCode: "total_changed", submittedAt: null });
  expect(await orderOf(payment)).toMatchObject({ status: "failed" });
  const params = { siteId: "VCS", basketId: visitor.basketId };
  expect((await visitor.call(getBasket, { params })).product_items).toHaveLength(1);
});

describe("isOrderBeingPlaced", () => {
  const opened = (more: Partial<PaymentRow> = {}) => paymentRow({ state: "INIT", orderReference: null, ...more });

  it.each([
    [0, true],
    [60_000, true],
    [60_001, false],
    [-1, true],
  ])("is, %i ms after the payment was created, %s", (age, isPlaced) => {
    expect(isOrderBeingPlaced(opened(), addMs(startOfTest, age))).toBe(isPlaced);
  });

  it.each(paymentStates)("is true in INIT without an order only (%s)", (state) => {
    expect(isOrderBeingPlaced(opened({ state }), startOfTest)).toBe(state === "INIT");
    expect(isOrderBeingPlaced(opened({ state, orderReference: "ORDER-1" }), startOfTest)).toBe(false);
  });
});

describe("assignOrder", () => {
  const ordered = async () => {
    const visitor = await fixture.visit();
    return placeOrder(await visitor.buyer(), { basketId: visitor.basketId, locale: "de-DE" });
  };
  const name = async (more: Partial<PaymentRow>, order: Awaited<ReturnType<typeof ordered>>) => {
    const payment = await insertPayment(fixture.database.queries, { state: "INIT", ...more });
    return assignOrder(fixture.deps, payment, order);
  };

  it("takes total and currency from the order", async () => {
    const order = await ordered();
    expect(await name({ amount: 1, currency: "GBP" }, order)).toMatchObject({
      orderReference: order.order_no,
      merchantReference: order.order_no,
      idempotencyKey: `pay:${order.order_no}`,
      amount: 9900,
      currency: "EUR",
    });
  });

  it("keeps the amount when the order has no total", async () => {
    const order = { ...(await ordered()), order_total: undefined };
    expect(await name({ amount: 777 }, order)).toMatchObject({ amount: 777 });
  });

  it("never replaces the order of a payment", async () => {
    const [first, second] = [await ordered(), await ordered()];
    const payment = await name({}, first);
    expect(await assignOrder(fixture.deps, payment, second)).toMatchObject({ orderReference: first.order_no });
    expect(await readPaymentRow(fixture.database.queries, payment.id)).toMatchObject({
      merchantReference: first.order_no,
    });
  });

  it.each<[PaymentState, "its own deadline" | "now"]>([
    ["INIT", "its own deadline"],
    ["CANCELLED", "now"],
  ])("makes a payment that is %s due at: %s", async (state, due) => {
    const dueAt = addMs(fixture.now(), minute);
    const named = await name({ state, dueAt }, await ordered());
    expect(named.dueAt).toEqual(due === "now" ? fixture.now() : dueAt);
  });
});

describe("findOrderOfPayment", () => {
  it.each<[string, Partial<PaymentRow>]>([
    ["e-mail address", { customerEmail: null, instrumentId: "pi-1" }],
    ["instrument", { customerEmail: "ada@example.com", instrumentId: null }],
  ])("does not call commerce without an %s", async (_, more) => {
    const calls = fixture.faults.commerce.seen.length;
    expect(await findOrderOfPayment(fixture.deps, paymentRow(more))).toBeUndefined();
    expect(fixture.faults.commerce.seen).toHaveLength(calls);
  });
});
