import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { type ImportedOrder, importOrder } from "../../../contracts/order-management/import-order.ts";
import type { Database, Queries } from "../../../database/database.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { coolingOffEnd } from "../calendar.ts";
import { startRenewals } from "../life-cycle/allocate.ts";
import type { LifeCycleSettings } from "../life-cycle/settings.ts";
import { startLifeCycle } from "../life-cycle/start-life-cycle.ts";
import { writeOrderReceived } from "../letters/order-letters.ts";
import { insertOrders } from "../insert-orders.ts";
import { newRecordId } from "../record-id.ts";
import { refuseSomInput } from "../som-fault.ts";
import { items, type OrderRow, orders } from "../tables.ts";

type ImportDeps = { database: Database; now: () => Date; settings: LifeCycleSettings };

export function serveImport(app: Hono, deps: ImportDeps): void {
  serveEndpoint(app, importOrder, {
    refuseInput: refuseSomInput,
    async handle({ body }) {
      const id = await deps.database.transaction((tx) => storeOrder(tx, body, deps));
      return { id, orderNumber: body.orderNo };
    },
  });
}

async function storeOrder(tx: Queries, order: ImportedOrder, { now, settings }: ImportDeps): Promise<string> {
  const at = now();
  const row = orderRow(order, at);
  const [added] = await insertOrders(tx, [row]);
  if (!added) return storeRepeatedOrder(tx, order, at);
  await tx.insert(items).values(itemRows(order, added.id));
  await startLifeCycle(tx, { orderId: added.id, at, settings });
  await writeOrderReceived(tx, { order: row, at });
  return added.id;
}

/** A repeated order may have the payment token that was missing the first time. */
async function storeRepeatedOrder(tx: Queries, { orderNo, payment }: ImportedOrder, at: Date): Promise<string> {
  const [existing] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNo)).for("no key update");
  if (!existing) throw new Error("The order number exists, but the order cannot be read.");
  if (existing.paymentToken !== null || payment.token === null) return existing.id;
  await tx.update(orders).set({ paymentToken: payment.token }).where(eq(orders.id, existing.id));
  await startRenewals(tx, { order: { ...existing, paymentToken: payment.token }, at });
  return existing.id;
}

function orderRow(order: ImportedOrder, at: Date): OrderRow {
  const { customer, vehicle, billingAddress, payment } = order;
  return {
    id: newRecordId("order"),
    orderNumber: order.orderNo,
    recordType: "OrderSummary",
    storefront: "VCS",
    status: "Created",
    accountId: customer.isGuest ? null : customer.accountId,
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    isGuest: customer.isGuest,
    siteId: order.siteId,
    localeId: order.localeId,
    currency: order.currency,
    orderedAt: new Date(order.placedAt),
    createdAt: at,
    total: order.total,
    tax: order.tax,
    vin: vehicle.vin,
    vehicleName: vehicle.name,
    vehicleId: vehicle.id,
    brand: vehicle.brand,
    billingStreet: billingAddress.street,
    billingCity: billingAddress.city,
    billingPostalCode: billingAddress.postalCode,
    billingStateCode: billingAddress.stateCode,
    billingCountry: billingAddress.countryCode,
    paymentType: payment.type,
    cardType: payment.cardType,
    last4: payment.last4,
    cardExpires: cardMonth(payment.expirationDate),
    bankCode: payment.bankCode,
    paymentToken: payment.token,
    providerCustomerId: payment.providerCustomerId,
    termsLink: order.termsLink ?? null,
    privacyLink: order.privacyLink ?? null,
    firstItemFeatureType: order.items[0]?.featureType ?? "",
  };
}

/** The month of a card that commerce writes as 03/27. */
function cardMonth(expirationDate: string | null): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expirationDate ?? "") ?? [];
  return month && year ? `20${year}-${month}` : null;
}

function itemRows(order: ImportedOrder, orderId: string): (typeof items.$inferInsert)[] {
  const coolingOffEndsAt = coolingOffEnd(new Date(order.placedAt), order);
  return order.items.map((item, position) => ({
    id: newRecordId("item"),
    orderId,
    position,
    vin: order.vehicle.vin,
    productId: item.productId,
    variantId: item.variantId,
    name: item.name,
    status: "ORDERED",
    featureType: item.featureType,
    subscriptionType: item.subscriptionType,
    imageLink: item.imageLink,
    userManualUrl: item.userManualUrl,
    term: item.term,
    termType: item.termType,
    total: item.total,
    tax: item.tax,
    taxRate: item.taxRate,
    taxes: item.taxes ?? null,
    isAutoRenewed: item.isAutoRenewed,
    previousExpiresOn: item.currentExpiryDate ?? null,
    coolingOffEndsAt,
  }));
}
