import type { ProviderName } from "../port/payment-types.ts";
import { enqueue } from "../../database/jobs/jobs.ts";
import type { PaymentsDeps } from "../deps.ts";
import { webhookMessages } from "../ledger/tables.ts";
import type { ReceivedMessage } from "./webhook-message.ts";
import { topics } from "../topics.ts";
import { isUnknown, storable } from "./unknown-message.ts";

/** Verifies and stores the messages of a webhook request, and enqueues a job for each. */
export async function receiveWebhook(
  { database, now, providers, report }: PaymentsDeps,
  request: { provider: ProviderName; body: string; headers: Headers },
): Promise<"accepted" | "forged"> {
  const { provider, body, headers } = request;
  const messages = providers[provider].readWebhook(body, headers)?.map(storable);
  if (!messages) return "forged";
  const at = now();
  const added = await database.transaction(async (tx) => {
    const fresh: ReceivedMessage[] = [];
    for (const received of messages) {
      const { messageId, message } = received;
      const row = { provider, messageId, message, receivedAt: at };
      const inserted = await tx.insert(webhookMessages).values(row).onConflictDoNothing().returning();
      if (inserted.length > 0) fresh.push(received);
      await enqueue(tx, {
        topic: topics.processMessage,
        payload: { provider, eventId: messageId },
        runAt: at,
        key: `${provider}:${messageId}`,
      });
    }
    return fresh;
  });
  for (const { message } of added.filter(isUnknown)) {
    const what = message.about === "other" ? message.what : "";
    report(`${provider} sent a signed message that is not understood: ${what}`, {});
  }
  return "accepted";
}
