import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Hono } from "hono";
import {
  listActiveSubscriptions,
  type Asset,
  type ManagedService,
  listSubscriptions,
} from "../../../contracts/order-management/subscriptions.ts";
import { assetStatuses } from "../../../contracts/order-management/statuses.ts";
import type { Queries } from "../../../database/database.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { addDays, type Day, dayOf, endlessPlanDay } from "../calendar.ts";
import { renewalPlan } from "../life-cycle/renewals/renewal-plan.ts";
import { refuseSomInput } from "../som-fault.ts";
import { type AssetRow, assets, type ItemRow, items, type OrderRow, orders } from "../tables.ts";
import { listDocument } from "./order-document.ts";
import { toMajorUnits } from "../../../contracts/minor-units.ts";

const expiringDays = 60;

type Deps = { queries: Queries; now: () => Date };

export function serveSubscriptions(app: Hono, { queries, now }: Deps): void {
  serveEndpoint(app, listSubscriptions, {
    refuseInput: refuseSomInput,
    async handle({ body }) {
      const rows = await queries
        .select({ asset: assets, order: orders, item: items })
        .from(assets)
        .innerJoin(orders, eq(orders.id, assets.orderId))
        .innerJoin(items, eq(items.id, assets.itemId))
        .where(
          and(
            eq(assets.accountId, body.accountId),
            isNull(assets.parentId),
            body.siteId === undefined ? undefined : eq(orders.siteId, body.siteId),
          ),
        )
        .orderBy(asc(assets.name), asc(assets.id));
      return listDocument(rows.map((row) => managedService(row, dayOf(now(), row.order))));
    },
  });
  serveEndpoint(app, listActiveSubscriptions, {
    refuseInput: refuseSomInput,
    async handle({ body }) {
      const rows = await queries
        .select()
        .from(assets)
        .where(
          and(
            eq(assets.vin, body.vin),
            body.accountId === undefined ? undefined : eq(assets.accountId, body.accountId),
            inArray(assets.status, [...assetStatuses]),
          ),
        )
        .orderBy(asc(assets.name), asc(assets.id));
      return listDocument(assetDocuments(rows));
    },
  });
}

type Subscription = { asset: AssetRow; order: OrderRow; item: ItemRow };

function managedService({ asset, order, item }: Subscription, today: Day): ManagedService {
  const renewal = renewalPlan({ asset, order, item });
  return {
    Id: asset.id,
    serviceId: asset.productId,
    variantId: asset.variantId,
    name: asset.name,
    featureType: asset.featureType,
    renewalPlan: renewal.term,
    renewalPlanType: renewal.termType,
    servicePlan: item.term,
    servicePlanType: item.termType,
    serviceStatus: asset.status,
    expirationDate: asset.expiresOn === endlessPlanDay ? null : asset.expiresOn,
    CoolingOffPeriodEndDate: asset.coolingOffEndsAt.toISOString(),
    isExpiring: isExpiring(asset, today),
    isAutoRenewalActivated: asset.isAutoRenewed,
    isCancelled: asset.isCancelled,
    price: toMajorUnits(renewal.price),
    priceTax: toMajorUnits(renewal.tax),
    planPrice: toMajorUnits(item.total),
    currency: order.currency,
    vin: asset.vin,
    vehicle: order.vehicleName,
    firstName: order.firstName,
    lastName: order.lastName,
    image: asset.imageLink,
    orderId: order.id,
    orderNumber: order.orderNumber,
    orderLocaleId: order.localeId,
    orderStateCode: order.billingStateCode,
  };
}

function isExpiring({ status, termType, expiresOn }: AssetRow, today: Day): boolean {
  if (status !== "Installed" || termType === "one-time" || expiresOn === null) return false;
  return expiresOn >= today && expiresOn <= addDays(today, expiringDays);
}

/** The parts of a bundle are listed inside the bundle. */
function assetDocuments(rows: AssetRow[]): Asset[] {
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId);
  return (childrenOf.get(null) ?? []).map((row) => ({
    ...childDocument(row),
    ParentProductCode: row.parentProductCode,
    ChildAssets: listDocument((childrenOf.get(row.id) ?? []).map(childDocument)),
  }));
}

function childDocument({ id, name, status, productId }: AssetRow) {
  return { Id: id, Name: name, Status: status, ProductCode: productId };
}
