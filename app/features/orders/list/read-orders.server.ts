import { getOrderHistory } from "../../../../contracts/order-management/order-summary.ts";
import type { AccountDeps } from "../../../request/account/account-deps.server.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { readPictures } from "../service-pictures.server.ts";
import { type ListedOrder, listedOrderFromWire } from "./listed-order-from-wire.ts";

export type OrderList = { orders: ListedOrder[]; total: number };

type ListDeps = OrdersDeps & Pick<AccountDeps, "accountId">;

/** Order management's name for connected navigation. */
const CONNECTED_NAVIGATION = "ConnectedNavigation";

/**
 * The newest orders of the account at this make. Where the site does not list all orders, only those whose first item is
 * connected navigation.
 */
export async function readOrders(deps: ListDeps, { shown }: { shown: number }): Promise<OrderList> {
  const { accountId, services, shop } = deps;
  const isFiltered = !(await listsAllOrders(deps));
  const { records, totalSize } = await services.orderManagement(getOrderHistory, {
    body: {
      accountId,
      limit: shown,
      siteId: shop.site.id,
      ...(isFiltered && { firstItemFeatureType: CONNECTED_NAVIGATION }),
    },
  });
  const options = { timeZone: shop.market.timeZone, pictures: await readPictures(deps, records) };
  return { orders: records.map((order) => listedOrderFromWire(order, options)), total: totalSize };
}

/** No, while commerce does not answer. */
async function listsAllOrders({ catalogue, shop }: OrdersDeps): Promise<boolean> {
  const preferences = await resolveWithin(catalogue.preferences(shop.site.id));
  return preferences?.allOrdersCountries.includes(shop.market.country) ?? false;
}
