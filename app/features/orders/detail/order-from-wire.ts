import { listedTaxName } from "../../../../contracts/markets/listed-taxes.ts";
import { dayIn } from "../../../../contracts/markets/market-time.ts";
import type { OrderSummary } from "../../../../contracts/order-management/order-summary.ts";
import { readStatus, type RefundStatus } from "../../../../contracts/order-management/statuses.ts";
import { countryName } from "../../../address/country-name.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { addressLines } from "../../../domain/address/address-lines.ts";
import { maskEmail } from "../../../domain/masking.ts";
import { fromMajorUnits } from "../../../domain/money.ts";
import { readMethod } from "../../../domain/orders/paid-by.ts";
import type { PlanTerm } from "../../../domain/plan-term.ts";
import { itemRefund } from "../../../request/refunds/item-refund.ts";
import { canWithdraw } from "../../../request/contract-exit/can-withdraw.ts";
import { isBeingWithdrawn, openDeclaration } from "../../../request/contract-exit/open-declarations.ts";
import { receiptPath } from "../../../request/refunds/refund-path.ts";
import { pictureOf } from "../item-picture.ts";
import { vehicleFromWire } from "../ordered-vehicle.ts";
import type { ServicePictures } from "../service-pictures.server.ts";
import { isUnpaid, type RefundStage } from "../status/display-status.ts";
import { itemStatus } from "../status/item-status.ts";
import { declarationOf, itemEnding } from "./ending/item-ending.ts";
import type { Order, OrderItem, OrderPayment } from "./order.ts";
import { termsOfOrder } from "./terms-of-order.ts";

type WireItem = OrderSummary["OrderItemSummaries"]["records"][number];

type Options = {
  now: Date;
  timeZone: string;
  localeId: string;
  pictures: ServicePictures;
  /** Credit notes were issued for the refunds of the order. */
  hasCreditNotes: boolean;
  /** For testers: shows every item as refunded. */
  isRefundForced: boolean;
  /** A guest's e-mail address is shown with the bill's, masked. */
  guestEmail?: string;
};

const REFUND_STAGES: Readonly<Record<RefundStatus, RefundStage>> = {
  Draft: "requested",
  Processed: "issued",
  Error: "failed",
};

export function orderFromWire(order: OrderSummary, options: Options): Order {
  const isPreviousShop = order.SNPOMSStorefrontType_C === "Magento";
  const payment = paymentFromWire(order);
  const terms = termsOfOrder(order.SNPOMSTermsConditionsLink_C);
  const open = openDeclaration(order);
  return {
    orderId: order.Id,
    orderNumber: order.OrderNumber,
    isPreviousShop,
    orderedOn: dayIn(new Date(order.OrderedDate), options.timeZone),
    vehicle: vehicleFromWire(order),
    billingLines: [...billingLines(order, options), ...(options.guestEmail ? [maskEmail(options.guestEmail)] : [])],
    ...(payment && { payment }),
    ...(terms && { terms }),
    total: fromMajorUnits(order.GrandTotalAmount, order.CurrencyIsoCode),
    taxes: (order.SNPOMSTaxes_C ?? []).map(({ name, rate, amount }) => ({
      name: listedTaxName(name, options.localeId),
      rate,
      amount: fromMajorUnits(amount, order.CurrencyIsoCode),
    })),
    canRequestRefund:
      !order.SNPOMSIsGuestOrder_C &&
      order.OrderItemSummaries.records.some(
        (item) => isOffered(item, options.now) && !isBeingWithdrawn(order, item.Id),
      ),
    canWithdraw: canWithdraw(order, options.now),
    ...(open && { openDeclaration: { ...declarationOf(open), kind: open.kind } }),
    items: order.OrderItemSummaries.records
      .map((item) => itemFromWire(item, order, options))
      .toSorted((one, other) => one.name.localeCompare(other.name, options.localeId)),
  };
}

function billingLines(order: OrderSummary, { localeId }: Options): string[] {
  const lines = addressLines({
    firstName: order.SNPOMSFirstName_C,
    lastName: order.SNPOMSStorefrontType_C === "Magento" ? "" : (order.SNPOMSLastName_C ?? ""),
    address1: order.BillingStreet,
    city: order.BillingCity,
    postalCode: order.BillingPostalCode,
    stateCode: order.BillingStateCode ?? "",
    countryCode: order.BillingCountry,
  });
  const country = countryName(order.BillingCountry, localeId);
  return country === "" ? lines : [...lines, country];
}

