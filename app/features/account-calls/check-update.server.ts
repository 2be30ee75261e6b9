import type { ReceivedInput } from "../../../contracts/endpoint.ts";
import {
  getPaymentMethodInformation,
  type PaymentRecordFields,
  type updateOmsRecord,
} from "../../../contracts/order-management/update-record.ts";
import { billingCountriesOf } from "../../address/billing-countries.server.ts";
import type { AccountDeps } from "../../request/account/account-deps.server.ts";
import { refusedCall } from "../../request/calls/call-answer.ts";

export type UpdateBody = ReceivedInput<typeof updateOmsRecord>["body"];

export type UpdateChecks = {
  /** Whether the caller has saved a payment method with this token. */
  hasSavedMethod: (token: string) => Promise<boolean>;
  /** Whether nothing can be sold to a region. */
  isRestrictedRegion: (billing: Billing) => Promise<boolean>;
  /** Whether a bill to this country may be paid with the method of this token. */
  matchesMethod: (billing: Billing) => Promise<boolean>;
  /** The present terms of a renewal of the caller; undefined for a subscription that is not theirs. */
  readRenewalTerms: (assetId: string) => Promise<{ text: string; version: string } | undefined>;
};

type Billing = { countryCode: string; postalCode: string; token: string };
type Deps = Pick<AccountDeps, "accountId" | "services" | "catalogue" | "shop">;

/** Refuses what the account's pages would refuse; order management checks the rest. Undefined when nothing is wrong. */
export async function checkUpdate(body: UpdateBody, deps: Deps, checks: UpdateChecks): Promise<Response | undefined> {
  if (!("fields" in body)) return undefined;
  if ("refSubscription" in body) return body.fields.SNP_OMS_AutoRenewal__c ? checkTurnOn(deps) : undefined;
  const { SNP_OMS_PaymentMethodToken__c: token = "" } = body.fields;
  if (token !== "" && !(await checks.hasSavedMethod(token))) {
    return refusedCall(403, "The payment method is not one of the customer's.");
  }
  return checkAddress(body.fields, deps, checks);
}

async function checkAddress(fields: Partial<PaymentRecordFields>, deps: Deps, checks: UpdateChecks) {
  const country = fields.SNP_OMS_BillingAddress__CountryCode__s;
  if (country && !billingCountriesOf(deps.shop.market.country).includes(country)) {
    return refusedCall(400, "This country cannot be billed here.");
  }
  const billing = await billingAfter(fields, deps);
  if (!billing) return undefined;
  if (await checks.isRestrictedRegion(billing)) return refusedCall(400, "The region of this address cannot be billed.");
  return (await checks.matchesMethod(billing))
    ? undefined
    : refusedCall(400, "The country of the address is not that of the payment method.");
}

/** The bill after the update: what is not sent stays as it is. Undefined when it does not change, or has no country. */
async function billingAfter(fields: Partial<PaymentRecordFields>, deps: Deps): Promise<Billing | undefined> {
  if (!BILLING_FIELDS.some((name) => fields[name] !== undefined)) return undefined;
  const { accountId, services } = deps;
  const { records } = await services.orderManagement(getPaymentMethodInformation, { body: { accountId } });
  const {
    SNP_OMS_BillingAddress__CountryCode__s: countryCode = "",
    SNP_OMS_BillingAddress__PostalCode__s: postalCode = "",
    SNP_OMS_PaymentMethodToken__c: token = "",
  } = { ...records[0], ...fields };
  return countryCode === "" ? undefined : { countryCode, postalCode, token };
}

const BILLING_FIELDS = [
  "SNP_OMS_BillingAddress__CountryCode__s",
  "SNP_OMS_BillingAddress__PostalCode__s",
  "SNP_OMS_PaymentMethodToken__c",
] as const;

/**
 * A change that turns auto-renewal on, with the terms that its caller agrees to. They are the shop's own words: the
 * caller names their version, and its claim about their text does not count.
 */
export async function withRenewalTerms(body: UpdateBody, checks: UpdateChecks): Promise<UpdateBody | Response> {
  if (!("refSubscription" in body && "fields" in body) || !body.fields.SNP_OMS_AutoRenewal__c) return body;
  const terms = await checks.readRenewalTerms(body.recordId);
  // Order management says what is wrong with it.
  if (!terms) return body;
  if (body.fields.SNP_OMS_AutoRenewalConsentVersion__c !== terms.version) {
    return refusedCall(409, "The terms of the renewal have not been agreed to.", "AUTO_RENEWAL_TERMS_NOT_AGREED");
  }
  return { ...body, fields: { ...body.fields, SNP_OMS_AutoRenewalConsentText__c: terms.text } };
}

async function checkTurnOn({ catalogue, shop }: Pick<AccountDeps, "catalogue" | "shop">) {
  const { autoRenewalCountries } = await catalogue.preferences(shop.site.id);
  return autoRenewalCountries.includes(shop.market.country)
    ? undefined
    : refusedCall(409, "Auto-renewal is not offered in this country.", "AUTO_RENEWAL_NOT_OFFERED");
}
