import { and, eq, inArray } from "drizzle-orm";
import { enqueue } from "../../database/jobs/jobs.ts";
import type { Database } from "../../database/database.ts";
import { outbox } from "../outbox/outbox-table.ts";
import { sendTopic } from "../outbox/queue-letter.ts";

/** Sends a refused or suppressed letter anew, as an operator asked. Nothing happens to any other one. */
export async function retryLetter(database: Database, letterId: number, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const [reopened] = await tx
      .update(outbox)
      .set({ state: "waiting", tries: 0, claimedUntil: null })
      .where(and(eq(outbox.id, letterId), inArray(outbox.state, ["refused", "suppressed"])))
      .returning({ id: outbox.id });
    if (!reopened) return;
    await enqueue(tx, {
      topic: sendTopic,
      payload: { letterId },
      runAt: now,
      key: `${letterId}:again-${now.getTime()}`,
    });
  });
}
