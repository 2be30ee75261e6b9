import { addDays, coolingOffEnd, type Day, dayOf } from "../../platform/order-management/calendar.ts";
import { ownerKey } from "../../platform/order-management/life-cycle/allocate.ts";
import { deriveRecordId, deriveRefundRequestNumber } from "../../platform/order-management/record-id.ts";
import { type OrderMarket, type OrderService, orderServices, serviceName } from "./markets.ts";
import type { OrderCustomer, OrderContext, SeededOrders } from "./seeded-orders.ts";
import type { DemoAsset, DemoItem } from "./demo-orders.ts";
import { toMinorUnits } from "../../contracts/minor-units.ts";

const tenMinutes = 600_000;
const reachedSteps = { downloaded: 1, installed: 2, uninstalled: 3 } as const;
/** The services of a bundle. */
const bundleParts: readonly OrderService[] = ["CONNAV-PRO", "REMOTE", "SECURE"];

type ItemRow = SeededOrders["items"][number];

export const vinOf = ({ vins }: OrderCustomer, asset?: DemoAsset): string =>
  vins[(asset?.vehicle ?? 0) % vins.length] ?? "";

export function price(
  { service }: DemoItem,
  { currency, taxRate, isNet }: OrderMarket,
): { total: number; tax: number } {
  const listPrice = toMinorUnits(orderServices[service].prices[currency]);
  const tax = Math.round(isNet ? listPrice * taxRate : listPrice - listPrice / (1 + taxRate));
  return { total: isNet ? listPrice + tax : listPrice, tax };
}

export function addItem(
  data: SeededOrders,
  context: OrderContext,
  { item, position }: { item: DemoItem; position: number },
): void {
  const row = itemRow(context, item, position);
  const { asset: demoAsset } = item;
  if (demoAsset) {
    const termEndsOn = demoAsset.expiresIn === null ? null : addDays(data.today, demoAsset.expiresIn);
    if (termEndsOn) Object.assign(row, { termStartsOn: dayOf(context.orderedAt, context.market), termEndsOn });
    row.assetId = addAsset(data, context, { row, demoAsset, expiresOn: termEndsOn });
  }
  data.items.push(row);
  if (item.refund) {
    const requestedAt = new Date(context.orderedAt.getTime() + 6 * tenMinutes);
    const requestNumber = deriveRefundRequestNumber(row.id);
    data.refundRequests.push({ number: requestNumber, requestedAt });
    data.refunds.push({
      id: deriveRecordId("refund", row.id),
      itemId: row.id,
      orderId: context.orderId,
      amount: row.total,
      status: item.refund,
      reason: "Service is no longer needed",
      requestedAt,
      issuedAt: item.refund === "Processed" ? new Date(requestedAt.getTime() + tenMinutes) : null,
      requestNumber,
    });
  }
}

function itemRow({ customer, market, orderId, orderedAt }: OrderContext, item: DemoItem, position: number): ItemRow {
  const step = item.reached ? reachedSteps[item.reached] : 0;
  const at = (reached: number) => (step >= reached ? new Date(orderedAt.getTime() + reached * tenMinutes) : null);
  const { featureType } = orderServices[item.service];
  const { isCancelled = false, hasNoRefund = false, hasFailed = false } = item;
  return {
    id: deriveRecordId("item", `${orderId}:${position}`),
    orderId,
    position,
    vin: vinOf(customer, item.asset),
    productId: item.service,
    variantId: `${item.service}-12M`,
    name: serviceName(item.service, market),
    status: item.status,
    featureType,
    subscriptionType: "Subscription",
    term: 1,
    termType: "year",
    ...price(item, market),
    taxRate: market.taxRate,
    isAutoRenewed: item.asset?.isAutoRenewed ?? false,
    coolingOffEndsAt: coolingOffEnd(orderedAt, market),
    downloadedAt: at(1),
    installedAt: at(2),
    uninstalledAt: at(3),
    isCancelled,
    isNoRefundRequired: hasNoRefund,
    isNoRefundRequiredForCancellation: hasNoRefund,
    hasInstallationFailed: hasFailed,
  };
}

type NewAsset = { row: ItemRow; demoAsset: DemoAsset; expiresOn: Day | null };

/** The id of the asset; null when the owner already has the service on that vehicle. */
function addAsset(data: SeededOrders, context: OrderContext, { row, demoAsset, expiresOn }: NewAsset): string | null {
  const order = data.orders.find(({ id }) => id === context.orderId);
  if (!order) throw new Error("The order must be added before its items.");
  const accountId = order.accountId ?? null;
  const owner = ownerKey({ accountId, email: order.email });
  const { vin, productId } = row;
  if (data.assets.some((asset) => asset.ownerKey === owner && asset.vin === vin && asset.productId === productId)) {
    return null;
  }
  const isAutoRenewed = demoAsset.isAutoRenewed && accountId !== null;
  const asset = {
    id: deriveRecordId("asset", row.id),
    accountId,
    ownerKey: owner,
    vin,
    productId,
    variantId: row.variantId,
    name: row.name,
    featureType: row.featureType,
    status: demoAsset.status,
    orderId: row.orderId,
    itemId: row.id,
    term: row.term,
    termType: row.termType,
    price: row.total,
    priceTax: row.tax,
    expiresOn,
    coolingOffEndsAt: row.coolingOffEndsAt,
    isAutoRenewed,
    paymentRecordId: isAutoRenewed ? deriveRecordId("paymentRecord", context.customer.accountId) : null,
  };
  data.assets.push(asset);
  if (productId === "BUNDLE")
    data.assets.push(...bundleParts.map((part) => buildBundlePart(asset, part, context.market)));
  if (expiresOn) addCoverage(data, { vin, productId, expiresOn });
  return asset.id;
}

function buildBundlePart(
  bundle: SeededOrders["assets"][number],
  part: OrderService,
  market: OrderMarket,
): SeededOrders["assets"][number] {
  const { featureType } = orderServices[part];
  return {
    ...bundle,
    id: deriveRecordId("asset", `${bundle.id}:${part}`),
    parentId: bundle.id,
    parentProductCode: bundle.productId,
    ownerKey: `part-of:${bundle.id}`,
    productId: part,
    variantId: `${part}-12M`,
    name: serviceName(part, market),
    featureType,
    price: 0,
    priceTax: 0,
    isAutoRenewed: false,
    paymentRecordId: null,
  };
}

function addCoverage(
  data: SeededOrders,
  { vin, productId, expiresOn }: { vin: string; productId: string; expiresOn: Day },
) {
  const existing = data.coverage.find((row) => row.vin === vin && row.productId === productId);
  if (!existing) data.coverage.push({ vin, productId, expiresOn, version: 1 });
  else if ((existing.expiresOn ?? "") < expiresOn) existing.expiresOn = expiresOn;
}
