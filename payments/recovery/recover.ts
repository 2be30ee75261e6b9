import { and, asc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { advance } from "../advance.ts";
import { issueRefund } from "../charges/request-refund.ts";
import type { PaymentsGround } from "../ground.ts";
import { later } from "../ledger/deadlines.ts";
import { payments, refunds, reversals, webhookEvents } from "../ledger/tables.ts";
import { processEvent } from "../webhooks/process-event.ts";
import { recoverPayment } from "./recover-payment.ts";

const batch = 100;
const minute = 60_000;

/** Goes through everything that is left undone. What fails is left for the next time; nothing is given up. */
export async function recover(ground: PaymentsGround): Promise<void> {
  await processForgottenEvents(ground);
  await lookAfterPayments(ground);
  await repeatReversals(ground);
  await repeatRefunds(ground);
}

/** Messages that were taken in but never acted upon. */
async function processForgottenEvents(ground: PaymentsGround): Promise<void> {
  const open = await ground.database.queries
    .select({ provider: webhookEvents.provider, eventId: webhookEvents.eventId })
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.processedAt), lte(webhookEvents.receivedAt, later(ground.now(), -minute))))
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(batch);
  for (const event of open) await attempt(ground, undefined, () => processEvent(ground, event));
}

async function lookAfterPayments(ground: PaymentsGround): Promise<void> {
  const due = await ground.database.queries
    .select()
    .from(payments)
    .where(lte(payments.dueAt, ground.now()))
    .orderBy(asc(payments.dueAt))
    .limit(batch);
  for (const payment of due) {
    const isDone = await attempt(ground, payment.id, () => recoverPayment(ground, payment));
    if (isDone) continue;
    await ground.database.queries
      .update(payments)
      .set({ dueAt: later(ground.now(), minute) })
      // Somebody else may have brought it to its end meanwhile.
      .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state), isNotNull(payments.dueAt)));
  }
}

async function repeatReversals(ground: PaymentsGround): Promise<void> {
  const due = await ground.database.queries
    .select({ paymentId: reversals.paymentId })
    .from(reversals)
    .where(lte(reversals.dueAt, ground.now()))
    .limit(batch);
  for (const { paymentId } of due) await attempt(ground, paymentId, () => advance(ground, paymentId));
}

async function repeatRefunds(ground: PaymentsGround): Promise<void> {
  const due = await ground.database.queries.select().from(refunds).where(lte(refunds.dueAt, ground.now())).limit(batch);
  for (const refund of due) await attempt(ground, refund.paymentId, () => issueRefund(ground, refund));
}

async function attempt(
  { report }: PaymentsGround,
  paymentId: string | undefined,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    report("recovery has to come back", { ...(paymentId !== undefined && { paymentId }), error });
    return false;
  }
}
