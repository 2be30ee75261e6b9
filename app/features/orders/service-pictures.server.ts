import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";
import { resolveWithin } from "../../request/resolve-within.ts";
import type { OrdersDeps } from "./orders-deps.ts";

/** The addresses of pictures, by the ids of services. */
export type ServicePictures = ReadonlyMap<string, string>;

/** The catalogue's pictures of the ordered services; none while commerce does not answer. */
export async function readPictures(
  { catalogue, siteLocale }: Pick<OrdersDeps, "catalogue" | "siteLocale">,
  orders: readonly Pick<OrderSummary, "OrderItemSummaries">[],
): Promise<ServicePictures> {
  const items = orders.flatMap((order) => order.OrderItemSummaries.records);
  const ids = [...new Set(items.map((item) => item.SNPOMSProductCode_C))];
  if (ids.length === 0) return new Map();
  const products = await resolveWithin(catalogue.products(siteLocale, ids));
  return new Map((products ?? []).map(({ productId, image }) => [productId, image]));
}