function paymentFromWire({ OrderPaymentSummaries, Status }: OrderSummary): OrderPayment | undefined {
  const [summary] = OrderPaymentSummaries.records;
  if (!summary) return undefined;
  const { SNPOMSType_C: type, SNPOMSCardType_C, CardType, SNPOMSCreditCardLast4_C: last4 } = summary.PaymentMethod;
  const { name, by } = readMethod({ type, brand: SNPOMSCardType_C ?? CardType ?? undefined });
  return { ...(name && { name }), ...(last4 && { last4 }), ...(by && !isUnpaid(Status) && { by }) };
}

function itemFromWire(item: WireItem, order: OrderSummary, options: Options): OrderItem {
  const money = (value: number) => fromMajorUnits(value, order.CurrencyIsoCode);
  const price = money(item.OriginalOrderItem.TotalAmtWithTax);
  const term = termFromWire(item);
  const manualUrl = manualUrlOf(item);
  const { SNPOMSRefundRequestNumber_C: number } = item;
  const ending = endingFromWire(item, order);
  return {
    itemId: item.Id,
    name: item.Name,
    picture: pictureOf(item, options.pictures),
    ...(manualUrl && { manualUrl }),
    ...(term && { term }),
    price,
    status: statusFromWire(item, order, options),
    refundAmount: item.SNPOMSRefundAmount_C === null ? price : money(item.SNPOMSRefundAmount_C),
    ...(ending && { ending }),
    ...(number !== null && !ending && { receipt: { number, path: receiptPath(order.OrderNumber, number) } }),
  };
}

function endingFromWire(item: WireItem, { SNPOMSDeclarations_C: declarations = [] }: OrderSummary) {
  const { Id: itemId, SNPOMSTermEndDate_C: lastDay, SNPOMSRefundStatus_C: status } = item;
  const refund = status ? { stage: REFUND_STAGES[status], dueOn: item.SNPOMSRefundDueDate_C } : undefined;
  return itemEnding(declarations, { itemId, lastDay, refund });
}

const isOffered = (item: WireItem, now: Date): boolean => itemRefund(item, now) === "offered";

/** The address was copied into the order when it was placed, so it is checked like any other input. */
function manualUrlOf({ userManualUrl_C: url }: WireItem): string | undefined {
  return url !== null && URL.parse(url)?.protocol === "https:" ? url : undefined;
}

function termFromWire(item: WireItem): PlanTerm | undefined {
  const { SNPOMSInitialTermPeriod_C: duration, SNPOMSInitialTermPeriodType_C: period } = item;
  return (period === "month" || period === "year") && duration > 0 ? { duration, period } : undefined;
}

function statusFromWire(item: WireItem, order: OrderSummary, options: Options): OrderItem["status"] {
  const day = (moment: string | null) => (moment === null ? undefined : dayIn(new Date(moment), options.timeZone));
  const { SNPOMSRefundStatus_C: refundStatus } = item;
  const earlyEnd = earlyEndOf(item, dayIn(options.now, options.timeZone));
  const isRefunded = options.hasCreditNotes || order.Status.toLowerCase() === "refunded";
  return itemStatus({
    isPreviousShop: order.SNPOMSStorefrontType_C === "Magento",
    status: item.Status,
    orderStatus: order.Status,
    isMarkedRefunded: options.isRefundForced || (isRefunded && refundStatus === "Processed"),
    isCancelled: item.IsOrderCancelled_C,
    isRefundDue: !item.SNPOMSNoRefundRequired_C && !item.NoRefundRequiredForCancellation_C,
    hasInstallationFailed: item.hasInstallationFailed_C,
    orderedOn: dayIn(new Date(order.OrderedDate), options.timeZone),
    downloadedOn: day(item.DownloadDate_C),
    installedOn: day(item.InstallationDate_C),
    uninstalledOn: day(item.UninstallationDate_C),
    termEndsOn: item.SNPOMSTermEndDate_C ?? undefined,
    refund: refundStatus
      ? {
          stage: REFUND_STAGES[refundStatus],
          requestedOn: day(item.SNPOMSRefundRequestedDate_C),
          dueOn: item.SNPOMSRefundDueDate_C ?? undefined,
          issuedOn: day(item.SNPOMSRefundIssuedDate_C),
        }
      : undefined,
    ...(earlyEnd && { earlyEnd }),
  });
}

/** A delivered item with a refund was not given back: its term was shortened. The last day is still paid for. */
function earlyEndOf(item: WireItem, today: CalendarDay): { lastDay: CalendarDay; isOver: boolean } | undefined {
  const { SNPOMSTermEndDate_C: lastDay, SNPOMSRefundStatus_C: refundStatus } = item;
  const isDelivered = readStatus(item.Status) === "FULFILLED" && !item.IsOrderCancelled_C;
  return isDelivered && refundStatus !== null && lastDay !== null ? { lastDay, isOver: lastDay < today } : undefined;
}
