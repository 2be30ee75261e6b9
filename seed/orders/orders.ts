import { addDays } from "../../platform/order-management/calendar.ts";
import { deriveRecordId } from "../../platform/order-management/record-id.ts";
import { versionsOn } from "../help-content/legal/versions.ts";
import { addDocuments } from "./documents.ts";
import { addItem, price, vinOf } from "./items.ts";
import { type OrderMarket, type OrderMarketCode, orderMarkets, orderServices, payerOf, vehicleOf } from "./markets.ts";
import type { OrderCustomer, OrderContext, SeededOrders } from "./seeded-orders.ts";
import { type DemoOrder, demoOrders } from "./demo-orders.ts";

/** The orders of the demo's customers, the same for the same day. */
export function seedOrders(today: Date, customers: readonly OrderCustomer[]): SeededOrders {
  const data: SeededOrders = {
    today: today.toISOString().slice(0, 10),
    paymentRecords: [],
    orders: [],
    assets: [],
    items: [],
    coverage: [],
    refundRequests: [],
    refunds: [],
    invoices: [],
    creditNotes: [],
    documents: [],
  };
  for (const customer of customers) {
    const customerOrders: readonly DemoOrder[] = demoOrders[customer.persona ?? "ordersInEveryStatus"];
    if (customerOrders.length === 0 || customer.vins.length === 0) continue;
    addPaymentRecord(data, customer);
    for (const order of customerOrders) addOrder(data, customer, order);
  }
  return data;
}

const tokenOf = ({ accountId, persona }: OrderCustomer) =>
  persona === "expiredCard" ? `declined_expired_${accountId}` : `tok_${accountId}`;

/** An account has one, whatever makes it buys from. */
function addPaymentRecord(data: SeededOrders, customer: OrderCustomer): void {
  if (data.paymentRecords.some(({ accountId }) => accountId === customer.accountId)) return;
  const market = orderMarkets[customer.market];
  data.paymentRecords.push({
    id: deriveRecordId("paymentRecord", customer.accountId),
    accountId: customer.accountId,
    paymentType: "card",
    cardType: "visa",
    paymentInformation: "visa **** 4242",
    token: tokenOf(customer),
    last4: "4242",
    street: market.street,
    postalCode: market.postalCode,
    countryCode: market.countryCode,
    city: market.city,
    stateCode: market.stateCode ?? "",
    firstName: customer.firstName,
    lastName: customer.lastName,
    updatedAt: new Date(data.today),
  });
}

/** Early in the morning, so that today's orders are in the past for most of the day. */
const orderHour = 6 * 3_600_000;

function addOrder(data: SeededOrders, customer: OrderCustomer, demoOrder: DemoOrder): void {
  const market: OrderMarket = orderMarkets[customer.market];
  const orderedAt = new Date(Date.parse(addDays(data.today, -demoOrder.daysAgo)) + orderHour);
  const context: OrderContext = { customer, market, demoOrder, orderId: orderIdOf(customer, demoOrder), orderedAt };
  const lines = demoOrder.items.map((item) => price(item, market));
  data.orders.push({
    ...billing(context),
    ...legalLinks(context),
    id: context.orderId,
    orderNumber: orderNumberOf(customer, demoOrder),
    recordType: recordType(demoOrder),
    storefront: demoOrder.storefront,
    status: demoOrder.order,
    orderedAt,
    createdAt: orderedAt,
    total: lines.reduce((sum, line) => sum + line.total, 0),
    tax: lines.reduce((sum, line) => sum + line.tax, 0),
    firstItemFeatureType: demoOrder.items[0] ? orderServices[demoOrder.items[0].service].featureType : "",
  });
  for (const [position, item] of demoOrder.items.entries()) addItem(data, context, { item, position });
  addDocuments(data, context);
}

/**
 * The versions that applied when the order was placed. The previous shop recorded none. For an order of today those of
 * yesterday: where today has not begun yet, such as in Canada, a text of today cannot be read.
 */
function legalLinks({ market, demoOrder, orderedAt, customer }: OrderContext) {
  if (demoOrder.storefront === "Magento") return {};
  const { terms, privacy } = versionsOn(
    addDays(orderedAt.toISOString().slice(0, 10), demoOrder.daysAgo === 0 ? -1 : 0),
    market.localeId,
  );
  const prefix = `https://shop.example${customer.siteId === "VCSJ" ? "/jaguar" : ""}/${market.localeId}`;
  return {
    termsLink: terms ? `${prefix}/terms-conditions?version=${terms}` : null,
    privacyLink: privacy ? `${prefix}/privacy?version=${privacy}` : null,
  };
}

function orderIdOf({ accountId, siteId }: OrderCustomer, { key }: DemoOrder): string {
  return deriveRecordId("order", [accountId, ...(siteId === "VCSJ" ? ["VCSJ"] : []), key].join(":"));
}

export function orderNumberOf(customer: OrderCustomer, order: DemoOrder): string {
  const shop = order.storefront === "Magento" ? "M" : "D";
  return `${shop}${orderIdOf(customer, order).slice(3, 15).toUpperCase()}${order.key}`;
}

export const guestEmail = (market: OrderMarketCode): string => `guest.${market.toLowerCase()}@example.com`;

function recordType({ items }: DemoOrder): "OrderSummary" | "FulfillmentOrder" | "ReturnOrder" {
  if (items.some(({ status }) => status.startsWith("RETURN"))) return "ReturnOrder";
  return items.some(({ reached }) => reached !== undefined) ? "FulfillmentOrder" : "OrderSummary";
}

function billing({ customer, market, demoOrder }: OrderContext) {
  const vin = vinOf(customer, demoOrder.items[0]?.asset);
  const vehicle = vehicleOf(vin);
  const isLegacy = demoOrder.storefront === "Magento";
  return {
    accountId: demoOrder.isGuest ? null : customer.accountId,
    email: demoOrder.isGuest ? guestEmail(customer.market) : customer.email,
    firstName: customer.firstName,
    lastName: isLegacy ? null : customer.lastName,
    isGuest: demoOrder.isGuest ?? false,
    siteId: vehicle.siteId,
    localeId: market.localeId,
    currency: market.currency,
    vin,
    vehicleName: vehicle.name,
    brand: vehicle.brand,
    billingStreet: market.street,
    billingCity: market.city,
    billingPostalCode: market.postalCode,
    billingStateCode: market.stateCode,
    billingCountry: market.countryCode,
    paymentType: isLegacy ? "stripe_payments" : market.paymentType,
    ...payerOf(market.paymentType),
    bankCode: market.paymentType === "ideal" ? "INGBNL2A" : null,
    paymentToken: isLegacy ? null : tokenOf(customer),
  };
}
