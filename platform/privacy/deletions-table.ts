import { jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { ShopLocale } from "../../contracts/locales.ts";
import type { KeptRecords } from "../../contracts/privacy/person-data.ts";
import type { PersonSystem } from "../../contracts/privacy/privacy-requests.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const deletions = pgSchema("privacy").table("deletions", {
  number: text().primaryKey(),
  requestKey: text("request_key").notNull(),
  accountId: text("account_id"),
  identityId: text("identity_id"),
  email: text(),
  /** Null until they were read; order management forgets the address before the other systems are asked. */
  guestOrderNumbers: jsonb("guest_order_numbers").$type<string[]>(),
  name: text(),
  siteId: text("site_id").$type<"VCS" | "VCSJ">().notNull(),
  localeId: text("locale_id").$type<ShopLocale>().notNull(),
  requestedAt: instant("requested_at").notNull(),
  done: jsonb().$type<PersonSystem[]>().notNull().default([]),
  byHand: jsonb("by_hand").$type<PersonSystem[]>().notNull().default([]),
  kept: jsonb().$type<KeptRecords[]>().notNull().default([]),
  finishedAt: instant("finished_at"),
});
export type DeletionRow = typeof deletions.$inferSelect;
