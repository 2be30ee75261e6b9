import { and, eq, ne, sql } from "drizzle-orm";
import type { PaymentsGround } from "./ground.ts";
import { applyEvent, type LedgerEvent } from "./ledger/apply-event.ts";
import { hour, later } from "./ledger/deadlines.ts";
import { readPaymentRow } from "./ledger/find-payments.ts";
import { type PaymentRow, type ReversalRow, reversals } from "./ledger/tables.ts";
import { tellOrder } from "./orders/tell-order.ts";

/** One event on the ledger, in a transaction of its own. */
export async function apply(
  { database, now, rules }: PaymentsGround,
  paymentId: string,
  event: LedgerEvent,
): Promise<{ payment: PaymentRow; isMoved: boolean }> {
  return database.transaction((tx) => applyEvent(tx, { paymentId, event }, { now, transitions: rules.transitions }));
}

/** Does what a payment still asks of others: its order is told, money that must go back is sent back. */
export async function advance(ground: PaymentsGround, paymentId: string): Promise<void> {
  await tellOrder(ground, await readPaymentRow(ground.database.queries, paymentId));
  const open = await ground.database.queries
    .select()
    .from(reversals)
    .where(and(eq(reversals.paymentId, paymentId), eq(reversals.state, "REQUESTED")));
  for (const reversal of open) await reverse(ground, reversal);
}

/** The same, for somebody who is waiting: what fails now is done later by a job. */
export async function advanceNow(ground: PaymentsGround, paymentId: string): Promise<void> {
  try {
    await advance(ground, paymentId);
  } catch (error) {
    ground.report("what follows upon a payment has to wait", { paymentId, error });
  }
}

async function reverse(ground: PaymentsGround, reversal: ReversalRow): Promise<void> {
  const { provider, providerReference: reference, paymentId, attempt } = reversal;
  const payment = await readPaymentRow(ground.database.queries, paymentId);
  const key = attempt === 1 ? `reverse:${reference}` : `reverse:${reference}:${attempt}`;
  const answer = await ground.providers[provider].reverse({ reference, key, payment });
  if (answer === "done") return finishReversal(ground, { provider, reference });
  await ground.database.queries
    .update(reversals)
    .set({ state: "ACCEPTED", dueAt: null })
    .where(and(isReversal({ provider, reference }), eq(reversals.state, "REQUESTED")));
}

type Charge = { provider: ReversalRow["provider"]; reference: string };

const isReversal = ({ provider, reference }: Charge) =>
  and(eq(reversals.provider, provider), eq(reversals.providerReference, reference));

/** The money is back. When it was the payment's own charge, the payment has ended with it. */
export async function finishReversal({ database, now, rules }: PaymentsGround, charge: Charge): Promise<void> {
  await database.transaction(async (tx) => {
    const [done] = await tx
      .update(reversals)
      .set({ state: "DONE", dueAt: null })
      .where(and(isReversal(charge), ne(reversals.state, "DONE")))
      .returning();
    if (!done) return;
    const payment = await readPaymentRow(tx, done.paymentId);
    if (payment.providerReference !== charge.reference) return;
    await applyEvent(
      tx,
      { paymentId: payment.id, event: { kind: "reversed" } },
      { now, transitions: rules.transitions },
    );
  });
}

/** The provider could not give it back after all: it is asked again later, under another key. */
export async function repeatReversal({ database, now, report }: PaymentsGround, charge: Charge): Promise<void> {
  const [again] = await database.queries
    .update(reversals)
    .set({ state: "REQUESTED", attempt: sql`${reversals.attempt} + 1`, dueAt: later(now(), hour) })
    .where(and(isReversal(charge), eq(reversals.state, "ACCEPTED")))
    .returning();
  if (again) report("money could not be given back yet", { paymentId: again.paymentId });
}
