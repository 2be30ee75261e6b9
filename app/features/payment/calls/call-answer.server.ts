import { isFault } from "../../../../contracts/fault.ts";
import type { MethodOutcome, PaymentOutcome, RefusalReason } from "../../../../payments/port/payments.ts";
import { factsContext, type RequestContext, depsContext } from "../../../request/request-context.ts";
import { tooManyRequests } from "../../../request/limits/too-many-requests.ts";
import { type PaymentDeps, paymentDeps } from "../payment-deps.server.ts";
import { answer, refusedCall } from "../../../request/calls/call-answer.ts";
import { errorReporter } from "../../../request/error-reporter.ts";

const refusals: Readonly<Record<RefusalReason, [status: number, detail: string]>> = {
  tampered: [400, "A value of the request is not the shop's."],
  amountMissing: [400, "The request does not state total and currency as the customer saw them."],
  amountChanged: [400, "The amount is no longer the one that was shown."],
  notFound: [404, "There is no such basket, order or payment method."],
  basketNotReady: [409, "The basket cannot be paid for yet."],
};

export function refusalResponse(reason: RefusalReason): Response {
  const [status, detail] = refusals[reason];
  return answer({ detail, reason }, status);
}

export const answerOutcome = (outcome: PaymentOutcome | MethodOutcome): Response =>
  outcome.kind === "requestRefused" ? refusalResponse(outcome.reason) : answer(outcome);

type Handler = (deps: PaymentDeps) => Promise<Response>;

/** Answers a buyer with a session, within the limit for an IP address. A failed backing system becomes a 500. */
export async function answerBuyer(context: RequestContext, handle: Handler): Promise<Response> {
  const { ip } = context.get(factsContext);
  try {
    const allowance = await context.get(depsContext).limits.paymentCallPerIp(ip);
    if (!allowance.isAllowed) return tooManyRequests(allowance.retryAfterSeconds);
    const deps = await paymentDeps(context);
    return deps ? await handle(deps) : refusedCall(401, "There is no session.");
  } catch (error) {
    // A thrown response is the answer, not a failure.
    if (!(error instanceof Error)) throw error;
    if (!isFault(error)) {
      // The widget reads JSON only and could not show an error page.
      errorReporter(context)(error);
      return refusedCall(500, "The payment cannot be taken at the moment.");
    }
    return error.status === 401
      ? refusedCall(401, "The session has ended.")
      : refusedCall(500, "A system does not answer.");
  }
}

/** Like `answerBuyer`, for calls that try a payment method: each customer has a limited number of attempts. */
export const answerPaymentAttempt = (context: RequestContext, handle: Handler): Promise<Response> =>
  answerBuyer(context, async (deps) => {
    const allowance = await context.get(depsContext).limits.paymentPerCustomer(deps.buyer.customerId);
    return allowance.isAllowed ? handle(deps) : tooManyRequests(allowance.retryAfterSeconds);
  });

export async function readBody(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined) as Promise<unknown>;
}
