import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { type ImportedOrder, importOrder } from "../../../contracts/order-management/import-order.ts";
import type { Database, Queries } from "../../../database/database.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { coolingOffEnd } from "../calendar.ts";
import { startRenewals } from "../life-cycle/allocate.ts";
import type { LifeCycleSettings } from "../life-cycle/settings.ts";
import { startLifeCycle } from "../life-cycle/start.ts";
import { newRecordId } from "../record-id.ts";
import { refuseSomInput } from "../som-fault.ts";
import { items, orders } from "../tables.ts";

type Import = { database: Database; now: () => Date; settings: LifeCycleSettings };

export function serveImport(app: Hono, deps: Import): void {
  serveEndpoint(app, importOrder, {
    refuseInput: refuseSomInput,
    async handle({ body }) {
      const id = await deps.database.transaction((tx) => keep(tx, body, deps));
      return { id, orderNumber: body.orderNo };
    },
  });
}

async function keep(tx: Queries, order: ImportedOrder, { now, settings }: Import): Promise<string> {
  const at = now();
  const [added] = await tx
    .insert(orders)
    .values(orderRow(order, at))
    .onConflictDoNothing({ target: orders.orderNumber })
    .returning({ id: orders.id });
  if (!added) return takeAgain(tx, order, at);
  await tx.insert(items).values(itemRows(order, added.id, settings));
  await startLifeCycle(tx, { orderId: added.id, at, settings });
  return added.id;
}

/** An order that comes again may bring the token that its payment did not have at first. */
async function takeAgain(tx: Queries, { orderNo, payment }: ImportedOrder, at: Date): Promise<string> {
  const [known] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNo)).for("update");
  if (!known) throw new Error("An order number is taken by an order that cannot be read.");
  if (known.paymentToken !== null || payment.token === null) return known.id;
  await tx.update(orders).set({ paymentToken: payment.token }).where(eq(orders.id, known.id));
  await startRenewals(tx, { order: { ...known, paymentToken: payment.token }, at });
  return known.id;
}

function orderRow(order: ImportedOrder, at: Date): typeof orders.$inferInsert {
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
    bankCode: payment.bankCode,
    paymentToken: payment.token,
    providerCustomerId: payment.providerCustomerId,
  };
}

function itemRows(order: ImportedOrder, orderId: string, settings: LifeCycleSettings): (typeof items.$inferInsert)[] {
  const coolingOffEndsAt = coolingOffEnd(new Date(order.placedAt), settings.coolingOffDays, order);
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
    toldExpiresOn: item.currentExpiryDate ?? null,
    coolingOffEndsAt,
  }));
}
