import { createHash } from "node:crypto";
import { createConsentRecordsClient } from "../../contracts/consent-records/consent-records-wire.ts";
import { addConsentRecords } from "../../contracts/consent-records/records.ts";
import { createDocumentsClient, storeInvoice } from "../../contracts/documents/documents.ts";
import { importOrder } from "../../contracts/order-management/import-order.ts";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import { payments, providerCustomers } from "../../payments/ledger/tables.ts";
import { type OrderContent, orders } from "../../platform/commerce/orders/order-tables.ts";
import { fillStripeSandbox } from "../../platform/stripe-sandbox/fill-stripe-sandbox.ts";
import { embeddedConnection } from "../../server/platform/embedded-connection.ts";
import { guestCustomer, paidOrder } from "../order-management/paid-order.ts";
import type { KnownPerson, PrivacyFixture } from "./privacy-fixture.ts";

/** The traces of an order that a customer has placed and paid for without signing in. */
export function guestOrderOf({ account: { accountId }, email, firstName, lastName, vins }: KnownPerson) {
  const key = accountId.replaceAll(/\W/g, "").slice(-12);
  return {
    orderNumber: `G-${key}`,
    shopperReference: `guest-${key}`,
    stripeCustomer: `cus_guest_${key}`,
    externalId: `INV-G-${key}`,
    email: email.toUpperCase(),
    firstName,
    lastName,
    vin: vins[0] ?? "",
  };
}
type GuestOrder = ReturnType<typeof guestOrderOf>;

const at = new Date("2026-11-10T09:00:00.000Z");

export async function placeGuestOrder(fixture: PrivacyFixture, order: GuestOrder): Promise<void> {
  await addToCommerce(fixture, order);
  await pay(fixture, order);
  await addToOrderManagement(fixture, order);
  await addConsent(fixture, order);
}

async function addToCommerce({ database }: PrivacyFixture, { orderNumber, ...guest }: GuestOrder) {
  const content = {
    customer_info: { _type: "customer_info", customer_id: "guest", email: guest.email },
    billing_address: { first_name: guest.firstName, last_name: guest.lastName },
    payment_instruments: [],
    product_items: [{ c_SNP_OMS_vin: guest.vin }],
    shipments: [{ shipping_address: { last_name: guest.lastName } }],
  } as unknown as OrderContent;
  await database.queries.insert(orders).values({
    orderNo: orderNumber,
    orderToken: orderNumber,
    siteId: "VCS",
    customerId: guest.shopperReference,
    isGuest: true,
    basketId: orderNumber,
    status: "new",
    content,
    lines: [],
    locale: "en-GB",
    placedAt: at,
    modifiedAt: at,
  });
}

/** The ledger has forgotten the address of a payment that has ended; the provider has its own record of the guest. */
async function pay({ database }: PrivacyFixture, { orderNumber, shopperReference, stripeCustomer, email }: GuestOrder) {
  const provider = "stripe" as const;
  await database.queries.insert(payments).values({
    id: orderNumber,
    purpose: "checkout",
    provider,
    state: "AUTHORISED",
    siteId: "VCS",
    customerId: shopperReference,
    orderReference: orderNumber,
    amount: 8900,
    currency: "GBP",
    country: "GB",
    shopperReference,
    providerCustomer: stripeCustomer,
    method: { type: "card", brand: "visa", last4: "4242", token: "pm_guest" },
    createdAt: at,
    changedAt: at,
  });
  await database.queries.insert(providerCustomers).values({
    provider,
    shopperReference,
    providerCustomer: stripeCustomer,
  });
  const customer = { id: stripeCustomer, email, name: "", sapCdcId: "", at };
  await fillStripeSandbox(database.queries, { customers: [customer], methods: [], payments: [] });
}

async function addToOrderManagement({ platform: { services } }: PrivacyFixture, guest: GuestOrder) {
  const { orderNumber, externalId, email, firstName, lastName, vin } = guest;
  const order = paidOrder({
    orderNo: orderNumber,
    customer: { ...guestCustomer, email, firstName, lastName },
    vehicle: { vin },
  });
  await createOrderManagementClient(embeddedConnection(services["order-management"]))(importOrder, { body: order });
  const { currency, items, billingAddress } = order;
  const { street, city, postalCode, stateCode, countryCode } = billingAddress;
  await createDocumentsClient(embeddedConnection(services.documents))(storeInvoice, {
    params: { externalId },
    body: {
      accountId: null,
      localeId: "en-GB",
      brand: "Land Rover",
      orderNumber,
      issuedOn: "2026-11-10",
      orderedOn: "2026-11-10",
      currency,
      vehicle: { name: "Defender 110", vin },
      customer: { firstName, lastName },
      address: { street, city, postalCode, stateCode, countryCode },
      payment: { type: "card", cardType: "visa", last4: "4242" },
      lines: items.map(({ name, total, tax, taxRate }) => ({ name, term: null, total, tax, taxRate })),
    },
  });
}

async function addConsent({ platform: { services } }: PrivacyFixture, { orderNumber }: GuestOrder) {
  const text = "I accept the terms.";
  const record = {
    key: `order:${orderNumber}:terms`,
    kind: "terms",
    choice: "accepted",
    text,
    textHash: createHash("sha256").update(text).digest("hex"),
    version: "2026-11-01",
    siteId: "VCS",
    locale: "en-GB",
    recordedAt: at.toISOString(),
    keepUntil: "2030-11-10",
    orderNumber,
    accountId: null,
    consentId: null,
  } as const;
  await createConsentRecordsClient(embeddedConnection(services["consent-records"]))(addConsentRecords, {
    body: { records: [record] },
  });
}
