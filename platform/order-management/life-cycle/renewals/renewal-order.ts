import { eq } from "drizzle-orm";
import type { RecordStatus } from "../../../../contracts/order-management/statuses.ts";
import type { Queries } from "../../../../database/database.ts";
import { coolingOffEnd } from "../../calendar.ts";
import { insertOrders } from "../../insert-orders.ts";
import { newRecordId } from "../../record-id.ts";
import { type AssetRow, items, orders, type PaymentRecordRow, paymentRecords, type renewals } from "../../tables.ts";
import type { LifeCycleSettings } from "../settings.ts";
import { startLifeCycle } from "../start-life-cycle.ts";

type RenewalOrder = {
  asset: AssetRow;
  renewal: typeof renewals.$inferSelect;
  at: Date;
  settings: LifeCycleSettings;
};

/** Every renewed period of an asset has one order, with one number. */
export const renewalOrderNumber = ({ assetId, periodEnd }: { assetId: string; periodEnd: string }): string =>
  `R${periodEnd.replaceAll("-", "")}-${assetId.slice(3, 15)}`;

const renewalNumber = /^R\d{8}-[A-Za-z0-9]{12}$/;

/** Whether an order was made by a renewal, not by the customer. */
export const isRenewalOrder = ({ orderNumber }: { orderNumber: string }): boolean => renewalNumber.test(orderNumber);

/** A charged renewal becomes an order with the usual life cycle. */
export async function addRenewalOrder(tx: Queries, renewalOrder: RenewalOrder): Promise<void> {
  const orderId = await addOrder(tx, renewalOrder, { order: "Created", item: "ORDERED" });
  await startLifeCycle(tx, { orderId, at: renewalOrder.at, settings: renewalOrder.settings });
}

/** Shows the customer a renewal that could not be charged, as an order that is never installed. */
export async function addPaymentErrorOrder(tx: Queries, renewalOrder: RenewalOrder): Promise<void> {
  await addOrder(tx, renewalOrder, { order: "Payment Error", item: "Payment Error" });
}

async function addOrder(
  tx: Queries,
  { asset, renewal, at }: Omit<RenewalOrder, "settings">,
  status: { order: RecordStatus; item: RecordStatus },
): Promise<string> {
  const [lastOrder] = await tx.select().from(orders).where(eq(orders.id, asset.orderId));
  const [item] = await tx.select().from(items).where(eq(items.id, asset.itemId));
  const [record] = asset.paymentRecordId
    ? await tx.select().from(paymentRecords).where(eq(paymentRecords.id, asset.paymentRecordId))
    : [];
  if (!lastOrder || !item) throw new Error("The asset has no order.");
  const orderId = newRecordId("order");
  const added = await insertOrders(tx, [
    {
      ...lastOrder,
      ...(record && billingFields(record)),
      id: orderId,
      orderNumber: renewalOrderNumber(renewal),
      recordType: "OrderSummary",
      storefront: "VCS",
      status: status.order,
      orderedAt: at,
      createdAt: at,
      total: renewal.amount,
      tax: renewal.tax,
      firstItemFeatureType: asset.featureType,
    },
  ]);
  if (added.length === 0) throw new Error("The renewal has an order already.");
  await tx.insert(items).values({
    id: newRecordId("item"),
    orderId,
    position: 0,
    vin: asset.vin,
    productId: asset.productId,
    variantId: asset.variantId,
    name: asset.name,
    status: status.item,
    featureType: asset.featureType,
    subscriptionType: item.subscriptionType,
    imageLink: asset.imageLink,
    userManualUrl: item.userManualUrl,
    term: renewal.term,
    termType: renewal.termType,
    total: renewal.amount,
    tax: renewal.tax,
    taxRate: item.taxRate,
    taxes: renewal.taxes,
    isAutoRenewed: null,
    hasFreeExit: renewal.hasFreeExit,
    coolingOffEndsAt: coolingOffEnd(at, lastOrder),
  });
  return orderId;
}

function billingFields(record: PaymentRecordRow): Partial<typeof orders.$inferInsert> {
  return {
    paymentType: record.paymentType,
    cardType: record.cardType || null,
    last4: record.last4 || null,
    cardExpires: record.cardExpires || null,
    bankCode: record.bankCode || null,
    paymentToken: record.token || null,
    ...(record.street !== "" && {
      billingStreet: record.street,
      billingCity: record.city,
      billingPostalCode: record.postalCode,
      billingStateCode: record.stateCode || null,
      billingCountry: record.countryCode,
      firstName: record.firstName,
      lastName: record.lastName || null,
    }),
  };
}
