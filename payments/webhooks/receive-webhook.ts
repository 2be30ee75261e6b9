import type { ProviderName } from "../../contracts/payments/payment-words.ts";
import { enqueue } from "../../database/jobs.ts";
import type { PaymentsGround } from "../ground.ts";
import { webhookEvents } from "../ledger/tables.ts";
import { topics } from "../topics.ts";
import { keepable, unknownWhat } from "./unknown-notice.ts";

/** Takes a message in: checked, written down, answered. What it means is worked out afterwards. */
export async function receiveWebhook(
  { database, now, providers, report }: PaymentsGround,
  message: { provider: ProviderName; body: string; headers: Headers },
): Promise<"accepted" | "forged"> {
  const { provider } = message;
  const notices = providers[provider].readWebhook(message.body, message.headers)?.map(keepable);
  if (!notices) return "forged";
  if (notices.some(({ notice }) => notice.about === "other" && notice.what === unknownWhat)) {
    report("a provider sent a signed message that is not understood", {});
  }
  const at = now();
  await database.transaction(async (tx) => {
    for (const { eventId, notice } of notices) {
      await tx.insert(webhookEvents).values({ provider, eventId, notice, receivedAt: at }).onConflictDoNothing();
      await enqueue(tx, {
        topic: topics.processEvent,
        payload: { provider, eventId },
        runAt: at,
        key: `${provider}:${eventId}`,
      });
    }
  });
  return "accepted";
}
