import { isFault } from "../../../../contracts/fault.ts";
import type { MethodOutcome, PaymentOutcome, RefusalReason } from "../../../../payments/port/payments.ts";
import { factsContext, type RequestContext, depsContext } from "../../../request/request-context.ts";
import { tooManyRequests } from "../../../request/limits/too-many-requests.ts";
import { type PaymentDeps, paymentDeps } from "../payment-deps.server.ts";
import { errorReporter } from "../../../request/error-reporter.ts";

const unshared = { "cache-control": "no-store" };

export const answer = (document: object, status = 200): Response =>
  Response.json(document, { status, headers: unshared });

/** A field `detail` makes an answer an error, whatever else is in it. */
export const refusedCall = (status: number, detail: string): Response => answer({ detail }, status);

export const invalidRequest = () => refusedCall(400, "The request does not fit.");

/** For addresses at which only the shop's own forms and scripts may do something. */
export const postOnly = (): Response =>
  new Response("Method Not Allowed", { status: 405, headers: { ...unshared, allow: "POST" } });

const refusals: Readonly<Record<RefusalReason, [status: number, detail: string]>> = {
  tampered: [400, "A value of the request is not the shop's."],
  amountMissing: [400, "The request does not state total and currency as the customer saw them."],
  amountChanged: [400, "The amount is no longer the one that was shown."],
  notFound: [404, "There is no such basket, order or payment method."],
  basketNotReady: [409, "The basket cannot be paid for yet."],
};

export function refusalOf(reason: RefusalReason): Response {
  const [status, detail] = refusals[reason];
  return answer({ detail, reason }, status);
}

export const answerOutcome = (outcome: PaymentOutcome | MethodOutcome): Response =>
  outcome.kind === "refused" ? refusalOf(outcome.reason) : answer(outcome);

type Work = (deps: PaymentDeps) => Promise<Response>;

/** Lets in a buyer with a session who does not ask too often. A system that does not answer is a 500 of ours. */
export async function forBuyer(context: RequestContext, work: Work): Promise<Response> {
  const { ip } = context.get(factsContext);
  try {
    const allowance = await context.get(depsContext).limits.paymentCallPerAddress(ip);
    if (!allowance.isAllowed) return tooManyRequests(allowance.retryAfterSeconds);
    const deps = await paymentDeps(context);
    return deps ? await work(deps) : refusedCall(401, "There is no session.");
  } catch (error) {
    // An answer that was thrown is one.
    if (!(error instanceof Error)) throw error;
    if (!isFault(error)) {
      // The widget reads nothing but documents: a page that says the same would be lost on it.
      errorReporter(context)(error);
      return refusedCall(500, "The payment cannot be taken at the moment.");
    }
    return error.status === 401
      ? refusedCall(401, "The session has ended.")
      : refusedCall(500, "A system does not answer.");
  }
}

/** The same for what tries a means of payment: each customer has a few tries. */
export const forPayer = (context: RequestContext, work: Work): Promise<Response> =>
  forBuyer(context, async (deps) => {
    const allowance = await context.get(depsContext).limits.paymentPerCustomer(deps.buyer.customerId);
    return allowance.isAllowed ? work(deps) : tooManyRequests(allowance.retryAfterSeconds);
  });

export async function readBody(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined) as Promise<unknown>;
}
