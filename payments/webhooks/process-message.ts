import { and, eq, isNull } from "drizzle-orm";
import type { ProviderName } from "../port/payment-types.ts";
import { tryFollowUps } from "../follow-ups.ts";
import type { PaymentsDeps } from "../deps.ts";
import { webhookMessages } from "../ledger/tables.ts";
import { applyMessage } from "./apply-message.ts";

type MessageKey = { provider: ProviderName; messageId: string };

/** Processes a stored message. One transaction applies it and marks it as processed, so that a crash loses neither. */
export async function processMessage(deps: PaymentsDeps, { provider, messageId }: MessageKey): Promise<void> {
  const isThis = and(eq(webhookMessages.provider, provider), eq(webhookMessages.messageId, messageId));
  const outcome = await deps.database.transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(webhookMessages)
      .where(and(isThis, isNull(webhookMessages.processedAt)))
      .for("no key update");
    if (!open) return undefined;
    const effect = await applyMessage(deps, tx, { provider, message: open.message });
    await tx.update(webhookMessages).set({ processedAt: deps.now() }).where(isThis);
    return effect;
  });
  if (outcome?.problem !== undefined) {
    deps.report(outcome.problem, { ...(outcome.paymentId !== undefined && { paymentId: outcome.paymentId }) });
  }
  if (outcome?.paymentId !== undefined) await tryFollowUps(deps, outcome.paymentId);
}
