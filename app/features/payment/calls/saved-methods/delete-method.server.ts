import { isFault } from "../../../../../contracts/fault.ts";
import {
  getPaymentMethodInformation,
  updateOmsRecord,
} from "../../../../../contracts/order-management/update-record.ts";
import { requireAccount } from "../../../../request/account/account-deps.server.ts";
import type { RequestContext } from "../../../../request/request-context.ts";
import { canHaveMethod } from "../../details/saving/read-method-owner.server.ts";
import type { PaymentDeps } from "../../payment-deps.server.ts";
import { answer, refusedCall } from "../../../../request/calls/call-answer.ts";

const notFound = () => refusedCall(404, "There is no such payment method.");

/**
 * Deletes a saved method of this buyer. Order management renews subscriptions, so it refuses for a linked method, and its
 * record is deleted before the provider's: no renewal can use a method that the provider has deleted.
 */
export async function deleteMethod(
  context: RequestContext,
  { payments, buyer, source }: PaymentDeps,
  token: string,
): Promise<Response> {
  if (!(await canHaveMethod(context))) return notFound();
  const saved = await payments.savedMethods({ buyer, source });
  if (!saved.some((method) => method.token === token)) return notFound();
  if ((await deleteRecord(context, token)) === "linked") {
    return refusedCall(409, "An active subscription is paid with this method.");
  }
  const result = await payments.deleteSavedMethod({ buyer, source, token });
  return result === "deleted" ? answer({}) : notFound();
}

async function deleteRecord(context: RequestContext, token: string): Promise<"linked" | "gone"> {
  const { accountId, services } = requireAccount(context);
  const { orderManagement } = services;
  const { records } = await orderManagement(getPaymentMethodInformation, { body: { accountId } });
  const record = records.find(({ SNP_OMS_PaymentMethodToken__c: recordToken }) => recordToken === token);
  if (!record) return "gone";
  const refPaymentMethod = "SNP_OMS_PaymentMethod__c" as const;
  try {
    await orderManagement(updateOmsRecord, {
      body: { refPaymentMethod, accountId, recordId: record.Id, isDeleted: true },
    });
    return "gone";
  } catch (error) {
    if (isFault(error, "PAYMENT_METHOD_IN_USE")) return "linked";
    throw error;
  }
}
