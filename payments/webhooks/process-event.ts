import { and, eq, isNull } from "drizzle-orm";
import type { ProviderName } from "../port/payment-words.ts";
import { advanceNow } from "../advance.ts";
import type { PaymentsDeps } from "../deps.ts";
import { webhookEvents } from "../ledger/tables.ts";
import { actOn } from "./act-on-notice.ts";

type EventId = { provider: ProviderName; eventId: string };

/**
 * Acts upon a message. Its effect and the mark that it was acted upon are one transaction: a message that is there is not
 * a message that is done.
 */
export async function processEvent(deps: PaymentsDeps, { provider, eventId }: EventId): Promise<void> {
  const isThis = and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId));
  const outcome = await deps.database.transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(webhookEvents)
      .where(and(isThis, isNull(webhookEvents.processedAt)))
      .for("update");
    if (!open) return undefined;
    const effect = await actOn(deps, tx, { provider, notice: open.notice });
    await tx.update(webhookEvents).set({ processedAt: deps.now() }).where(isThis);
    return effect;
  });
  if (outcome?.problem !== undefined) {
    deps.report(outcome.problem, { ...(outcome.paymentId !== undefined && { paymentId: outcome.paymentId }) });
  }
  if (outcome?.paymentId !== undefined) await advanceNow(deps, outcome.paymentId);
}
