import { date, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { ConsentRecord } from "../../contracts/consent-records/records.ts";

export const records = pgSchema("consent_records").table("records", {
  key: text().primaryKey(),
  kind: text().$type<ConsentRecord["kind"]>().notNull(),
  choice: text().$type<ConsentRecord["choice"]>().notNull(),
  text: text().notNull(),
  textHash: text("text_hash").notNull(),
  version: text().notNull(),
  siteId: text("site_id").notNull(),
  locale: text().$type<ConsentRecord["locale"]>().notNull(),
  recordedAt: timestamp("recorded_at", { withTimezone: true }).notNull(),
  keepUntil: date("keep_until").notNull(),
  orderNumber: text("order_number"),
  accountId: text("account_id"),
  consentId: text("consent_id"),
});
