import { and, asc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import type { PaymentsDeps } from "../deps.ts";
import { later, minute } from "../ledger/deadlines.ts";
import { payments, webhookEvents } from "../ledger/tables.ts";
import { processEvent } from "../webhooks/process-event.ts";
import { attempt, batch } from "./attempt.ts";
import { lookAfterRefunds, lookAfterReversals } from "./recover-given-back.ts";
import { recoverPayment } from "./recover-payment.ts";

/** Goes through everything that is left undone. What fails is left for the next time, and so is the rest when it stops. */
export async function recover(deps: PaymentsDeps, signal?: AbortSignal): Promise<void> {
  for (const lookAfter of [processForgottenEvents, lookAfterPayments, lookAfterReversals, lookAfterRefunds]) {
    await lookAfter(deps, signal);
  }
}

/** Messages that were taken in but never acted upon. */
async function processForgottenEvents(deps: PaymentsDeps, signal?: AbortSignal): Promise<void> {
  const open = await deps.database.queries
    .select({ provider: webhookEvents.provider, eventId: webhookEvents.eventId })
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.processedAt), lte(webhookEvents.receivedAt, later(deps.now(), -minute))))
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(batch);
  for (const event of open) {
    if (signal?.aborted) return;
    await attempt(deps, undefined, () => processEvent(deps, event));
  }
}

async function lookAfterPayments(deps: PaymentsDeps, signal?: AbortSignal): Promise<void> {
  const due = await deps.database.queries
    .select()
    .from(payments)
    .where(lte(payments.dueAt, deps.now()))
    .orderBy(asc(payments.dueAt))
    .limit(batch);
  for (const payment of due) {
    if (signal?.aborted) return;
    const isDone = await attempt(deps, payment.id, () => recoverPayment(deps, payment));
    if (isDone) continue;
    await deps.database.queries
      .update(payments)
      .set({ dueAt: later(deps.now(), minute) })
      // Somebody else may have brought it to its end meanwhile.
      .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state), isNotNull(payments.dueAt)));
  }
}
