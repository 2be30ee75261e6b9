import { isFault } from "../../../contracts/fault.ts";
import type { ActionResult } from "../../../payments/port/payments.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { paymentDeps } from "./payment-deps.server.ts";
import type { Resumption } from "./payment-view.ts";
import { earlierPaymentStatusOf } from "./end-earlier-payment.server.ts";

/**
 * Continues a payment after the bank sent the customer back. What the URL claims about the result is ignored: the
 * provider is asked.
 */
export async function resumePayment(context: RequestContext, request: Request): Promise<Resumption> {
  const query = new URL(request.url).searchParams;
  const orderNo = query.get("orderNo");
  const deps = await paymentDeps(context);
  if (!deps || !orderNo) return { kind: "unknown" };
  try {
    const { payments, buyer } = deps;
    const outcome = await payments.continuePayment({ buyer, orderNo, actionResult: actionResultOf(query) });
    if (outcome.kind === "action")
      return resumptionOf(await payments.endUnfinishedPayment({ buyer, orderNo }), orderNo);
    return resumptionOf(outcome, orderNo);
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: "confirming", orderNo };
  }
}

function actionResultOf(query: URLSearchParams): ActionResult {
  const redirectResult = query.get("redirectResult");
  return redirectResult === null || redirectResult.length > 20_000 ? {} : { redirectResult };
}

function resumptionOf(outcome: Parameters<typeof earlierPaymentStatusOf>[0], orderNo: string): Resumption {
  const status = earlierPaymentStatusOf(outcome);
  if (status.kind === "none") return { kind: "unknown" };
  return status.kind === "confirming" ? { ...status, orderNo } : status;
}
