import { asc, sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { outbox, type StoredLetter } from "./outbox-table.ts";

const isTo = (recipient: string) => sql`lower(${outbox.recipient}) = ${recipient.toLowerCase()}`;

type RecipientLetter = Pick<
  StoredLetter,
  "kind" | "siteId" | "localeId" | "name" | "content" | "createdAt" | "sentAt" | "state" | "textVersion"
>;

/** Every letter to an address, the oldest first, for its owner. */
export const listLettersOf = (queries: Queries, recipient: string): Promise<RecipientLetter[]> =>
  queries
    .select({
      kind: outbox.kind,
      siteId: outbox.siteId,
      localeId: outbox.localeId,
      name: outbox.name,
      content: outbox.content,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      state: outbox.state,
      textVersion: outbox.textVersion,
    })
    .from(outbox)
    .where(isTo(recipient))
    .orderBy(asc(outbox.id));

/**
 * Deletes every letter to an address, also in the mailbox, and what is known about the address itself. A letter that
 * still waits is not sent any more. Returns how many letters there were.
 */
export async function eraseLettersOf(tx: Queries, recipient: string): Promise<number> {
  const erased = await tx.delete(outbox).where(isTo(recipient)).returning({ id: outbox.id });
  const address = recipient.toLowerCase();
  await tx.execute(sql`delete from letters.bounces where address = ${address}`);
  await tx.execute(sql`delete from letters.unsubscribed where address = ${address}`);
  return erased.length;
}
