import { isFault } from "../../../../contracts/fault.ts";
import type { MethodOutcome } from "../../../../payments/port/payments.ts";
import type { PostalAddress } from "../../../domain/address/address-lines.ts";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import { errorReporter } from "../../../request/error-reporter.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import type { PaymentDeps } from "../payment-deps.server.ts";
import { billingDraftCookie, pendingMethodCookie } from "./method-cookies.server.ts";
import { recordMethod } from "./record-method.server.ts";

/** The toast after a method was saved. */
export type SavedToast = "payment.added" | "payment.updated";

export type FinishedMethod = {
  outcome: MethodOutcome | { kind: "addFailed" };
  /** Cookies that the answer sets. */
  cookies: string[];
  toast?: SavedToast;
};

/** Records a method that the provider has saved, and remembers one that it has not confirmed yet. */
export async function finishMethod(
  context: RequestContext,
  deps: PaymentDeps,
  { outcome, address }: { outcome: MethodOutcome; address: PostalAddress },
): Promise<FinishedMethod> {
  const pending = pendingMethodCookie(context);
  if (outcome.kind === "confirming") {
    const { accountId } = requireAccount(context);
    return { outcome, cookies: [await pending.write({ accountId, id: outcome.id })] };
  }
  if (outcome.kind !== "added") return { outcome, cookies: [] };
  try {
    const change = await recordMethod(context, deps, { method: outcome.method, address });
    const cookies = [billingDraftCookie(context).clear(), pending.clear()];
    return { outcome, cookies, toast: change === "added" ? "payment.added" : "payment.updated" };
  } catch (error) {
    if (!isFault(error)) throw error;
    // The provider has the method, so the customer finds it in the list when they try again.
    errorReporter(context)(error);
    return { outcome: { kind: "addFailed" }, cookies: [] };
  }
}
