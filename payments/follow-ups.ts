import { and, eq, lte } from "drizzle-orm";
import { isFault } from "../contracts/fault.ts";
import type { PaymentsDeps } from "./deps.ts";
import { applyEvent, type LedgerEvent } from "./ledger/apply-event.ts";
import { readPaymentRow } from "./ledger/find-payments.ts";
import { type PaymentRow, payments, reversals } from "./ledger/tables.ts";
import { changeOrder } from "./orders/commerce-orders.ts";
import { syncOrder } from "./orders/sync-order.ts";
import { reverse } from "./reverse.ts";

/** Applies one event to the ledger, in a transaction of its own. */
export async function recordEvent(
  { database, now, rules }: PaymentsDeps,
  paymentId: string,
  event: LedgerEvent,
): Promise<{ payment: PaymentRow; isMoved: boolean }> {
  return database.transaction((tx) => applyEvent(tx, { paymentId, event }, { now, transitions: rules.transitions }));
}

/** Updates the order of a payment, sends it a late token, and requests the reversals that are due. */
export async function runFollowUps(deps: PaymentsDeps, paymentId: string): Promise<void> {
  const { queries } = deps.database;
  await syncOrder(deps, await readPaymentRow(queries, paymentId));
  await sendToken(deps, await readPaymentRow(queries, paymentId));
  const isOpen = and(eq(reversals.paymentId, paymentId), eq(reversals.state, "REQUESTED"));
  const due = await queries
    .select()
    .from(reversals)
    .where(and(isOpen, lte(reversals.dueAt, deps.now())));
  for (const reversal of due) await reverse(deps, reversal);
}

/** The same while a customer waits: a failure is reported, and a job tries again. */
export async function tryFollowUps(deps: PaymentsDeps, paymentId: string): Promise<void> {
  try {
    await runFollowUps(deps, paymentId);
  } catch (error) {
    deps.report("the follow-ups of a payment are delayed", { paymentId, error });
  }
}

/** Writes a token that came after the payment to the order: without it, order management cannot renew the services. */
async function sendToken(deps: PaymentsDeps, payment: PaymentRow): Promise<void> {
  const { hasUnsentToken, method, orderReference: orderNo, siteId } = payment;
  if (!hasUnsentToken || method?.token === undefined || orderNo === null) return;
  try {
    await changeOrder(deps.commerce, { siteId, orderNo }, { c_SNP_OMS_paymentMethodToken: method.token });
  } catch (error) {
    if (!isFault(error) || error.kind !== "refused" || error.status === 401) throw error;
    deps.report("an order did not take the token of its payment", { paymentId: payment.id, error });
  }
  await deps.database.queries.update(payments).set({ hasUnsentToken: false }).where(eq(payments.id, payment.id));
}
