import { boolean, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { CardScenario, Refusal } from "./test-cards.ts";

const schema = pgSchema("adyen_sandbox");
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The details of a payment method. */
export type MethodDetails = {
  /** As Adyen names it: scheme, ideal, … */
  type: string;
  brand?: string;
  last4?: string;
  expiryMonth?: string;
  expiryYear?: string;
  country?: string;
  holderName?: string;
  iban?: string;
  scenario: CardScenario;
};

export type SandboxState = "awaiting" | "received" | "authorised" | "refused" | "cancelled" | "reversed";

export const payments = schema.table("payments", {
  pspReference: text("psp_reference").primaryKey(),
  merchantAccount: text("merchant_account").notNull(),
  reference: text().notNull(),
  shopperReference: text("shopper_reference"),
  amount: integer().notNull(),
  currency: text().notNull(),
  state: text().$type<SandboxState>().notNull(),
  method: jsonb().$type<MethodDetails>().notNull(),
  refusal: jsonb().$type<Refusal>(),
  isStored: boolean("is_stored").notNull(),
  token: text(),
  returnUrl: text("return_url"),
  secret: text().notNull(),
  madeAt: instant("made_at").notNull(),
});
export type PaymentRow = typeof payments.$inferSelect;

export const storedMethods = schema.table("stored_methods", {
  id: text().primaryKey(),
  shopperReference: text("shopper_reference").notNull(),
  method: jsonb().$type<MethodDetails>().notNull(),
  madeAt: instant("made_at").notNull(),
});

export const modifications = schema.table("modifications", {
  pspReference: text("psp_reference").primaryKey(),
  payment: text().notNull(),
  kind: text().$type<"refund" | "reversal">().notNull(),
  amount: integer().notNull(),
  reference: text().notNull(),
  madeAt: instant("made_at").notNull(),
});
