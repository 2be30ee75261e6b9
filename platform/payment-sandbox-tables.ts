import { integer, jsonb, pgSchema, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const schema = pgSchema("payment_sandbox");
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The two simulated payment providers. */
export type SandboxName = "adyen" | "stripe";

export const storedResponses = schema.table(
  "answers",
  {
    provider: text().$type<SandboxName>().notNull(),
    key: text().notNull(),
    requestHash: text("request_hash").notNull(),
    status: integer().notNull(),
    body: text().notNull(),
    madeAt: instant("made_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.key] })],
);

export const messages = schema.table("messages", {
  id: text().primaryKey(),
  provider: text().$type<SandboxName>().notNull(),
  subject: text().notNull(),
  kind: text().notNull(),
  document: jsonb().$type<Record<string, unknown>>().notNull(),
  madeAt: instant("made_at").notNull(),
  deliveries: integer().notNull().default(0),
  lastStatus: integer("last_status"),
});
export type MessageRow = typeof messages.$inferSelect;

export type MishapKind = "lose-answer" | "fail" | "delay-messages";

export const mishaps = schema.table(
  "mishaps",
  {
    provider: text().$type<SandboxName>().notNull(),
    kind: text().$type<MishapKind>().notNull(),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.kind] })],
);
