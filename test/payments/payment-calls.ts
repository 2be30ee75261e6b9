import * as adyen from "../../app/features/payment/calls/answer-adyen.server.ts";
import * as stripe from "../../app/features/payment/calls/answer-stripe.server.ts";
import type { RequestContext } from "../../app/request/request-context.ts";
import { callHooks } from "../../app/routes/payment-calls/call-hooks.server.ts";
import { purchaseChecks } from "../../app/purchase/purchase-checks.server.ts";

type Answer = (context: RequestContext, request: Request) => Promise<Response>;

/** The calls that need basket and vehicle, with the checks that their routes pass. */
export const startAdyen: Answer = (context, request) => adyen.startAdyen(context, request, purchaseChecks(context));
export const payByAdyen: Answer = (context, request) => adyen.payByAdyen(context, request, callHooks(context));
export const continueByAdyen: Answer = (context, request) =>
  adyen.continueByAdyen(context, request, callHooks(context));
export const answerStripe: Answer = (context, request) => stripe.answerStripe(context, request, callHooks(context));

/** The status of an answer, and its document; an answer without JSON has an empty one. */
export const readAnswer = async (response: Response) => ({
  status: response.status,
  body: (await response.json().catch(() => ({}))) as Record<string, unknown>,
});
