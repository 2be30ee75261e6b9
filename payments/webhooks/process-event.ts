import { and, eq, isNull } from "drizzle-orm";
import type { ProviderName } from "../port/payment-types.ts";
import { tryFollowUps } from "../follow-ups.ts";
import type { PaymentsDeps } from "../deps.ts";
import { webhookEvents } from "../ledger/tables.ts";
import { applyNotice } from "./apply-notice.ts";

type EventId = { provider: ProviderName; eventId: string };

/**
 * Processes a message. Its effect and its mark as processed are one transaction, so that a crash loses neither.
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
    const effect = await applyNotice(deps, tx, { provider, notice: open.notice });
    await tx.update(webhookEvents).set({ processedAt: deps.now() }).where(isThis);
    return effect;
  });
  if (outcome?.problem !== undefined) {
    deps.report(outcome.problem, { ...(outcome.paymentId !== undefined && { paymentId: outcome.paymentId }) });
  }
  if (outcome?.paymentId !== undefined) await tryFollowUps(deps, outcome.paymentId);
}
