import { eq } from "drizzle-orm";
import type { AccountStatus } from "../../../../contracts/order-management/statuses.ts";
import type { Queries } from "../../../../database/database.ts";
import { coolingOffEnd } from "../../calendar.ts";
import { newRecordId } from "../../record-id.ts";
import { type AssetRow, items, orders, type PaymentRecordRow, paymentRecords, type renewals } from "../../tables.ts";
import type { LifeCycleSettings } from "../settings.ts";
import { startLifeCycle } from "../start.ts";

type RenewalOrder = {
  asset: AssetRow;
  renewal: typeof renewals.$inferSelect;
  at: Date;
  settings: LifeCycleSettings;
};

/** Every renewed period of an asset has one order, and so one number. */
export const renewalOrderNumber = ({ assetId, periodEnd }: { assetId: string; periodEnd: string }): string =>
  `R${periodEnd.replaceAll("-", "")}-${assetId.slice(3, 15)}`;

/** A charged renewal is an order like any other, and goes the same way. */
export async function addRenewalOrder(tx: Queries, about: RenewalOrder): Promise<void> {
  const orderId = await addOrder(tx, about, { order: "Created", item: "ORDERED" });
  await startLifeCycle(tx, { orderId, at: about.at, settings: about.settings });
}

/** What could not be charged is shown to the customer, with nothing to pay and nothing to install. */
export async function addPaymentErrorOrder(tx: Queries, about: RenewalOrder): Promise<void> {
  await addOrder(tx, about, { order: "Payment Error", item: "Payment Error" });
}

async function addOrder(
  tx: Queries,
  { asset, renewal, at, settings }: RenewalOrder,
  status: { order: AccountStatus; item: AccountStatus },
): Promise<string> {
  const [last] = await tx.select().from(orders).where(eq(orders.id, asset.orderId));
  const [item] = await tx.select().from(items).where(eq(items.id, asset.itemId));
  const [record] = asset.paymentRecordId
    ? await tx.select().from(paymentRecords).where(eq(paymentRecords.id, asset.paymentRecordId))
    : [];
  if (!last || !item) throw new Error("An asset without the order it came from.");
  const orderId = newRecordId("order");
  await tx.insert(orders).values({
    ...last,
    ...(record && billedTo(record)),
    id: orderId,
    orderNumber: renewalOrderNumber(renewal),
    recordType: "OrderSummary",
    storefront: "VCS",
    status: status.order,
    orderedAt: at,
    createdAt: at,
    total: renewal.amount,
    tax: renewal.tax,
  });
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
    term: asset.term,
    termType: asset.termType,
    total: renewal.amount,
    tax: renewal.tax,
    taxRate: item.taxRate,
    taxes: item.total === renewal.amount && item.tax === renewal.tax ? item.taxes : null,
    isAutoRenewed: null,
    coolingOffEndsAt: coolingOffEnd(at, settings.coolingOffDays, last),
  });
  return orderId;
}

function billedTo(record: PaymentRecordRow): Partial<typeof orders.$inferInsert> {
  return {
    paymentType: record.paymentType,
    cardType: record.cardType || null,
    last4: record.last4 || null,
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
