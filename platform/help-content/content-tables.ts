import { boolean, integer, jsonb, pgSchema, primaryKey, text } from "drizzle-orm/pg-core";
import type { ContentLocale } from "../../contracts/help-content/help-content-wire.ts";
import type { Content } from "../../contracts/help-content/read-content.ts";
import type { QuestionCategory } from "../../contracts/help-content/search-questions.ts";

const schema = pgSchema("help_content");

export const questions = schema.table(
  "questions",
  {
    id: text().notNull(),
    locale: text().$type<ContentLocale>().notNull(),
    name: text().notNull(),
    body: text().notNull(),
    category: text().$type<QuestionCategory>().notNull(),
    position: integer().notNull(),
    isFaqEnabled: boolean("is_faq_enabled").notNull(),
    showContent: boolean("show_content").notNull(),
    showGuestOrder: text("show_guest_order").$type<"ON" | "OFF">(),
    autoRenewal: boolean("auto_renewal").notNull(),
    topRenewalsOrder: integer("top_renewals_order"),
    topHelpOrder: integer("top_help_order"),
  },
  (table) => [primaryKey({ columns: [table.locale, table.id] })],
);

type ContentDetails = Pick<Content, "c_image" | "c_countries" | "c_action" | "c_contact"> & {
  /** What this version changed. */
  changes?: string;
};

export const contents = schema.table(
  "contents",
  {
    id: text().notNull(),
    locale: text().$type<ContentLocale>().notNull(),
    name: text().notNull(),
    body: text().notNull(),
    /** The first day it applies; empty for a text without versions. */
    version: text().notNull().default(""),
    details: jsonb().$type<ContentDetails>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.id, table.version] })],
);

export const splashPages = schema.table("splash_pages", {
  name: text().primaryKey(),
  siteId: text("site_id").notNull(),
  contentId: text("content_id").notNull(),
});
