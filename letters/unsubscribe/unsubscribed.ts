import { and, eq } from "drizzle-orm";
import { pgSchema, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Letter, LetterContent } from "../../contracts/letters/letters.ts";
import type { Queries } from "../../database/database.ts";

const unsubscribed = pgSchema("letters").table(
  "unsubscribed",
  {
    address: text().notNull(),
    siteId: text("site_id").$type<Letter["siteId"]>().notNull(),
    unsubscribedAt: timestamp("unsubscribed_at", { withTimezone: true }).notNull(),
  },
  ({ address, siteId }) => [primaryKey({ columns: [address, siteId] })],
);

type Reader = Pick<Letter, "recipient" | "siteId">;

/**
 * Only a reminder about a service that ends by itself is a courtesy. All other letters are part of the contract, and a
 * reminder of a charge is the law's.
 */
export const isOptional = (content: LetterContent): boolean => content.kind === "reminder" && content.renewal === null;

export async function hasUnsubscribed(queries: Queries, { recipient, siteId }: Reader): Promise<boolean> {
  const found = await queries
    .select()
    .from(unsubscribed)
    .where(and(eq(unsubscribed.address, recipient.toLowerCase()), eq(unsubscribed.siteId, siteId)));
  return found.length > 0;
}

export async function unsubscribe(queries: Queries, { recipient, siteId }: Reader, at: Date): Promise<void> {
  await queries
    .insert(unsubscribed)
    .values({ address: recipient.toLowerCase(), siteId, unsubscribedAt: at })
    .onConflictDoNothing();
}
