import type {
  ActionResult,
  ClaimedValues,
  MethodOutcome,
  PaymentDetails,
} from "../../../../../payments/port/payments.ts";
import type { PostalAddress } from "../../../../domain/address/address-lines.ts";
import { addCookies } from "../../../../request/cookies/add-cookies.ts";
import type { RequestContext } from "../../../../request/request-context.ts";
import { finishMethod } from "../../details/saving/finish-method.server.ts";
import { methodReturnPath } from "../../details/payment-details-path.ts";
import { canHaveMethod, readMethodOwner } from "../../details/saving/read-method-owner.server.ts";
import { addressForProvider } from "../../details/saving/record-fields.ts";
import { type PaymentDeps, requestSource } from "../../payment-deps.server.ts";
import { mustMatchBillingCountry } from "../billing-match.server.ts";
import { answer, invalidRequest } from "../../../../request/calls/call-answer.ts";
import { answerOutcome, refusalResponse } from "../call-answer.server.ts";
import type { CallHooks } from "../call-hooks.ts";

type MethodCall = Pick<CallHooks, "writeToast"> & { request: Request; deps: PaymentDeps };

type SaveMethodRequest = { paymentDetails: PaymentDetails; claimed?: ClaimedValues; next?: string };

/** Saves a payment method for renewals; nothing is paid. */
export async function saveMethod(
  context: RequestContext,
  call: MethodCall,
  { paymentDetails, claimed, next }: SaveMethodRequest,
): Promise<Response> {
  const { payments, buyer } = call.deps;
  if (!buyer.isRegistered || !(await canHaveMethod(context))) return refusalResponse("notFound");
  const owner = await readMethodOwner(context, call.request, call.deps);
  if (!owner) return invalidRequest();
  const outcome = await payments.submitMethod({
    buyer,
    source: requestSource(context, methodReturnPath(next)),
    paymentDetails,
    address: addressForProvider(owner.address),
    email: owner.email,
    ...(claimed && { claimed }),
    mustMatchBillingCountry: await mustMatchBillingCountry(context),
  });
  return answerMethod(context, call, { outcome, address: owner.address });
}

/** Continues after the bank's check of a method. */
export async function continueMethod(
  context: RequestContext,
  call: MethodCall,
  { id, actionResult }: { id: string; actionResult: ActionResult },
): Promise<Response> {
  const { payments, buyer } = call.deps;
  if (!buyer.isRegistered || !(await canHaveMethod(context))) return refusalResponse("notFound");
  const owner = await readMethodOwner(context, call.request, call.deps);
  if (!owner) return invalidRequest();
  const outcome = await payments.continueMethod({ buyer, id, actionResult });
  return answerMethod(context, call, { outcome, address: owner.address });
}

async function answerMethod(
  context: RequestContext,
  { deps, writeToast }: MethodCall,
  added: { outcome: MethodOutcome; address: PostalAddress },
): Promise<Response> {
  const { outcome, cookies, toast } = await finishMethod(context, deps, added);
  const response = outcome.kind === "addFailed" ? answer(outcome) : answerOutcome(outcome);
  addCookies(response.headers, ...cookies, toast && (await writeToast(toast)));
  return response;
}
