import type { PaymentOutcome } from "../../../payments/port/payments.ts";
import { isFault } from "../../../contracts/fault.ts";
import { withTimeBudget } from "../../../contracts/time-budget.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { paymentDeps } from "./payment-deps.server.ts";
import type { EarlierPaymentStatus } from "./payment-view.ts";

/** How long the page waits, in milliseconds: the basket is read afterwards. Recovery resolves the payment later. */
const endPaymentBudgetMs = 2_500;

/**
 * Ends a payment that an earlier visit left unfinished, so that its basket is open again. Only when a document is loaded:
 * a page that refreshes its data may have a payment in progress.
 */
export async function endEarlierPayment(context: RequestContext, request: Request): Promise<EarlierPaymentStatus> {
  if (!isDocumentLoad(request)) return { kind: "none" };
  try {
    const deps = await paymentDeps(context);
    if (!deps) return { kind: "none" };
    const { payments, buyer } = deps;
    return earlierPaymentStatusOf(
      await withTimeBudget(endPaymentBudgetMs, () => payments.endUnfinishedPayment({ buyer })),
    );
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: "none" };
  }
}

const isDocumentLoad = (request: Request): boolean => request.headers.get("accept")?.includes("text/html") ?? false;

export function earlierPaymentStatusOf(outcome: PaymentOutcome): EarlierPaymentStatus {
  switch (outcome.kind) {
    case "authorised":
    case "pending":
      return { kind: "ordered", orderNo: outcome.orderNo };
    case "confirming":
    case "inProgress":
      return { kind: "confirming", orderNo: outcome.orderNo };
    case "action":
      return { kind: "confirming", orderNo: outcome.orderNo, canCancel: true };
    case "failed":
      return { kind: "ended", error: outcome.error };
    case "cancelled":
      return { kind: "ended" };
    case "requestRefused":
      return { kind: "none" };
  }
}
