import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { outbox, type StoredLetter } from "../outbox/outbox-table.ts";

/** Longer than every time limit of a try together. */
export const claimSeconds = 180;

type Claim =
  | { state: "claimed"; letter: StoredLetter }
  /** Sent, refused or deleted: nothing is left to do. */
  | { state: "done" }
  /** Another process is sending it, or was killed while it did. */
  | { state: "busy"; until: Date };

/** Takes a waiting letter for one try, so that two processes never send it at the same time. */
export async function claimLetter(queries: Queries, letterId: number): Promise<Claim> {
  const isFree = or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, sql`now()`));
  const [letter] = await queries
    .update(outbox)
    .set({ claimedUntil: sql`now() + make_interval(secs => ${claimSeconds})` })
    .where(and(eq(outbox.id, letterId), eq(outbox.state, "waiting"), isFree))
    .returning();
  if (letter) return { state: "claimed", letter };
  const [row] = await queries
    .select({ state: outbox.state, until: outbox.claimedUntil })
    .from(outbox)
    .where(eq(outbox.id, letterId));
  return row?.state === "waiting" && row.until ? { state: "busy", until: row.until } : { state: "done" };
}
