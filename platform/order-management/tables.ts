import { boolean, date, doublePrecision, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { NamedTax } from "../../contracts/order-management/import-order.ts";
import type { RecordStatus, RefundStatus } from "../../contracts/order-management/statuses.ts";

const schema = pgSchema("order_management");
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export type TermType = "month" | "year" | "one-time";

export const orders = schema.table("orders", {
  id: text().primaryKey(),
  orderNumber: text("order_number").notNull(),
  recordType: text("record_type").$type<"OrderSummary" | "FulfillmentOrder" | "ReturnOrder">().notNull(),
  storefront: text().$type<"VCS" | "Magento">().notNull(),
  status: text().$type<RecordStatus>().notNull(),
  accountId: text("account_id"),
  email: text().notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name"),
  isGuest: boolean("is_guest").notNull(),
  siteId: text("site_id").notNull(),
  localeId: text("locale_id").notNull(),
  currency: text().notNull(),
  orderedAt: moment("ordered_at").notNull(),
  createdAt: moment("created_at").notNull(),
  total: integer().notNull(),
  tax: integer().notNull(),
  vin: text().notNull(),
  vehicleName: text("vehicle_name").notNull(),
  vehicleId: text("vehicle_id"),
  brand: text().notNull(),
  billingStreet: text("billing_street").notNull(),
  billingCity: text("billing_city").notNull(),
  billingPostalCode: text("billing_postal_code").notNull(),
  billingStateCode: text("billing_state_code"),
  billingCountry: text("billing_country").notNull(),
  paymentType: text("payment_type").notNull(),
  cardType: text("card_type"),
  last4: text(),
  /** The last month of the card, such as "2027-03". */
  cardExpires: text("card_expires"),
  bankCode: text("bank_code"),
  paymentToken: text("payment_token"),
  providerCustomerId: text("provider_customer_id"),
  termsLink: text("terms_link"),
  privacyLink: text("privacy_link"),
  /** The first item's; the history is filtered by it. */
  firstItemFeatureType: text("first_item_feature_type").notNull(),
});
export type OrderRow = typeof orders.$inferSelect;

/** How many orders an account has at a site, by the feature type of their first item. */
export const orderCounts = schema.table("order_counts", {
  accountId: text("account_id").notNull(),
  siteId: text("site_id").notNull(),
  firstItemFeatureType: text("first_item_feature_type").notNull(),
  orders: integer().notNull(),
});

export const items = schema.table("order_items", {
  id: text().primaryKey(),
  orderId: text("order_id").notNull(),
  position: integer().notNull(),
  vin: text().notNull(),
  productId: text("product_id").notNull(),
  variantId: text("variant_id").notNull(),
  name: text().notNull(),
  status: text().$type<RecordStatus>().notNull(),
  featureType: text("feature_type").notNull(),
  subscriptionType: text("subscription_type").notNull(),
  assetId: text("asset_id"),
  imageLink: text("image_link"),
  userManualUrl: text("user_manual_url"),
  term: integer().notNull(),
  termType: text("term_type").$type<TermType>().notNull(),
  total: integer().notNull(),
  tax: integer().notNull(),
  taxRate: doublePrecision("tax_rate").notNull(),
  /** The taxes by name, where the line has several. */
  taxes: jsonb().$type<NamedTax[]>(),
  /** The customer's choice in the order; null does not change the subscription. */
  isAutoRenewed: boolean("is_auto_renewed"),
  /** The last day of the service before this order, as far as commerce knew. */
  previousExpiresOn: date("told_expires_on", { mode: "string" }),
  termStartsOn: date("term_starts_on", { mode: "string" }),
  termEndsOn: date("term_ends_on", { mode: "string" }),
  coolingOffEndsAt: moment("cooling_off_ends_at").notNull(),
  installedAt: moment("installed_at"),
  downloadedAt: moment("downloaded_at"),
  uninstalledAt: moment("uninstalled_at"),
  isCancelled: boolean("is_cancelled").notNull().default(false),
  isNoRefundRequired: boolean("is_no_refund_required").notNull().default(false),
  isNoRefundRequiredForCancellation: boolean("is_no_refund_required_for_cancellation").notNull().default(false),
  hasInstallationFailed: boolean("has_installation_failed").notNull().default(false),
  /** It was renewed without the notice that the law asks for, and can be left at any time. */
  hasFreeExit: boolean("has_free_exit").notNull().default(false),
});
export type ItemRow = typeof items.$inferSelect;

export const assets = schema.table("assets", {
  id: text().primaryKey(),
  parentId: text("parent_id"),
  parentProductCode: text("parent_product_code"),
  accountId: text("account_id"),
  ownerKey: text("owner_key").notNull(),
  vin: text().notNull(),
  productId: text("product_id").notNull(),
  variantId: text("variant_id").notNull(),
  name: text().notNull(),
  featureType: text("feature_type").notNull(),
  status: text().$type<RecordStatus>().notNull(),
  orderId: text("order_id").notNull(),
  itemId: text("item_id").notNull(),
  imageLink: text("image_link"),
  term: integer().notNull(),
  termType: text("term_type").$type<TermType>().notNull(),
  price: integer().notNull(),
  priceTax: integer("price_tax").notNull(),
  expiresOn: date("expires_on", { mode: "string" }),
  coolingOffEndsAt: moment("cooling_off_ends_at").notNull(),
  isAutoRenewed: boolean("is_auto_renewed").notNull(),
  isAutoRenewalCancelled: boolean("is_auto_renewal_cancelled").notNull().default(false),
  /** When the customer last turned auto-renewal on in the account. */
  turnedOnAt: moment("turned_on_at"),
  autoRenewalReason: text("auto_renewal_reason"),
  autoRenewalInfo: text("auto_renewal_info"),
  isCancelled: boolean("is_cancelled").notNull().default(false),
  paymentRecordId: text("payment_record_id"),
  /** The end of the period for which a letter announced another price of the renewal, and the day of that letter. */
  announcedFor: date("announced_for", { mode: "string" }),
  announcedOn: date("announced_on", { mode: "string" }),
  announcedPrice: integer("announced_price"),
  announcedTax: integer("announced_tax"),
  announcedTaxes: jsonb("announced_taxes").$type<NamedTax[]>(),
});
export type AssetRow = typeof assets.$inferSelect;

/** The last day of a vehicle's service over all orders; the version grows with every change. */
export const coverage = schema.table("coverage", {
  vin: text().notNull(),
  productId: text("product_id").notNull(),
  baseUntil: date("base_until", { mode: "string" }),
  expiresOn: date("expires_on", { mode: "string" }),
  version: integer().notNull(),
});

export const paymentRecords = schema.table("payment_records", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  paymentType: text("payment_type").notNull().default(""),
  cardType: text("card_type").notNull().default(""),
  paymentInformation: text("payment_information").notNull().default(""),
  token: text().notNull().default(""),
  bankCode: text("bank_code").notNull().default(""),
  last4: text().notNull().default(""),
  /** The last month of the card, such as "2027-03". */
  cardExpires: text("card_expires").notNull().default(""),
  street: text().notNull().default(""),
  postalCode: text("postal_code").notNull().default(""),
  countryCode: text("country_code").notNull().default(""),
  city: text().notNull().default(""),
  stateCode: text("state_code").notNull().default(""),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  updatedAt: moment("updated_at").notNull(),
});
export type PaymentRecordRow = typeof paymentRecords.$inferSelect;

