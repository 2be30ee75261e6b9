import { desc, eq } from "drizzle-orm";
import { pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { LetterKind } from "../../contracts/letters/letters.ts";
import type { Queries } from "../../database/database.ts";

const bounces = pgSchema("letters").table("bounces", {
  address: text().primaryKey(),
  bouncedAt: timestamp("bounced_at", { withTimezone: true }).notNull(),
  reason: text().notNull(),
});
export type Bounce = typeof bounces.$inferSelect;

/**
 * Letters that answer something the reader has just done with this address. They are tried even after a bounce: the
 * address may exist by now, and if the server takes the letter, the mark is removed.
 */
const answers: readonly LetterKind[] = [
  "order-received",
  "withdrawal-received",
  "cancellation-received",
  "declaration-settled",
  "case-received",
  "password-reset",
  "account-invitation",
  "account-exists",
];

export async function isSuppressedByBounce(
  queries: Queries,
  { recipient, kind }: { recipient: string; kind: LetterKind },
): Promise<boolean> {
  if (answers.includes(kind)) return false;
  const found = await queries.select().from(bounces).where(eq(bounces.address, recipient.toLowerCase()));
  return found.length > 0;
}

export async function markBounced(
  queries: Queries,
  { address, at, reason }: { address: string; at: Date; reason: string },
) {
  await queries
    .insert(bounces)
    .values({ address: address.toLowerCase(), bouncedAt: at, reason })
    .onConflictDoUpdate({ target: bounces.address, set: { bouncedAt: at, reason } });
}

export async function clearBounce(queries: Queries, address: string): Promise<void> {
  await queries.delete(bounces).where(eq(bounces.address, address.toLowerCase()));
}

export const listBounces = (queries: Queries): Promise<Bounce[]> =>
  queries.select().from(bounces).orderBy(desc(bounces.bouncedAt)).limit(200);
