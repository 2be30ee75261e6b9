import { isFault } from "../../../../contracts/fault.ts";
import { getOrderDetails, type OrderSummary } from "../../../../contracts/order-management/order-summary.ts";
import type { AccountDeps } from "../../../request/account/account-deps.server.ts";
import { readPart } from "../../../request/account/read-part.ts";
import type { OrderOwner } from "../../../request/guest-order/order-owner.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import type { RefundOrder } from "./refund-order.ts";
import { refundOrderFromWire } from "./refund-order-from-wire.ts";

/** `owner` is found by the session or by a grant, never by the request's own words. */
export type RefundDeps = Pick<AccountDeps, "shop" | "services" | "catalogue" | "now"> & {
  owner: OrderOwner;
  orderNumber: string;
};

export type RefundOrderOutcome =
  | { kind: "order"; order: RefundOrder; assets: ReadonlyMap<string, string> }
  /** The owner has no such order. */
  | { kind: "none" }
  | { kind: "unavailable" };

/** An order with what can be given back of it. `assets` has what order management cancels, by the ids of items. */
export async function readRefundOrder(deps: RefundDeps): Promise<RefundOrderOutcome> {
  const { shop, catalogue, owner, now } = deps;
  const found = await findOrder(deps);
  if (found === "none" || found === "unavailable") return { kind: found };
  const [pictures, preferences] = await Promise.all([
    readPictures(deps, found),
    readPart(catalogue.preferences(shop.site.id)),
  ]);
  // Without the preference it is unknown whether a guest may ask for a refund.
  if (!preferences.isAvailable && owner.kind === "guest") return { kind: "unavailable" };
  const order = refundOrderFromWire(found, {
    owner,
    now,
    timeZone: shop.market.timeZone,
    localeId: shop.locale.id,
    pictures,
    isGuestRefundOffered: preferences.isAvailable && preferences.value.isGuestRefundOffered,
  });
  return { kind: "order", order, assets: assetsOf(found) };
}

async function findOrder(deps: RefundDeps): Promise<OrderSummary | "none" | "unavailable"> {
  try {
    return await askForOrder(deps);
  } catch (error) {
    if (!isFault(error)) throw error;
    return error.kind === "refused" && error.status === 404 ? "none" : "unavailable";
  }
}

async function askForOrder({ services, owner, orderNumber }: RefundDeps): Promise<OrderSummary | "none"> {
  if (owner.kind === "guest") return services.orderManagement(getOrderDetails, { body: { guest: owner.guest } });
  const body = { accountId: owner.accountId, orderReference: orderNumber };
  // The number is a part of an address, which may be anything.
  if (!getOrderDetails.body.safeParse(body).success) return "none";
  return services.orderManagement(getOrderDetails, { body });
}

async function readPictures({ catalogue, shop }: RefundDeps, { OrderItemSummaries }: OrderSummary) {
  const ids = [...new Set(OrderItemSummaries.records.map((item) => item.SNPOMSProductCode_C))];
  const siteLocale = { siteId: shop.site.id, localeId: shop.locale.id, currency: shop.locale.preferredCurrency };
  const products = ids.length === 0 ? [] : await resolveWithin(catalogue.products(siteLocale, ids));
  return new Map((products ?? []).map(({ productId, image }) => [productId, image]));
}

const assetsOf = ({ OrderItemSummaries }: OrderSummary): Map<string, string> =>
  new Map(
    OrderItemSummaries.records.flatMap(({ Id, SNPOMSVcsAsset_C: asset }) => (asset === null ? [] : [[Id, asset]])),
  );
