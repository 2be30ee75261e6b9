import type { DocumentsData } from "../../platform/documents/fill-documents.ts";
import type { OrdersData } from "../../platform/order-management/fill-orders.ts";
import type { OrderMarket, OrderMarketCode } from "./markets.ts";
import type { OrderPersona, DemoOrder } from "./demo-orders.ts";

export type OrderCustomer = {
  siteId: "VCS" | "VCSJ";
  /** The same at both sites. */
  accountId: string;
  email: string;
  firstName: string;
  lastName: string;
  market: OrderMarketCode;
  vins: readonly string[];
  /** What the account shows; orders in every status when left out. */
  persona?: OrderPersona;
};

export type SeededOrders = OrdersData & { documents: DocumentsData };

/** One order while its rows are added. */
export type OrderContext = {
  customer: OrderCustomer;
  market: OrderMarket;
  demoOrder: DemoOrder;
  orderId: string;
  orderedAt: Date;
};
