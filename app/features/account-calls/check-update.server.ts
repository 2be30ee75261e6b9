import type { ReceivedInput } from "../../../contracts/endpoint.ts";
import type { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import { billingCountriesOf } from "../../address/billing-countries.server.ts";
import type { AccountDeps } from "../../request/account/account-deps.server.ts";
import { refusedCall } from "../../request/calls/call-answer.ts";

export type UpdateBody = ReceivedInput<typeof updateOmsRecord>["body"];

export type UpdateChecks = {
  /** Whether the caller has saved a payment method with this token. */
  hasSavedMethod: (token: string) => Promise<boolean>;
};

/** Refuses what the account's pages would refuse; order management checks the rest. Undefined when nothing is wrong. */
export async function checkUpdate(
  body: UpdateBody,
  deps: Pick<AccountDeps, "catalogue" | "shop">,
  { hasSavedMethod }: UpdateChecks,
): Promise<Response | undefined> {
  if (!("fields" in body)) return undefined;
  if ("refSubscription" in body) return body.fields.SNP_OMS_AutoRenewal__c ? checkTurnOn(deps) : undefined;
  const { SNP_OMS_PaymentMethodToken__c: token = "", SNP_OMS_BillingAddress__CountryCode__s: country = "" } =
    body.fields;
  if (token !== "" && !(await hasSavedMethod(token))) {
    return refusedCall(403, "The payment method is not one of the customer's.");
  }
  if (country !== "" && !billingCountriesOf(deps.shop.market.country).includes(country)) {
    return refusedCall(400, "This country cannot be billed here.");
  }
  return undefined;
}

async function checkTurnOn({ catalogue, shop }: Pick<AccountDeps, "catalogue" | "shop">) {
  const { autoRenewalCountries } = await catalogue.preferences(shop.site.id);
  return autoRenewalCountries.includes(shop.market.country)
    ? undefined
    : refusedCall(409, "Auto-renewal is not offered in this country.", "AUTO_RENEWAL_NOT_OFFERED");
}
