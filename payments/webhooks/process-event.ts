import { and, eq, isNull } from "drizzle-orm";
import type { ProviderName } from "../../contracts/payments/payment-words.ts";
import { advanceNow } from "../advance.ts";
import type { PaymentsGround } from "../ground.ts";
import { webhookEvents } from "../ledger/tables.ts";
import { actOn } from "./act-on-notice.ts";

type EventId = { provider: ProviderName; eventId: string };

/**
 * Acts upon a message. Its effect and the mark that it was acted upon are one transaction: a message that is there is not
 * a message that is done.
 */
export async function processEvent(ground: PaymentsGround, { provider, eventId }: EventId): Promise<void> {
  const isThis = and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId));
  const outcome = await ground.database.transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(webhookEvents)
      .where(and(isThis, isNull(webhookEvents.processedAt)))
      .for("update");
    if (!open) return undefined;
    const effect = await actOn(ground, tx, { provider, notice: open.notice });
    await tx.update(webhookEvents).set({ processedAt: ground.now() }).where(isThis);
    return effect;
  });
  if (outcome?.problem !== undefined) {
    ground.report(outcome.problem, { ...(outcome.paymentId !== undefined && { paymentId: outcome.paymentId }) });
  }
  if (outcome?.paymentId !== undefined) await advanceNow(ground, outcome.paymentId);
}
