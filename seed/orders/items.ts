import { addDays, coolingOffEnd, type Day, dayOf } from "../../platform/order-management/calendar.ts";
import { ownerKey } from "../../platform/order-management/life-cycle/allocate.ts";
import { deriveRecordId } from "../../platform/order-management/record-id.ts";
import { type OrderMarket, type OrderService, orderServices } from "./markets.ts";
import type { OrderCustomer, Placed, SeededOrders } from "./seeded-orders.ts";
import type { ShownAsset, ShownItem } from "./shown-orders.ts";
import { toMinorUnits } from "../../contracts/minor-units.ts";

const coolingOffDays = 14;
const tenMinutes = 600_000;
const reachedSteps = { downloaded: 1, installed: 2, uninstalled: 3 } as const;
/** What a bundle is made of. */
const bundleParts: readonly OrderService[] = ["CONNAV-PRO", "REMOTE", "SECURE"];

type ItemRow = SeededOrders["items"][number];

export const vinOf = ({ vins }: OrderCustomer, asset?: ShownAsset): string =>
  vins[(asset?.vehicle ?? 0) % vins.length] ?? "";

export function price(
  { service }: ShownItem,
  { currency, taxRate, isNet }: OrderMarket,
): { total: number; tax: number } {
  const shown = toMinorUnits(orderServices[service].prices[currency]);
  const tax = Math.round(isNet ? shown * taxRate : shown - shown / (1 + taxRate));
  return { total: isNet ? shown + tax : shown, tax };
}

export function addItem(
  data: SeededOrders,
  placed: Placed,
  { item, position }: { item: ShownItem; position: number },
): void {
  const row = itemRow(placed, item, position);
  const { asset: shown } = item;
  if (shown) {
    const termEndsOn = shown.expiresIn === null ? null : addDays(data.today, shown.expiresIn);
    if (termEndsOn) Object.assign(row, { termStartsOn: dayOf(placed.orderedAt, placed.market), termEndsOn });
    row.assetId = addAsset(data, placed, { row, shown, expiresOn: termEndsOn });
  }
  data.items.push(row);
  if (item.refund) {
    data.refunds.push({
      id: deriveRecordId("refund", row.id),
      itemId: row.id,
      orderId: placed.orderId,
      amount: row.total,
      status: item.refund,
      reason: "Service is no longer needed",
      requestedAt: new Date(placed.orderedAt.getTime() + 6 * tenMinutes),
    });
  }
}

function itemRow({ customer, market, orderId, orderedAt }: Placed, item: ShownItem, position: number): ItemRow {
  const step = item.reached ? reachedSteps[item.reached] : 0;
  const at = (reached: number) => (step >= reached ? new Date(orderedAt.getTime() + reached * tenMinutes) : null);
  const { name, featureType } = orderServices[item.service];
  const { isCancelled = false, hasNoRefund = false, hasFailed = false } = item;
  return {
    id: deriveRecordId("item", `${orderId}:${position}`),
    orderId,
    position,
    vin: vinOf(customer, item.asset),
    productId: item.service,
    variantId: `${item.service}-12M`,
    name,
    status: item.status,
    featureType,
    subscriptionType: "Subscription",
    term: 1,
    termType: "year",
    ...price(item, market),
    taxRate: market.taxRate,
    isAutoRenewed: item.asset?.isAutoRenewed ?? false,
    coolingOffEndsAt: coolingOffEnd(orderedAt, coolingOffDays, market),
    downloadedAt: at(1),
    installedAt: at(2),
    uninstalledAt: at(3),
    isCancelled,
    isNoRefundRequired: hasNoRefund,
    isNoRefundRequiredForCancellation: hasNoRefund,
    hasInstallationFailed: hasFailed,
  };
}

type NewAsset = { row: ItemRow; shown: ShownAsset; expiresOn: Day | null };

/** The id of the asset; null when the holder already has the service on that vehicle. */
function addAsset(data: SeededOrders, placed: Placed, { row, shown, expiresOn }: NewAsset): string | null {
  const order = data.orders.find(({ id }) => id === placed.orderId);
  if (!order) throw new Error("An item before its order.");
  const accountId = order.accountId ?? null;
  const owner = ownerKey({ accountId, email: order.email });
  const { vin, productId } = row;
  if (data.assets.some((asset) => asset.ownerKey === owner && asset.vin === vin && asset.productId === productId)) {
    return null;
  }
  const isAutoRenewed = shown.isAutoRenewed && accountId !== null;
  const asset = {
    id: deriveRecordId("asset", row.id),
    accountId,
    ownerKey: owner,
    vin,
    productId,
    variantId: row.variantId,
    name: row.name,
    featureType: row.featureType,
    status: shown.status,
    orderId: row.orderId,
    itemId: row.id,
    term: row.term,
    termType: row.termType,
    price: row.total,
    priceTax: row.tax,
    expiresOn,
    coolingOffEndsAt: row.coolingOffEndsAt,
    isAutoRenewed,
    paymentRecordId: isAutoRenewed ? deriveRecordId("paymentRecord", placed.customer.accountId) : null,
  };
  data.assets.push(asset);
  if (productId === "BUNDLE") data.assets.push(...bundleParts.map((part) => partOf(asset, part)));
  if (expiresOn) cover(data, { vin, productId, expiresOn });
  return asset.id;
}

function partOf(bundle: SeededOrders["assets"][number], part: OrderService): SeededOrders["assets"][number] {
  const { name, featureType } = orderServices[part];
  return {
    ...bundle,
    id: deriveRecordId("asset", `${bundle.id}:${part}`),
    parentId: bundle.id,
    parentProductCode: bundle.productId,
    ownerKey: `part-of:${bundle.id}`,
    productId: part,
    variantId: `${part}-12M`,
    name,
    featureType,
    price: 0,
    priceTax: 0,
    isAutoRenewed: false,
    paymentRecordId: null,
  };
}

function cover(data: SeededOrders, { vin, productId, expiresOn }: { vin: string; productId: string; expiresOn: Day }) {
  const known = data.coverage.find((row) => row.vin === vin && row.productId === productId);
  if (!known) data.coverage.push({ vin, productId, expiresOn, version: 1 });
  else if ((known.expiresOn ?? "") < expiresOn) known.expiresOn = expiresOn;
}
