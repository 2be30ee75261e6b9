import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";
import type { ServicePictures } from "./service-pictures.server.ts";

type WireItem = OrderSummary["OrderItemSummaries"]["records"][number];
type PictureFields = Pick<WireItem, "SNPOMSProductCode_C" | "SNPOMSProductImageLink_C" | "productImageLink_C">;

/** For a service without a picture of its own. */
const NEUTRAL_PICTURE = "/art/services/connected-complete.svg";

/** The catalogue's picture, or the one that the item was ordered with, if the shop itself serves it. */
export function pictureOf(item: PictureFields, pictures: ServicePictures): string {
  const stored = [item.SNPOMSProductImageLink_C, item.productImageLink_C].find((link) => link?.startsWith("/art/"));
  return pictures.get(item.SNPOMSProductCode_C) ?? stored ?? NEUTRAL_PICTURE;
}
