import { isFault } from "../../../../../contracts/fault.ts";
import type { PaymentErrorKind } from "../../../../../payments/port/payment-types.ts";
import type { MethodOutcome } from "../../../../../payments/port/payments.ts";
import { requireAccount } from "../../../../request/account/account-deps.server.ts";
import { errorReporter } from "../../../../request/error-reporter.ts";
import type { RequestContext } from "../../../../request/request-context.ts";
import { mustMatchBillingCountry } from "../../calls/billing-match.server.ts";
import { type PaymentDeps, requestSource } from "../../payment-deps.server.ts";
import { finishMethod, type SavedToast } from "./finish-method.server.ts";
import { pendingMethodCookie } from "./method-cookies.server.ts";
import { methodReturnPath } from "../payment-details-path.ts";
import { type MethodOwner, readMethodOwner } from "./read-method-owner.server.ts";
import { addressForProvider } from "./record-fields.ts";

export type MethodReturn = {
  /** Undefined when the method is saved, or its bank has not decided yet. */
  error?: PaymentErrorKind | "addFailed";
  toast?: SavedToast;
  cookies: string[];
};

/**
 * Saves a method after the bank sent the customer back. What the URL claims about the result is ignored: the provider is
 * asked.
 */
export async function resumeMethod(
  context: RequestContext,
  request: Request,
  deps: PaymentDeps,
): Promise<MethodReturn> {
  try {
    const owner = await readMethodOwner(context, request, deps);
    if (!owner) return { error: "addFailed", cookies: [] };
    return await finish(context, deps, { outcome: await readOutcome(context, request, { deps, owner }), owner });
  } catch (error) {
    if (!isFault(error) || error.status === 401) throw error;
    errorReporter(context)(error);
    return { error: "addFailed", cookies: [] };
  }
}

/** Saves a method that its bank has confirmed since the last visit; undefined while there is none to wait for. */
export async function resumePendingMethod(
  context: RequestContext,
  request: Request,
  deps: PaymentDeps,
): Promise<MethodReturn | "confirming" | undefined> {
  const cookie = pendingMethodCookie(context);
  const pending = await cookie.read(request);
  if (!pending || pending.accountId !== requireAccount(context).accountId) return undefined;
  const { payments, buyer } = deps;
  const outcome = await payments.readMethod({ buyer, id: pending.id });
  if (outcome.kind === "confirming" || outcome.kind === "action") return "confirming";
  const owner = outcome.kind === "added" ? await readMethodOwner(context, request, deps) : undefined;
  if (outcome.kind === "added" && !owner) return { error: "addFailed", cookies: [cookie.clear()] };
  const finished = owner ? await finish(context, deps, { outcome, owner }) : resultOf(outcome, []);
  return { ...finished, cookies: [...finished.cookies, cookie.clear()] };
}

async function finish(
  context: RequestContext,
  deps: PaymentDeps,
  { outcome, owner }: { outcome: MethodOutcome; owner: MethodOwner },
): Promise<MethodReturn> {
  const finished = await finishMethod(context, deps, { outcome, address: owner.address });
  const { cookies, toast } = finished;
  return { ...resultOf(finished.outcome, cookies), ...(toast && { toast }) };
}

function resultOf(outcome: MethodOutcome | { kind: "addFailed" }, cookies: string[]): MethodReturn {
  switch (outcome.kind) {
    case "added":
    case "confirming":
      return { cookies };
    case "failed":
      return { error: outcome.error, cookies };
    // The customer came back without an answer of the bank.
    case "action":
      return { error: "card_authorisation_error", cookies };
    case "addFailed":
    case "requestRefused":
      return { error: "addFailed", cookies };
  }
}

const longestResult = 20_000;

async function readOutcome(
  context: RequestContext,
  request: Request,
  { deps, owner }: { deps: PaymentDeps; owner: MethodOwner },
): Promise<MethodOutcome> {
  const { payments, buyer } = deps;
  const query = new URL(request.url).searchParams;
  const setupIntentId = query.get("setup_intent");
  if (setupIntentId !== null) {
    if (!/^seti_\w{1,200}$/.test(setupIntentId)) return { kind: "requestRefused", reason: "notFound" };
    return payments.submitMethod({
      buyer,
      source: requestSource(context, methodReturnPath()),
      paymentDetails: { provider: "stripe", setupIntentId },
      address: addressForProvider(owner.address),
      email: owner.email,
      mustMatchBillingCountry: await mustMatchBillingCountry(context),
    });
  }
  const redirectResult = query.get("redirectResult");
  const isUsable = redirectResult !== null && redirectResult.length <= longestResult;
  const id = query.get("methodId") ?? "";
  return payments.continueMethod({ buyer, id, ...(isUsable && { actionResult: { redirectResult } }) });
}
