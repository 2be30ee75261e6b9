import { randomUUID } from "node:crypto";
import type { Database, Queries } from "../../database/database.ts";
import {
  type PaymentRow,
  payments,
  type RefundRow,
  refunds,
  type ReversalRow,
  reversals,
} from "../../payments/ledger/tables.ts";
import type { PaymentWithOrder } from "../../payments/provider.ts";

export const startOfTest = new Date("2026-11-15T12:00:00.000Z");

/** A payment of 99 euros by a guest in Germany, sent to Adyen, without an outcome yet. */
export function paymentRow(more: Partial<PaymentRow> = {}): PaymentRow {
  return {
    id: randomUUID(),
    purpose: "checkout",
    provider: "adyen",
    state: "SUBMITTED",
    siteId: "VCS",
    customerId: "customer-1",
    basketId: null,
    orderReference: null,
    merchantReference: null,
    idempotencyKey: null,
    amount: 9900,
    currency: "EUR",
    country: "DE",
    shopperReference: "guest-customer-1",
    providerCustomer: null,
    chargeReference: null,
    billingCountry: null,
    instrumentId: null,
    customerEmail: null,
    ipAddress: null,
    orderFields: {},
    vehicleHash: null,
    billed: null,
    services: [],
    method: null,
    action: null,
    error: null,
    errorCode: null,
    syncedState: null,
    hasUnsentToken: false,
    captureFailedAt: null,
    createdAt: startOfTest,
    submittedAt: null,
    cancelRequestedAt: null,
    changedAt: startOfTest,
    dueAt: null,
    ...more,
  };
}

/** The same once it has an order. */
export function paymentWithOrder(more: Partial<PaymentWithOrder> = {}): PaymentWithOrder {
  return {
    ...paymentRow({ orderReference: "ORDER-1" }),
    merchantReference: "ORDER-1",
    idempotencyKey: "pay:ORDER-1",
    ...more,
  };
}

export async function insertPayment(queries: Queries, more: Partial<PaymentRow> = {}): Promise<PaymentRow> {
  const row = paymentRow(more);
  await queries.insert(payments).values(row);
  return row;
}

export async function insertReversal(
  queries: Queries,
  more: Pick<ReversalRow, "paymentId" | "chargeReference"> & Partial<ReversalRow>,
): Promise<ReversalRow> {
  const row: ReversalRow = {
    provider: "adyen",
    state: "REQUESTED",
    attempt: 1,
    attemptReference: null,
    failedReference: null,
    requestedAt: startOfTest,
    dueAt: startOfTest,
    manualReviewAt: null,
    ...more,
  };
  await queries.insert(reversals).values(row);
  return row;
}

export async function insertRefund(
  queries: Queries,
  more: Pick<RefundRow, "paymentId"> & Partial<RefundRow>,
): Promise<RefundRow> {
  const id = randomUUID();
  const row: RefundRow = {
    idempotencyKey: `refund:${id}`,
    id,
    amount: 100,
    state: "REQUESTED",
    refundReference: null,
    reason: null,
    requestedAt: startOfTest,
    dueAt: startOfTest,
    manualReviewAt: null,
    ...more,
  };
  await queries.insert(refunds).values(row);
  return row;
}

const tables = ["reversals", "refunds", "disputes", "payments", "tokens", "methods", "webhook_events"];

/** Deleting a few rows is much faster than truncating the tables. */
export const clearPayments = (database: Database): Promise<void> =>
  database.run([...tables.map((name) => `payments.${name}`), "jobs"].map((name) => `delete from ${name};`).join(" "));
