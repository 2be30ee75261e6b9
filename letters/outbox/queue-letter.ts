import { type Letter, letter } from "../../contracts/letters/letters.ts";
import { isPseudonymousEmail } from "../../contracts/privacy/person-data.ts";
import type { Queries } from "../../database/database.ts";
import { enqueue } from "../../database/jobs/jobs.ts";
import { outbox } from "./outbox-table.ts";

export const sendTopic = "letters.send";

/**
 * Queues a letter in the transaction of its cause: it is sent if that is committed, and only then. A second letter about
 * the same event is ignored, so a repeated job sends nothing twice.
 */
export async function queueLetter(tx: Queries, queued: Letter, at: Date): Promise<void> {
  const { content, ...head } = letter.parse(queued);
  // The service of a deleted account runs on, but its address is gone.
  if (isPseudonymousEmail(head.recipient)) return;
  const [added] = await tx
    .insert(outbox)
    .values({ ...head, kind: content.kind, content, createdAt: at })
    .onConflictDoNothing({ target: outbox.eventKey })
    .returning({ id: outbox.id });
  if (!added) return;
  await enqueue(tx, { topic: sendTopic, payload: { letterId: added.id }, runAt: at, key: String(added.id) });
}