export const refunds = schema.table("refunds", {
  id: text().primaryKey(),
  itemId: text("item_id").notNull(),
  orderId: text("order_id").notNull(),
  amount: integer().notNull(),
  status: text().$type<RefundStatus>().notNull(),
  reason: text(),
  additionalInfo: text("additional_info"),
  requestedAt: moment("requested_at").notNull(),
  /** The last day for the money; null for refunds from before it was recorded. */
  dueOn: date("due_on", { mode: "string" }),
  /** When the money was sent back; null again if the bank returns it. */
  issuedAt: moment("issued_at"),
  /** Null for refunds from before requests had numbers. */
  requestNumber: text("request_number"),
});
export type RefundRow = typeof refunds.$inferSelect;

/** One request of a customer, for one or more items. */
export const refundRequests = schema.table("refund_requests", {
  number: text().primaryKey(),
  requestedAt: moment("requested_at").notNull(),
});

/** Without a type a document is still being made. */
export const invoices = schema.table("invoices", {
  externalId: text("external_id").primaryKey(),
  orderId: text("order_id").notNull(),
  type: text(),
});
export type InvoiceRow = typeof invoices.$inferSelect;

export const creditNotes = schema.table("credit_notes", {
  externalId: text("external_id").primaryKey(),
  invoiceExternalId: text("invoice_external_id").notNull(),
  refundId: text("refund_id").notNull(),
  type: text(),
});

export const renewals = schema.table("renewals", {
  assetId: text("asset_id").notNull(),
  periodEnd: date("period_end", { mode: "string" }).notNull(),
  attempt: integer().notNull(),
  state: text().$type<"charging" | "charged" | "refused">().notNull(),
  term: integer().notNull(),
  termType: text("term_type").$type<TermType>().notNull(),
  amount: integer().notNull(),
  tax: integer().notNull(),
  taxes: jsonb().$type<NamedTax[]>(),
  currency: text().notNull(),
  token: text().notNull(),
  hasFreeExit: boolean("has_free_exit").notNull().default(false),
  decidedAt: moment("decided_at"),
});

export const reminders = schema.table("reminders", {
  assetId: text("asset_id").notNull(),
  expiresOn: date("expires_on", { mode: "string" }).notNull(),
  dayOffset: integer("day_offset").notNull(),
  kind: text().$type<"renewal" | "expiry">().notNull(),
  loggedAt: moment("logged_at").notNull(),
});

/** The links of letters that were used. */
export const usedLinks = schema.table("used_links", {
  nonce: text().primaryKey(),
  assetId: text("asset_id").notNull(),
  usedAt: moment("used_at").notNull(),
});

/** One calendar of end dates for each owner and site. */
export const calendars = schema.table("calendars", {
  ownerKey: text("owner_key").notNull(),
  siteId: text("site_id").notNull(),
  version: integer().notNull(),
  tokenHash: text("token_hash").notNull(),
});

export const audit = schema.table("audit", {
  at: moment("at").notNull(),
  actor: text().notNull(),
  operation: text().notNull(),
  recordId: text("record_id").notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull(),
});
