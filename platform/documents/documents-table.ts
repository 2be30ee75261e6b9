import { jsonb, pgSchema, text } from "drizzle-orm/pg-core";
import type { DocumentContent } from "./document-text.ts";

export const documents = pgSchema("documents").table("documents", {
  externalId: text("external_id").primaryKey(),
  type: text().notNull(),
  accountId: text("account_id"),
  state: text().$type<"ready" | "pending" | "error">().notNull(),
  /** As the document shows it; null only within the transaction that stores it. */
  number: text(),
  content: jsonb().$type<DocumentContent>().notNull(),
});
