import { isFault } from "../../../../../contracts/fault.ts";
import { updateOmsRecord } from "../../../../../contracts/order-management/update-record.ts";
import { type AddressFields, cleanAddress } from "../../../../address/address-fields.ts";
import { type AddressEntry, type AddressProblem, checkAddress } from "../../../../address/check-address.ts";
import { isRestrictedRegion } from "../../../../address/restricted-region.ts";
import { requireAccount } from "../../../../request/account/account-deps.server.ts";
import { readPaymentRecord } from "../../../../request/account/payment-record.server.ts";
import type { RequestContext } from "../../../../request/request-context.ts";
import type { PaymentDeps } from "../../payment-deps.server.ts";
import { addressFields } from "../saving/record-fields.ts";
import { matchesMethod } from "./matches-method.server.ts";

export type AddressSubmission = {
  address: AddressFields;
  entry: AddressEntry;
  countries: readonly string[];
  addsTaxAtCheckout: boolean;
};

/** Why an address cannot be a billing address. */
export type AddressRefusal =
  | { kind: "invalid"; problems: readonly AddressProblem[] }
  /** Nothing can be sold to this region. */
  | { kind: "restricted" };

export type SaveAddressOutcome =
  | { kind: "added" }
  | { kind: "updated" }
  | AddressRefusal
  /** The address is in another country than the card. */
  | { kind: "mismatch" }
  /** Another tab has deleted the method meanwhile. */
  | { kind: "gone" }
  /** The provider or order management does not answer. */
  | { kind: "failed" };

/** The address as it is stored, or why it is refused. */
export function checkBillingAddress(submission: AddressSubmission): AddressRefusal | { address: AddressFields } {
  const { entry, countries, addsTaxAtCheckout } = submission;
  const address = cleanAddress(submission.address);
  const problems = checkAddress(address, { entry, countries });
  if (problems.length > 0) return { kind: "invalid", problems };
  return isRestrictedRegion(address, addsTaxAtCheckout) ? { kind: "restricted" } : { address };
}

/** Changes the billing address of the account's payment method. */
export async function saveBillingAddress(
  context: RequestContext,
  deps: PaymentDeps,
  submission: AddressSubmission,
): Promise<SaveAddressOutcome> {
  const checked = checkBillingAddress(submission);
  if ("kind" in checked) return checked;
  const { accountId, services } = requireAccount(context);
  try {
    const record = await readPaymentRecord({ accountId, services });
    if (!record) return { kind: "gone" };
    if (!(await matchesMethod(context, deps, { token: record.token, country: checked.address.countryCode })))
      return { kind: "mismatch" };
    await services.orderManagement(updateOmsRecord, {
      body: {
        refPaymentMethod: "SNP_OMS_PaymentMethod__c",
        accountId,
        recordId: record.recordId,
        fields: addressFields(checked.address),
      },
    });
    return { kind: record.billingAddress ? "updated" : "added" };
  } catch (error) {
    if (!isFault(error) || error.status === 401) throw error;
    return { kind: "failed" };
  }
}
