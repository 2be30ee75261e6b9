import type { DocumentsData } from "../../platform/documents/fill-documents.ts";
import type { OrdersData } from "../../platform/order-management/fill-orders.ts";
import type { OrderMarket, OrderMarketCode } from "./markets.ts";
import type { OrderPersona, ShownOrder } from "./shown-orders.ts";

export type OrderCustomer = {
  accountId: string;
  email: string;
  firstName: string;
  lastName: string;
  market: OrderMarketCode;
  vins: readonly string[];
  /** What the account is for; orders in every status when left out. */
  persona?: OrderPersona;
};

export type SeededOrders = OrdersData & { documents: DocumentsData };

/** One order on its way into the data. */
export type Placed = {
  customer: OrderCustomer;
  market: OrderMarket;
  shown: ShownOrder;
  orderId: string;
  orderedAt: Date;
};
