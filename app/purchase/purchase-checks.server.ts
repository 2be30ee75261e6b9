import type { PurchaseChecks } from "../features/payment/calls/purchase-checks.ts";
import type { RequestContext } from "../request/request-context.ts";
import { readOrderFields } from "./order-fields.server.ts";
import { refusalOfPayment } from "./purchase-rules.server.ts";

export const purchaseChecks = (context: RequestContext): PurchaseChecks => ({
  refusalOf: (action) => refusalOfPayment(context, action),
  buildOrderFields: (agreement) => readOrderFields(context, agreement),
});
