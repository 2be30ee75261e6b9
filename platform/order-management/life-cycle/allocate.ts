import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { newRecordId } from "../record-id.ts";
import { assets, type ItemRow, items, type OrderRow, orders, paymentRecords } from "../tables.ts";
import type { LifeCycleDeps } from "./life-cycle-deps.ts";
import { addSeconds, topics } from "./topics.ts";

/** ORDERED becomes ALLOCATED: every item gets its asset, which is in progress from now on. */
export async function allocate(
  { database, now, settings }: LifeCycleDeps,
  { orderId }: { orderId: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("no key update");
    if (!order) return;
    const ordered = await tx
      .select()
      .from(items)
      .where(and(eq(items.orderId, orderId), eq(items.status, "ORDERED")))
      .orderBy(asc(items.productId), asc(items.position));
    for (const item of ordered) {
      const assetId = await attachAsset(tx, { order, item, at: now() });
      await tx.update(items).set({ status: "ALLOCATED", assetId, downloadedAt: now() }).where(eq(items.id, item.id));
      await enqueue(tx, {
        topic: topics.install,
        payload: { itemId: item.id, waits: 0 },
        runAt: addSeconds(now(), settings.stepSeconds),
        key: item.id,
      });
    }
    if (ordered.length > 0)
      await tx.update(orders).set({ recordType: "FulfillmentOrder" }).where(eq(orders.id, orderId));
  });
}

/** Identifies the owner of a subscription: an account, or a guest by e-mail address. */
export const ownerKey = ({ accountId, email }: Pick<OrderRow, "accountId" | "email">): string =>
  accountId === null ? `guest:${email.toLowerCase()}` : `account:${accountId}`;

/** Keeps one asset per owner, vehicle and service: another purchase reuses it. */
async function attachAsset(
  tx: Queries,
  { order, item, at }: { order: OrderRow; item: ItemRow; at: Date },
): Promise<string> {
  const isRenewable = item.isAutoRenewed === true && item.termType !== "one-time";
  const isRenewalOrdered = isRenewable && order.accountId !== null && order.paymentToken !== null;
  const paymentRecordId = isRenewalOrdered ? await ensurePaymentRecord(tx, order, at) : null;
  const [asset] = await tx
    .insert(assets)
    .values({
      id: newRecordId("asset"),
      accountId: order.accountId,
      ownerKey: ownerKey(order),
      vin: item.vin,
      productId: item.productId,
      ...planFields(item),
      status: "In progress",
      orderId: order.id,
      itemId: item.id,
      isAutoRenewed: isRenewalOrdered,
      paymentRecordId,
    })
    .onConflictDoUpdate({
      target: [assets.ownerKey, assets.vin, assets.productId],
      set: {
        status: "In progress",
        isCancelled: false,
        ...(item.isAutoRenewed !== null && {
          isAutoRenewed: isRenewalOrdered,
          isAutoRenewalCancelled: false,
          paymentRecordId,
        }),
      },
    })
    .returning({ id: assets.id });
  if (!asset) throw new Error("An asset was neither created nor found.");
  return asset.id;
}

/** Turns on the ordered renewals once there is a payment token for them. */
export async function startRenewals(tx: Queries, { order, at }: { order: OrderRow; at: Date }): Promise<void> {
  const renewedItems = await tx
    .select({ assetId: items.assetId })
    .from(items)
    .where(and(eq(items.orderId, order.id), eq(items.isAutoRenewed, true), isNotNull(items.assetId)));
  if (renewedItems.length === 0 || order.accountId === null) return;
  const paymentRecordId = await ensurePaymentRecord(tx, order, at);
  const assetIds = renewedItems.flatMap(({ assetId }) => assetId ?? []);
  // Not for a customer who has cancelled in the meantime.
  const isWaiting = and(
    inArray(assets.id, assetIds),
    eq(assets.isAutoRenewed, false),
    eq(assets.isAutoRenewalCancelled, false),
    eq(assets.isCancelled, false),
  );
  await tx.update(assets).set({ isAutoRenewed: true, paymentRecordId }).where(isWaiting);
}

/** The fields of an asset about its latest plan, and the price of the next one. */
export function planFields(item: ItemRow) {
  return {
    variantId: item.variantId,
    name: item.name,
    featureType: item.featureType,
    imageLink: item.imageLink,
    term: item.term,
    termType: item.termType,
    price: item.total,
    priceTax: item.tax,
    coolingOffEndsAt: item.coolingOffEndsAt,
  };
}

/** Renewals are paid with the account's saved method; if there is none, the order's payment method is saved. */
async function ensurePaymentRecord(tx: Queries, order: OrderRow, at: Date): Promise<string> {
  if (order.accountId === null) throw new Error("Only an account has a saved payment method.");
  const saved = {
    paymentType: order.paymentType,
    cardType: order.cardType ?? "",
    token: order.paymentToken ?? "",
    bankCode: order.bankCode ?? "",
    last4: order.last4 ?? "",
    cardExpires: order.cardExpires ?? "",
    street: order.billingStreet,
    postalCode: order.billingPostalCode,
    countryCode: order.billingCountry,
    city: order.billingCity,
    stateCode: order.billingStateCode ?? "",
    firstName: order.firstName,
    lastName: order.lastName ?? "",
    updatedAt: at,
  };
  await tx
    .insert(paymentRecords)
    .values({ id: newRecordId("paymentRecord"), accountId: order.accountId, ...saved })
    .onConflictDoUpdate({ target: paymentRecords.accountId, set: saved, setWhere: sql`${paymentRecords.token} = ''` });
  const [record] = await tx
    .select({ id: paymentRecords.id })
    .from(paymentRecords)
    .where(eq(paymentRecords.accountId, order.accountId))
    .for("no key update");
  if (!record) throw new Error("A payment record was neither created nor found.");
  return record.id;
}
