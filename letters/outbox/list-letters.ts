import { and, desc, eq, sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { type LetterState, outbox, type StoredLetter } from "./outbox-table.ts";

const lettersPageSize = 50;

/** What operators see of a letter: to whom, of which kind, when and how it ended; not what is in it. */
export type ListedLetter = Omit<StoredLetter, "content" | "name" | "eventKey" | "claimedUntil">;

type Filter = { recipient: string; state: LetterState | undefined; page: number };

/** A page of the letters, the newest first. */
export async function listLetters(
  queries: Queries,
  { recipient, state, page }: Filter,
): Promise<{ letters: ListedLetter[]; hasMore: boolean }> {
  const letters = await queries
    .select({
      id: outbox.id,
      kind: outbox.kind,
      recipient: outbox.recipient,
      siteId: outbox.siteId,
      localeId: outbox.localeId,
      createdAt: outbox.createdAt,
      state: outbox.state,
      sentAt: outbox.sentAt,
      textVersion: outbox.textVersion,
      tries: outbox.tries,
      lastProblem: outbox.lastProblem,
    })
    .from(outbox)
    .where(
      and(
        recipient === "" ? undefined : sql`strpos(lower(${outbox.recipient}), ${recipient.toLowerCase()}) > 0`,
        state && eq(outbox.state, state),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(lettersPageSize + 1)
    .offset((page - 1) * lettersPageSize);
  return { letters: letters.slice(0, lettersPageSize), hasMore: letters.length > lettersPageSize };
}
