import { bigint, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";

export type StoredFile = { filename: string; type: string; base64: string };

export const mailbox = pgSchema("letters").table("mailbox", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  letterId: bigint("letter_id", { mode: "number" }).notNull().unique(),
  recipient: text().notNull(),
  sender: text().notNull(),
  subject: text().notNull(),
  headers: text().notNull(),
  html: text().notNull(),
  plainText: text("plain_text").notNull(),
  attachments: jsonb().$type<readonly StoredFile[]>().notNull(),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
});

export type MailboxEntry = typeof mailbox.$inferSelect;
