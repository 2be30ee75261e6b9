import { integer, jsonb, pgSchema, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { OrderFields } from "../../contracts/commerce/order-fields.ts";
import type { PaymentErrorKind, PaymentMethod, ProviderName } from "../../contracts/payments/payment-words.ts";
import type { PaidService } from "../../contracts/payments/payments.ts";
import type { Notice } from "../provider.ts";
import type { PaymentState } from "./states.ts";

const schema = pgSchema("payments");
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export type Purpose = "checkout" | "renewal" | "method";

export const payments = schema.table("payments", {
  id: text().primaryKey(),
  purpose: text().$type<Purpose>().notNull(),
  provider: text().$type<ProviderName>().notNull(),
  state: text().$type<PaymentState>().notNull(),
  siteId: text("site_id").notNull(),
  customerId: text("customer_id").notNull(),
  basketId: text("basket_id"),
  reference: text(),
  merchantReference: text("merchant_reference"),
  idempotencyKey: text("idempotency_key"),
  amount: integer().notNull(),
  currency: text().notNull(),
  country: text().notNull(),
  shopperReference: text("shopper_reference").notNull(),
  providerCustomer: text("provider_customer"),
  providerReference: text("provider_reference"),
  billingCountry: text("billing_country"),
  instrumentId: text("instrument_id"),
  customerEmail: text("customer_email"),
  ipAddress: text("ip_address"),
  orderFields: jsonb("order_fields").$type<OrderFields>().notNull().default({}),
  vehicleHash: text("vehicle_hash"),
  services: jsonb().$type<PaidService[]>().notNull().default([]),
  method: jsonb().$type<PaymentMethod>(),
  action: jsonb().$type<Record<string, unknown>>(),
  error: text().$type<PaymentErrorKind>(),
  errorCode: text("error_code"),
  toldState: text("told_state").$type<PaymentState>(),
  createdAt: instant("created_at").notNull(),
  submittedAt: instant("submitted_at"),
  changedAt: instant("changed_at").notNull(),
  dueAt: instant("due_at"),
});
export type PaymentRow = typeof payments.$inferSelect;

export const reversals = schema.table(
  "reversals",
  {
    provider: text().$type<ProviderName>().notNull(),
    providerReference: text("provider_reference").notNull(),
    paymentId: text("payment_id").notNull(),
    state: text().$type<"REQUESTED" | "ACCEPTED" | "DONE">().notNull(),
    attempt: integer().notNull().default(1),
    requestedAt: instant("requested_at").notNull(),
    dueAt: instant("due_at"),
  },
  (table) => [primaryKey({ columns: [table.provider, table.providerReference] })],
);
export type ReversalRow = typeof reversals.$inferSelect;

export const refunds = schema.table("refunds", {
  idempotencyKey: text("idempotency_key").primaryKey(),
  id: text().notNull(),
  paymentId: text("payment_id").notNull(),
  amount: integer().notNull(),
  state: text().$type<"REQUESTED" | "ACCEPTED" | "ISSUED" | "FAILED">().notNull(),
  providerReference: text("provider_reference"),
  reason: text(),
  requestedAt: instant("requested_at").notNull(),
  dueAt: instant("due_at"),
});
export type RefundRow = typeof refunds.$inferSelect;

export const methods = schema.table("methods", {
  token: text().primaryKey(),
  provider: text().$type<ProviderName>().notNull(),
  shopperReference: text("shopper_reference").notNull(),
  providerCustomer: text("provider_customer"),
  details: jsonb().$type<PaymentMethod>().notNull(),
  country: text().notNull(),
  addedAt: instant("added_at").notNull(),
});
export type MethodRow = typeof methods.$inferSelect;

export const providerCustomers = schema.table(
  "provider_customers",
  {
    provider: text().$type<ProviderName>().notNull(),
    shopperReference: text("shopper_reference").notNull(),
    providerCustomer: text("provider_customer").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.shopperReference] })],
);

export const webhookEvents = schema.table(
  "webhook_events",
  {
    provider: text().$type<ProviderName>().notNull(),
    eventId: text("event_id").notNull(),
    notice: jsonb().$type<Notice>().notNull(),
    receivedAt: instant("received_at").notNull(),
    processedAt: instant("processed_at"),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
