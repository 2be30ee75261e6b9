import { boolean, date, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type {
  DeclarationFiling,
  DeclarationRefusal,
  DeclarationState,
} from "../../../contracts/order-management/declarations.ts";
import type { UpdateConflict } from "../../../contracts/order-management/update-record.ts";
import type { ItemResult } from "./item-results.ts";

/**
 * Why an operator has to look at a declaration: there is no such contract or more than one, the end was asked for with a
 * good cause or for a day that no rule gives, or order management refuses.
 */
export type OpenReason = "NO_CONTRACT" | "SEVERAL_CONTRACTS" | "GOOD_CAUSE" | "OTHER_END_DATE" | UpdateConflict;

export const declarations = pgSchema("order_management").table("declarations", {
  number: text().primaryKey(),
  requestKey: text("request_key").notNull(),
  kind: text().$type<DeclarationFiling["kind"]>().notNull(),
  siteId: text("site_id").$type<DeclarationFiling["siteId"]>().notNull(),
  localeId: text("locale_id").$type<DeclarationFiling["localeId"]>().notNull(),
  name: text().notNull(),
  contract: text().notNull(),
  email: text().notNull(),
  type: text().$type<DeclarationFiling["type"]>(),
  reason: text(),
  endsOn: date("ends_on", { mode: "string" }),
  receivedAt: timestamp("received_at", { withTimezone: true, mode: "date" }).notNull(),
  state: text().$type<DeclarationState>().notNull(),
  orderId: text("order_id"),
  openReason: text("open_reason").$type<OpenReason>(),
  note: text(),
  isLetterHeld: boolean("is_letter_held").notNull(),
  results: jsonb().$type<readonly ItemResult[]>().notNull().default([]),
  refusal: text().$type<DeclarationRefusal>(),
  revision: integer().notNull().default(0),
});
export type DeclarationRow = typeof declarations.$inferSelect;
