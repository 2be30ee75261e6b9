import { and, asc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import type { PaymentsDeps } from "../deps.ts";
import { addMs, minute } from "../ledger/deadlines.ts";
import { payments, webhookMessages } from "../ledger/tables.ts";
import { processMessage } from "../webhooks/process-message.ts";
import { tryRecovery, batchSize } from "./try-recovery.ts";
import { recoverRefunds, recoverReversals } from "./recover-refunds.ts";
import { recoverPayment } from "./recover-payment.ts";

/** One round over everything unfinished. What fails, or remains when the process stops, is left to the next round. */
export async function recover(deps: PaymentsDeps, signal?: AbortSignal): Promise<void> {
  for (const step of [processMissedMessages, recoverPayments, recoverReversals, recoverRefunds]) {
    await step(deps, signal);
  }
}

/** Processes messages that were stored but whose job was lost. */
async function processMissedMessages(deps: PaymentsDeps, signal?: AbortSignal): Promise<void> {
  const open = await deps.database.queries
    .select({ provider: webhookMessages.provider, messageId: webhookMessages.messageId })
    .from(webhookMessages)
    .where(and(isNull(webhookMessages.processedAt), lte(webhookMessages.receivedAt, addMs(deps.now(), -minute))))
    .orderBy(asc(webhookMessages.receivedAt))
    .limit(batchSize);
  for (const message of open) {
    if (signal?.aborted) return;
    await tryRecovery(deps, undefined, () => processMessage(deps, message));
  }
}

async function recoverPayments(deps: PaymentsDeps, signal?: AbortSignal): Promise<void> {
  const due = await deps.database.queries
    .select()
    .from(payments)
    .where(lte(payments.dueAt, deps.now()))
    .orderBy(asc(payments.dueAt))
    .limit(batchSize);
  for (const payment of due) {
    if (signal?.aborted) return;
    const isDone = await tryRecovery(deps, payment.id, () => recoverPayment(deps, payment));
    if (isDone) continue;
    await deps.database.queries
      .update(payments)
      .set({ dueAt: addMs(deps.now(), minute) })
      // Another process may have ended it in the meantime.
      .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state), isNotNull(payments.dueAt)));
  }
}
