import type { BackingSystems } from "../../../../../contracts/services.ts";
import { getOrderDetails, type OrderSummary } from "../../../../../contracts/order-management/order-summary.ts";
import { readStatus } from "../../../../../contracts/order-management/statuses.ts";
import type { OrderOwner } from "../../../../request/guest-order/order-owner.ts";
import { resolveWithin } from "../../../../request/resolve-within.ts";
import { orderPath } from "../../order-path.ts";
import { orderFromWire } from "../order-from-wire.ts";
import type { Order } from "../order.ts";
import { type EndingText, type EndingTexts, writeEndings } from "./ending-texts.server.ts";

/** What has become of an order since it was placed. */
export type OrderState = {
  /** A declaration of the customer was received, or has ended the order or a part of it. */
  ending?: EndingText;
  /** All that was ordered is in the vehicle. */
  isComplete: boolean;
  /** The page of the order in the account. */
  path: string;
};

type Deps = { services: Pick<BackingSystems, "orderManagement">; now: Date; localeId: string; timeZone: string };

type Request = { siteId: string; owner: Exclude<OrderOwner, { kind: "account" }> } | AccountRequest;
type AccountRequest = { owner: { kind: "account"; accountId: string }; orderNumber: string };

/** Undefined while order management does not have the order yet, or does not answer. */
export async function readOrderState(deps: Deps, request: Request): Promise<OrderState | undefined> {
  const body = detailsBody(request);
  if (!getOrderDetails.body.safeParse(body).success) return undefined;
  const found = await resolveWithin(deps.services.orderManagement(getOrderDetails, { body }));
  return found && stateOf(found, deps);
}

function detailsBody(request: Request) {
  if (!("orderNumber" in request)) return { guest: request.owner.guest, siteId: request.siteId };
  return { accountId: request.owner.accountId, orderReference: request.orderNumber };
}

function stateOf(found: OrderSummary, { now, localeId, timeZone }: Deps): OrderState {
  const noPictures = new Map<string, string>();
  const facts = { now, localeId, timeZone, pictures: noPictures, hasCreditNotes: false, isRefundForced: false };
  const order = orderFromWire(found, facts);
  const ending = joinEndings(order, writeEndings(order, { localeId, timeZone }));
  return {
    ...(ending && { ending }),
    isComplete: found.OrderItemSummaries.records.every(({ Status }) => readStatus(Status) === "FULFILLED"),
    path: orderPath(order),
  };
}

/** One text about the whole order. With several services, each that has ended is named. */
function joinEndings({ items }: Order, { open, ofItems }: EndingTexts): EndingText | undefined {
  if (open) return open;
  const ended = items.flatMap(({ itemId, name }) => {
    const text = ofItems[itemId];
    return text ? [{ name, ...text }] : [];
  });
  const [first] = ended;
  if (!first) return undefined;
  const { title, number } = first;
  const paragraphs = ended.flatMap((one) => (items.length > 1 ? [one.name, ...one.paragraphs] : one.paragraphs));
  return { title, number, paragraphs };
}
