import { boolean, integer, jsonb, pgSchema, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { OrderFields } from "../../contracts/commerce/order-fields.ts";
import type { PaymentErrorKind, PaymentMethod, PaymentType, ProviderName } from "../port/payment-types.ts";
import type { PaidService } from "../port/payments.ts";
import type { WebhookMessage } from "../webhooks/webhook-message.ts";
import type { DisputeState } from "./dispute-states.ts";
import type { RefundState, ReversalState } from "./refund-states.ts";
import type { PaymentState } from "./states.ts";

const schema = pgSchema("payments");
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export type BilledServices = { services: string[]; tax: number };

export type Purpose = "checkout" | "renewal" | "method";

export const payments = schema.table("payments", {
  id: text().primaryKey(),
  purpose: text().$type<Purpose>().notNull(),
  provider: text().$type<ProviderName>().notNull(),
  state: text().$type<PaymentState>().notNull(),
  siteId: text("site_id").notNull(),
  customerId: text("customer_id").notNull(),
  basketId: text("basket_id"),
  orderReference: text("reference"),
  merchantReference: text("merchant_reference"),
  idempotencyKey: text("idempotency_key"),
  amount: integer().notNull(),
  currency: text().notNull(),
  country: text().notNull(),
  shopperReference: text("shopper_reference").notNull(),
  providerCustomer: text("provider_customer"),
  chargeReference: text("provider_reference"),
  billingCountry: text("billing_country"),
  instrumentId: text("instrument_id"),
  customerEmail: text("customer_email"),
  ipAddress: text("ip_address"),
  orderFields: jsonb("order_fields").$type<OrderFields>().notNull().default({}),
  vehicleHash: text("vehicle_hash"),
  services: jsonb().$type<PaidService[]>().notNull().default([]),
  /** What the customer pays for, as letters name it. */
  billed: jsonb().$type<BilledServices>(),
  method: jsonb().$type<PaymentMethod>(),
  action: jsonb().$type<Record<string, unknown>>(),
  error: text().$type<PaymentErrorKind>(),
  errorCode: text("error_code"),
  syncedState: text("told_state").$type<PaymentState>(),
  hasUnsentToken: boolean("has_unsent_token").notNull().default(false),
  captureFailedAt: instant("capture_failed_at"),
  createdAt: instant("created_at").notNull(),
  submittedAt: instant("submitted_at"),
  cancelRequestedAt: instant("cancel_asked_at"),
  changedAt: instant("changed_at").notNull(),
  dueAt: instant("due_at"),
});
export type PaymentRow = typeof payments.$inferSelect;

export const reversals = schema.table(
  "reversals",
  {
    provider: text().$type<ProviderName>().notNull(),
    chargeReference: text("provider_reference").notNull(),
    paymentId: text("payment_id").notNull(),
    state: text().$type<ReversalState>().notNull(),
    attempt: integer().notNull().default(1),
    attemptReference: text("attempt_reference"),
    failedReference: text("failed_reference"),
    requestedAt: instant("requested_at").notNull(),
    dueAt: instant("due_at"),
    manualReviewAt: instant("left_to_people_at"),
  },
  (table) => [primaryKey({ columns: [table.provider, table.chargeReference] })],
);
export type ReversalRow = typeof reversals.$inferSelect;

export const refunds = schema.table("refunds", {
  idempotencyKey: text("idempotency_key").primaryKey(),
  id: text().notNull(),
  paymentId: text("payment_id").notNull(),
  amount: integer().notNull(),
  state: text().$type<RefundState>().notNull(),
  refundReference: text("provider_reference"),
  reason: text(),
  requestedAt: instant("requested_at").notNull(),
  dueAt: instant("due_at"),
  manualReviewAt: instant("left_to_people_at"),
});
export type RefundRow = typeof refunds.$inferSelect;

export const disputes = schema.table(
  "disputes",
  {
    provider: text().$type<ProviderName>().notNull(),
    disputeReference: text("reference").notNull(),
    paymentId: text("payment_id").notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<DisputeState>().notNull(),
    step: integer().notNull(),
    openedAt: instant("opened_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.disputeReference] })],
);

export const tokens = schema.table(
  "tokens",
  {
    provider: text().$type<ProviderName>().notNull(),
    token: text().notNull(),
    shopperReference: text("shopper_reference").notNull(),
    chargeReference: text("payment_reference"),
    merchantReference: text("merchant_reference"),
    type: text().$type<PaymentType>(),
    receivedAt: instant("received_at").notNull(),
    disabledAt: instant("disabled_at"),
  },
  (table) => [primaryKey({ columns: [table.provider, table.token] })],
);
export type TokenRow = typeof tokens.$inferSelect;

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

export const webhookMessages = schema.table(
  "webhook_events",
  {
    provider: text().$type<ProviderName>().notNull(),
    messageId: text("event_id").notNull(),
    message: jsonb("notice").$type<WebhookMessage>().notNull(),
    receivedAt: instant("received_at").notNull(),
    processedAt: instant("processed_at"),
  },
  (table) => [primaryKey({ columns: [table.provider, table.messageId] })],
);
