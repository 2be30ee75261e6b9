import { openValue, sealValue } from "../../settings/sealed-value.server.ts";
import { guestOrder, type GuestOrder } from "./guest-order.ts";
import { guestOrderPath, LINK_PARAMETER } from "./guest-order-paths.ts";

type Deps = { secret: string; now: () => Date };

/** The cooling-off period, and time to follow a refund. */
const LINK_SECONDS = 45 * 86_400;

const purpose = "link:guest-order";

/** A path that opens the order for its owner without asking for details. The e-mail address in it is encrypted. */
export async function orderLink(order: GuestOrder, { secret, now }: Deps): Promise<string> {
  const { siteId, orderNumber, email } = order;
  const key = await sealValue({ siteId, orderNumber, email }, { secret, purpose, now, lifetimeSeconds: LINK_SECONDS });
  return `${guestOrderPath(orderNumber)}?${new URLSearchParams({ [LINK_PARAMETER]: key })}`;
}

/** Undefined for a link that is forged, expired, or of another order. */
export async function openOrderLink(
  key: string,
  order: Omit<GuestOrder, "email">,
  { secret, now }: Deps,
): Promise<GuestOrder | undefined> {
  const opened = guestOrder.safeParse(await openValue(key, { secret, purpose, now })).data;
  const isOfOrder = opened?.siteId === order.siteId && opened.orderNumber === order.orderNumber;
  return isOfOrder ? opened : undefined;
}
