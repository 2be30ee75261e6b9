import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { outbox } from "./outbox-table.ts";

/** Deletes a letter that waits and that no process is sending just now; whether there was one. */
export async function recallLetter(tx: Queries, eventKey: string): Promise<boolean> {
  const isFree = or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, sql`now()`));
  const recalled = await tx
    .delete(outbox)
    .where(and(eq(outbox.eventKey, eventKey), eq(outbox.state, "waiting"), isFree))
    .returning({ id: outbox.id });
  return recalled.length > 0;
}
