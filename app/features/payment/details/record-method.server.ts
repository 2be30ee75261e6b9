import { isIP } from "node:net";
import { isFault } from "../../../../contracts/fault.ts";
import { updateOmsRecord } from "../../../../contracts/order-management/update-record.ts";
import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import type { PostalAddress } from "../../../domain/address/address-lines.ts";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import { readPaymentRecord } from "../../../request/account/payment-record.server.ts";
import { errorReporter } from "../../../request/error-reporter.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import type { PaymentDeps } from "../payment-deps.server.ts";
import { addressFields, methodFields } from "./record-fields.ts";

type AddedMethod = { method: SavedMethod; address: PostalAddress };

/**
 * Makes a saved method the account's own: order management charges renewals to it from now on. Doing it twice changes
 * nothing.
 */
export async function recordMethod(
  context: RequestContext,
  deps: PaymentDeps,
  { method, address }: AddedMethod,
): Promise<"added" | "updated"> {
  const account = requireAccount(context);
  const record = await readPaymentRecord(account);
  const { ip } = deps.source;
  await account.services.orderManagement(updateOmsRecord, {
    body: {
      refPaymentMethod: "SNP_OMS_PaymentMethod__c",
      accountId: account.accountId,
      recordId: record?.recordId ?? null,
      fields: { ...methodFields(method), ...addressFields(record?.billingAddress ?? address) },
      ip: isIP(ip) ? ip : null,
    },
  });
  if (record && record.token !== method.token) await detachReplaced(context, deps, record.token);
  return record ? "updated" : "added";
}

/** Subscriptions are linked to the record, not to its token, so nothing is charged to the replaced method any more. */
async function detachReplaced(context: RequestContext, { payments, buyer, source }: PaymentDeps, token: string) {
  try {
    await payments.deleteSavedMethod({ buyer, source, token });
  } catch (error) {
    // The new method is in use; the old one only stays in the provider's list.
    if (!isFault(error)) throw error;
    errorReporter(context)(error);
  }
}
