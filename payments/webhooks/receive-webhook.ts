import type { ProviderName } from "../port/payment-types.ts";
import { enqueue } from "../../database/jobs/jobs.ts";
import type { PaymentsDeps } from "../deps.ts";
import { webhookEvents } from "../ledger/tables.ts";
import type { ReceivedNotice } from "../notice.ts";
import { topics } from "../topics.ts";
import { isUnknown, storable } from "./unknown-notice.ts";

/** Verifies and stores a message, and enqueues a job that processes it. */
export async function receiveWebhook(
  { database, now, providers, report }: PaymentsDeps,
  message: { provider: ProviderName; body: string; headers: Headers },
): Promise<"accepted" | "forged"> {
  const { provider } = message;
  const notices = providers[provider].readWebhook(message.body, message.headers)?.map(storable);
  if (!notices) return "forged";
  const at = now();
  const added = await database.transaction(async (tx) => {
    const fresh: ReceivedNotice[] = [];
    for (const received of notices) {
      const { eventId, notice } = received;
      const row = { provider, eventId, notice, receivedAt: at };
      const inserted = await tx.insert(webhookEvents).values(row).onConflictDoNothing().returning();
      if (inserted.length > 0) fresh.push(received);
      await enqueue(tx, {
        topic: topics.processEvent,
        payload: { provider, eventId },
        runAt: at,
        key: `${provider}:${eventId}`,
      });
    }
    return fresh;
  });
  for (const { notice } of added.filter(isUnknown)) {
    const what = notice.about === "other" ? notice.what : "";
    report(`${provider} sent a signed message that is not understood: ${what}`, {});
  }
  return "accepted";
}
