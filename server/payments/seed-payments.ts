import { createHash } from "node:crypto";
import type { Queries } from "../../database/database.ts";
import { fillPayments, type PaymentsData } from "../../payments/fill-payments.ts";
import { paymentMarkets } from "../../payments/markets.ts";
import { type AdyenSandboxData, fillAdyenSandbox } from "../../platform/adyen-sandbox/fill-adyen-sandbox.ts";
import type { OrdersData } from "../../platform/order-management/fill-orders.ts";
import { fillStripeSandbox, type StripeSandboxData } from "../../platform/stripe-sandbox/fill-stripe-sandbox.ts";
import { merchantAccount } from "./sandbox-keys.ts";

type Orders = Pick<OrdersData, "today" | "paymentRecords" | "orders">;
type Seeded = { ledger: PaymentsData; adyen: AdyenSandboxData; stripe: StripeSandboxData };

const providerOf = (country: string) => paymentMarkets[country]?.provider ?? "adyen";

/** A stable id for a name, as long as a provider's references. */
const nameOf = (name: string, length: number) => createHash("sha256").update(name).digest("hex").slice(0, length);
const customerOf = (account: string) => `cus_${nameOf(account, 24)}`;

/** The cards and payments behind the demonstration's orders, so that renewals and refunds find what they belong to. */
export async function seedPayments(queries: Queries, orders: Orders): Promise<void> {
  const { ledger, adyen, stripe } = seededPayments(orders);
  await fillPayments(queries, ledger);
  await fillAdyenSandbox(queries, adyen);
  await fillStripeSandbox(queries, stripe);
}

export function seededPayments(orders: Orders): Seeded {
  const data: Seeded = {
    ledger: { methods: [], payments: [], providerCustomers: [] },
    adyen: { storedMethods: [], payments: [] },
    stripe: { customers: [], methods: [], payments: [] },
  };
  for (const record of orders.paymentRecords) addMethod(data, record, new Date(orders.today));
  for (const order of orders.orders) addPayment(data, order);
  return data;
}

type PaymentRecord = Orders["paymentRecords"][number];
type Order = Orders["orders"][number];

/** Tokens with this prefix belong to refused cards. */
const isDeclined = (token: string) => token.startsWith("declined");

/** Tokens with this prefix belong to cards that expired last month. */
function expiryOf(token: string, today: Date): { expMonth: number; expYear: number } {
  if (!token.startsWith("declined_expired")) return { expMonth: 3, expYear: 2030 };
  const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1));
  return { expMonth: last.getUTCMonth() + 1, expYear: last.getUTCFullYear() };
}

function addMethod(data: Seeded, record: PaymentRecord, at: Date): void {
  const { token = "", accountId, countryCode: country = "", last4 = "" } = record;
  if (token === "") return;
  const provider = providerOf(country);
  const providerCustomer = provider === "stripe" ? customerOf(accountId) : null;
  const expiry = expiryOf(token, at);
  const details = { token, type: "card" as const, brand: "visa", last4, ...expiry, country };
  data.ledger.methods.push({
    token,
    provider,
    shopperReference: accountId,
    providerCustomer,
    details,
    country,
    addedAt: at,
  });
  if (providerCustomer === null) {
    const scenario = isDeclined(token) ? "expired" : "fine";
    const method = {
      type: "scheme",
      brand: "visa",
      last4,
      expiryMonth: String(expiry.expMonth).padStart(2, "0"),
      expiryYear: String(expiry.expYear),
      country,
      scenario,
    } as const;
    data.adyen.storedMethods.push({ id: token, shopperReference: accountId, method, madeAt: at });
    return;
  }
  const name = `${record.firstName ?? ""} ${record.lastName ?? ""}`.trim();
  const scenario = isDeclined(token) ? "refuses-charges" : "fine";
  data.ledger.providerCustomers.push({ provider, shopperReference: accountId, providerCustomer });
  data.stripe.customers.push({ id: providerCustomer, email: "", name, sapCdcId: accountId, at });
  data.stripe.methods.push({ id: token, customer: providerCustomer, last4, ...expiry, country, scenario, at });
}

const unpaid = new Set(["Payment Failed", "Payment Error", "Payment Pending"]);

function addPayment(data: Seeded, order: Order): void {
  const { paymentToken: token, orderNumber: orderNo, total: amount, currency, billingCountry: country } = order;
  if (!token || amount === 0 || unpaid.has(order.status)) return;
  const provider = providerOf(country);
  const account = order.accountId ?? `guest-${nameOf(order.email, 16)}`;
  const providerCustomer = provider === "stripe" ? customerOf(account) : null;
  const chargeReference = provider === "stripe" ? `pi_${nameOf(orderNo, 24)}` : nameOf(orderNo, 16).toUpperCase();
  const at = order.orderedAt;
  data.ledger.payments.push({
    id: `seed-${orderNo}`,
    purpose: "checkout",
    provider,
    state: "AUTHORISED",
    siteId: order.siteId,
    customerId: account,
    orderReference: orderNo,
    merchantReference: orderNo,
    idempotencyKey: `pay:${orderNo}`,
    amount,
    currency,
    country,
    shopperReference: account,
    providerCustomer,
    chargeReference,
    method: { token, type: "card", brand: "visa", last4: "4242", country },
    syncedState: "AUTHORISED",
    createdAt: at,
    submittedAt: at,
    changedAt: at,
  });
  if (providerCustomer === null) {
    data.adyen.payments.push({
      pspReference: chargeReference,
      merchantAccount,
      reference: orderNo,
      shopperReference: account,
      amount,
      currency,
      state: "authorised",
      method: { type: "scheme", brand: "visa", last4: "4242", country, scenario: "fine" },
      isStored: true,
      token,
      secret: `seed-${orderNo}`,
      madeAt: at,
    });
    return;
  }
  const intent = { id: chargeReference, customer: providerCustomer, method: token, amount, orderNo, at };
  data.stripe.payments.push({ ...intent, currency: currency.toLowerCase() });
}
