import { isFault } from "../../../../contracts/fault.ts";
import { updateOmsRecord } from "../../../../contracts/order-management/update-record.ts";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import { readPaymentRecord } from "../../../request/account/payment-record.server.ts";
import { errorReporter } from "../../../request/error-reporter.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import type { PaymentDeps } from "../payment-deps.server.ts";
import { findSavedMethod, markOf } from "./read-payment-details.server.ts";

type ShownRecord = { recordId: string; mark: string };

export type DeleteOutcome =
  | { kind: "deleted" }
  /** An active subscription is paid with it. */
  | { kind: "linked" }
  /** Another tab has replaced it meanwhile. */
  | { kind: "changed" }
  /** There is nothing to delete any more. */
  | { kind: "gone" }
  /** The account has another record. */
  | { kind: "notFound" }
  /** The provider or order management does not answer, and nothing is deleted. */
  | { kind: "unavailable" };

/**
 * Deletes the account's payment method. Order management decides whether it is in use, and its record is blanked before
 * the provider forgets the method: no renewal can use a method that the provider has deleted.
 */
export async function deletePaymentMethod(
  context: RequestContext,
  deps: PaymentDeps,
  shown: ShownRecord,
): Promise<DeleteOutcome> {
  const account = requireAccount(context);
  try {
    const record = await readPaymentRecord(account);
    if (!record) return { kind: "gone" };
    if (record.recordId !== shown.recordId) return { kind: "notFound" };
    if (markOf(record) !== shown.mark) return { kind: "changed" };
    // Asked first, because a record is not blanked while the provider is away.
    const saved = await findSavedMethod(deps, record.token);
    const { accountId, services } = account;
    await services.orderManagement(updateOmsRecord, {
      body: { refPaymentMethod: "SNP_OMS_PaymentMethod__c", accountId, recordId: record.recordId, isDeleted: true },
    });
    if (saved) await detach(context, deps, record.token);
    return { kind: "deleted" };
  } catch (error) {
    if (!isFault(error)) throw error;
    if (error.status === 401) throw error;
    return isFault(error, "PAYMENT_METHOD_IN_USE") ? { kind: "linked" } : { kind: "unavailable" };
  }
}

/** The account has no method any more, whatever the provider answers now. */
async function detach(context: RequestContext, { payments, buyer, source }: PaymentDeps, token: string): Promise<void> {
  try {
    await payments.deleteSavedMethod({ buyer, source, token });
  } catch (error) {
    if (!isFault(error)) throw error;
    errorReporter(context)(error);
  }
}
