import { inArray } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { outbox, type StoredLetter } from "./outbox-table.ts";

/** What became of the letters about some events. */
export const findLetters = (
  queries: Queries,
  eventKeys: readonly string[],
): Promise<Pick<StoredLetter, "eventKey" | "content" | "state" | "sentAt">[]> =>
  queries
    .select({ eventKey: outbox.eventKey, content: outbox.content, state: outbox.state, sentAt: outbox.sentAt })
    .from(outbox)
    .where(inArray(outbox.eventKey, [...eventKeys]));
