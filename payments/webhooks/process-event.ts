import { and, eq, isNull, or } from "drizzle-orm";
import type { ProviderName } from "../../contracts/payments/payment-words.ts";
import type { Queries } from "../../database/open-database.ts";
import { advanceNow, finishReversal, repeatReversal } from "../advance.ts";
import type { PaymentsGround } from "../ground.ts";
import { applyEvent } from "../ledger/apply-event.ts";
import { payments, refunds, webhookEvents } from "../ledger/tables.ts";
import type { Notice } from "../provider.ts";

type EventId = { provider: ProviderName; eventId: string };

/**
 * Acts upon a message. Its effect and the mark that it was acted upon are one transaction: a message that is there is not
 * a message that is done.
 */
export async function processEvent(ground: PaymentsGround, id: EventId): Promise<void> {
  const isThis = and(eq(webhookEvents.provider, id.provider), eq(webhookEvents.eventId, id.eventId));
  const [event] = await ground.database.queries.select().from(webhookEvents).where(isThis);
  if (!event || event.processedAt !== null) return;
  if (event.notice.about === "reversal") await actOnReversal(ground, id.provider, event.notice);
  const paymentId = await ground.database.transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(webhookEvents)
      .where(and(isThis, isNull(webhookEvents.processedAt)))
      .for("update");
    if (!open) return undefined;
    const changed = await act(ground, tx, { provider: id.provider, notice: open.notice });
    await tx.update(webhookEvents).set({ processedAt: ground.now() }).where(isThis);
    return changed;
  });
  if (paymentId !== undefined) await advanceNow(ground, paymentId);
}

type Told = { provider: ProviderName; notice: Notice };

/** Which payment it was about, when the ledger has something to do for it now. */
async function act(ground: PaymentsGround, tx: Queries, { provider, notice }: Told): Promise<string | undefined> {
  switch (notice.about) {
    case "payment": {
      const [payment] = await tx
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.provider, provider), eq(payments.merchantReference, notice.merchantReference)));
      if (!payment) {
        ground.report("a provider speaks of a payment nobody made", {});
        return undefined;
      }
      const { now, rules } = ground;
      const event = { paymentId: payment.id, event: notice.answer };
      await applyEvent(tx, event, { now, transitions: rules.transitions });
      return payment.id;
    }
    case "refund":
      await tx
        .update(refunds)
        .set({ state: notice.isDone ? "ISSUED" : "FAILED", reason: notice.reason ?? null, dueAt: null })
        .where(and(eq(refunds.id, notice.id), or(eq(refunds.state, "REQUESTED"), eq(refunds.state, "ACCEPTED"))));
      return undefined;
    case "reversal":
    case "other":
      return undefined;
  }
}

async function actOnReversal(
  ground: PaymentsGround,
  provider: ProviderName,
  { reference, isDone }: Extract<Notice, { about: "reversal" }>,
): Promise<void> {
  await (isDone ? finishReversal : repeatReversal)(ground, { provider, reference });
}
