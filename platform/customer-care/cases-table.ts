import { pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { CaseDocument } from "../../contracts/customer-care/cases.ts";

export const cases = pgSchema("customer_care").table("cases", {
  number: text().primaryKey(),
  requestKey: text("request_key").notNull().unique(),
  siteId: text("site_id").notNull(),
  locale: text().$type<CaseDocument["locale"]>().notNull(),
  accountId: text("account_id"),
  topic: text().$type<CaseDocument["topic"]>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  orderNumber: text("order_number"),
  message: text().notNull(),
  status: text().$type<CaseDocument["status"]>().notNull(),
  openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
});
