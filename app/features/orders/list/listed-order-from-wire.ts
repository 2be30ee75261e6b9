import { dayIn } from "../../../../contracts/markets/market-time.ts";
import type { OrderSummary } from "../../../../contracts/order-management/order-summary.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { fromMajorUnits, type Money } from "../../../domain/money.ts";
import { pictureOf } from "../item-picture.ts";
import { type OrderedVehicle, vehicleFromWire } from "../ordered-vehicle.ts";
import type { ServicePictures } from "../service-pictures.server.ts";
import { isShownAsCancelled } from "../status/display-status.ts";

/** An order in the list of orders. */
export type ListedOrder = {
  orderId: string;
  orderNumber: string;
  vehicle: OrderedVehicle;
  /** One for each item. */
  pictures: readonly string[];
  itemCount: number;
  orderedOn: CalendarDay;
  total: Money;
  isCancelled: boolean;
};

type Options = { timeZone: string; pictures: ServicePictures };

export function listedOrderFromWire(order: OrderSummary, { timeZone, pictures }: Options): ListedOrder {
  const { records, totalSize } = order.OrderItemSummaries;
  return {
    orderId: order.Id,
    orderNumber: order.OrderNumber,
    vehicle: vehicleFromWire(order),
    pictures: records.map((item) => pictureOf(item, pictures)),
    itemCount: totalSize,
    orderedOn: dayIn(new Date(order.OrderedDate), timeZone),
    total: fromMajorUnits(order.GrandTotalAmount, order.CurrencyIsoCode),
    isCancelled: isShownAsCancelled({
      isPreviousShop: order.SNPOMSStorefrontType_C === "Magento",
      status: order.Status,
    }),
  };
}
