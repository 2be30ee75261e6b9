import { dayIn } from "../../../../contracts/markets/market-time.ts";
import type { OrderSummary } from "../../../../contracts/order-management/order-summary.ts";
import { readStatus, type RefundStatus } from "../../../../contracts/order-management/statuses.ts";
import { findVehicleModel } from "../../../../contracts/vehicles/vehicle-models.ts";
import { countryName } from "../../../address/country-name.ts";
import { addressLines } from "../../../domain/address/address-lines.ts";
import { COOLING_OFF_DAYS } from "../../../domain/expiry.ts";
import { maskVin } from "../../../../contracts/vehicles/mask-vin.ts";
import { maskEmail } from "../../../domain/masking.ts";
import { fromMajorUnits } from "../../../domain/money.ts";
import { canGuestRefund } from "../../../domain/orders/guest-refund.ts";
import type { PlanTerm } from "../../../domain/plan-term.ts";
import { guestOrderPath } from "../../../request/guest-order/guest-order-paths.ts";
import type { OrderOwner } from "../../../request/guest-order/order-owner.ts";
import { refundFacts } from "../../../request/guest-order/refund-facts.ts";
import { itemRefund } from "../../../request/refunds/item-refund.ts";
import { drawingOfModel } from "../../../ui/vehicle-art/drawing-of-model.ts";
import { methodOfOrder } from "../manage/payment-method.ts";
import type { RefundItem, RefundOrder, RefundStage, RefundState } from "./refund-order.ts";

type WireItem = OrderSummary["OrderItemSummaries"]["records"][number];

type Options = {
  owner: OrderOwner;
  now: Date;
  timeZone: string;
  localeId: string;
  /** The catalogue's pictures, by the ids of services. */
  pictures: ReadonlyMap<string, string>;
  /** The site's preference, which concerns guests only. */
  isGuestRefundOffered: boolean;
};

/** For a service without a picture of its own. */
const NEUTRAL_PICTURE = "/art/services/connected-complete.svg";

const STAGES: Readonly<Record<RefundStatus, RefundStage>> = {
  Draft: "requested",
  Processed: "issued",
  Error: "failed",
};

export function refundOrderFromWire(order: OrderSummary, options: Options): RefundOrder {
  const { owner, timeZone, localeId } = options;
  const firstName = order.SNPOMSFirstName_C;
  const lastName = order.SNPOMSLastName_C ?? "";
  const method = methodOfOrder(order);
  return {
    orderNumber: order.OrderNumber,
    orderPath: orderPathOf(order, owner),
    orderedOn: dayIn(new Date(order.OrderedDate), timeZone),
    name: `${firstName} ${lastName}`.trim(),
    billingLines: [
      ...addressLines({
        address1: order.BillingStreet,
        city: order.BillingCity,
        postalCode: order.BillingPostalCode,
        stateCode: order.BillingStateCode ?? "",
        countryCode: order.BillingCountry,
      }),
      countryName(order.BillingCountry, localeId),
    ].filter(Boolean),
    ...(owner.kind === "guest" && { email: maskEmail(owner.guest.email) }),
    vehicle: vehicleOf(order),
    ...(method && { method }),
    currency: order.CurrencyIsoCode,
    items: order.OrderItemSummaries.records
      .map((item) => itemFromWire(item, order, options))
      .toSorted((one, other) => one.name.localeCompare(other.name, localeId)),
  };
}

function orderPathOf({ Id, OrderNumber }: OrderSummary, { kind }: OrderOwner): string {
  return kind === "guest" ? guestOrderPath(OrderNumber) : `/account/my-orders/${Id}/${encodeURIComponent(OrderNumber)}`;
}

function vehicleOf(order: OrderSummary): RefundOrder["vehicle"] {
  const model = findVehicleModel(order.SNPOMSVehicleName_C);
  const vin = maskVin(order.SNPOMSVin_C);
  const drawing = model && drawingOfModel(model.key);
  return { name: model?.name ?? order.SNPOMSVehicleName_C, ...(vin && { vin }), ...(drawing && { drawing }) };
}

function itemFromWire(item: WireItem, order: OrderSummary, options: Options): RefundItem {
  const term = termFromWire(item);
  const amount = item.SNPOMSRefundAmount_C ?? item.OriginalOrderItem.TotalAmtWithTax;
  return {
    itemId: item.Id,
    name: item.Name,
    picture: pictureOf(item, options),
    ...(term && { term }),
    price: fromMajorUnits(amount, order.CurrencyIsoCode),
    state: stateFromWire(item, order, options),
  };
}

/** The catalogue's picture, or the one that the item was ordered with, if the shop itself serves it. */
function pictureOf(item: WireItem, { pictures }: Options): string {
  const stored = [item.SNPOMSProductImageLink_C, item.productImageLink_C].find((link) => link?.startsWith("/art/"));
  return pictures.get(item.SNPOMSProductCode_C) ?? stored ?? NEUTRAL_PICTURE;
}

function termFromWire(item: WireItem): PlanTerm | undefined {
  const { SNPOMSInitialTermPeriod_C: duration, SNPOMSInitialTermPeriodType_C: period } = item;
  return (period === "month" || period === "year") && duration > 0 ? { duration, period } : undefined;
}

function stateFromWire(item: WireItem, order: OrderSummary, options: Options): RefundState {
  const refund = itemRefund(item, options.now);
  switch (refund) {
    case "requested":
      return requestedState(item);
    case "over":
      return { kind: "over", endedOn: dayIn(new Date(item.CoolingOffPeriodEndDate), options.timeZone) };
    case "offered":
      return options.owner.kind === "guest" ? guestState(order, options) : { kind: "offered" };
    case "processing":
    case "ended":
      return { kind: refund };
  }
}

/** For an item that order management would take back: a guest has further conditions. */
function guestState(order: OrderSummary, { now, isGuestRefundOffered, timeZone }: Options): RefundState {
  const isRefundOffered = isGuestRefundOffered;
  if (canGuestRefund(refundFacts(order, { isRefundOffered }), now)) return { kind: "offered" };
  if (!isRefundOffered || !order.SNPOMSIsGuestOrder_C) return { kind: "notOffered" };
  const end = new Date(order.CreatedDate);
  end.setUTCDate(end.getUTCDate() + COOLING_OFF_DAYS);
  return { kind: "over", endedOn: dayIn(end, timeZone) };
}

function requestedState(item: WireItem): RefundState {
  const { SNPOMSRefundStatus_C: status, SNPOMSRefundRequestNumber_C: number } = item;
  const { SNPOMSRefundRequestedDate_C: requestedAt } = item;
  return {
    kind: "requested",
    stage: status ? STAGES[status] : readStatus(item.Status) === "RETURNED" ? "issued" : "requested",
    ...(number !== null && requestedAt !== null && { request: { number, requestedAt } }),
  };
}
