import { bigint, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { LetterContent, LetterKind } from "../../contracts/letters/letters.ts";
import type { ShopLocale } from "../../contracts/locales.ts";

/** refused: the mail server does not take it. suppressed: the address bounced, or its owner does not want this kind. */
export type LetterState = "waiting" | "sent" | "refused" | "suppressed";

export const outbox = pgSchema("letters").table("outbox", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  eventKey: text("event_key").notNull().unique(),
  kind: text().$type<LetterKind>().notNull(),
  recipient: text().notNull(),
  name: text(),
  siteId: text("site_id").$type<"VCS" | "VCSJ">().notNull(),
  localeId: text("locale_id").$type<ShopLocale>().notNull(),
  content: jsonb().$type<LetterContent>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  state: text().$type<LetterState>().notNull().default("waiting"),
  /** The version of the texts it was written with. */
  textVersion: text("text_version"),
  sentAt: timestamp("sent_at", { withTimezone: true }),
  tries: integer().notNull().default(0),
  /** A process is sending it until then, by the database's clock. */
  claimedUntil: timestamp("claimed_until", { withTimezone: true }),
  /** Why the last try failed, or why it was not sent. */
  lastProblem: text("last_problem"),
});

export type StoredLetter = typeof outbox.$inferSelect;
