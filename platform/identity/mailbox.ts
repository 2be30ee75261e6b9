import { desc } from "drizzle-orm";
import { integer, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { Queries } from "../../database/database.ts";

/** A mail to one person; the link is separate so that the mail can show it as a button. */
export type Mail = { recipient: string; subject: string; body: string; link: string };
export type SendMail = (mail: Mail) => Promise<void>;

const mails = pgSchema("identity").table("mails", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  link: text().notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
});

export type StoredMail = typeof mails.$inferSelect;

/** Stores mails instead of sending them, as long as there is no mail server. */
export type Mailbox = { send: SendMail; newest(): Promise<StoredMail[]> };

export function createMailbox({ queries, now }: { queries: Queries; now: () => Date }): Mailbox {
  return {
    send: async (mail) => void (await queries.insert(mails).values({ ...mail, sentAt: now() })),
    newest: () => queries.select().from(mails).orderBy(desc(mails.id)).limit(50),
  };
}
