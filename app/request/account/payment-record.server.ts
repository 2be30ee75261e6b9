import {
  getPaymentMethodInformation,
  type PaymentRecordFields,
} from "../../../contracts/order-management/update-record.ts";
import type { PostalAddress } from "../../domain/address/address-lines.ts";
import type { AccountDeps } from "./account-deps.server.ts";

/** The payment method that order management keeps for an account, and charges renewals to. */
export type PaymentRecord = {
  recordId: string;
  token: string;
  type: string;
  cardType?: string;
  last4?: string;
  bankCode?: string;
  /** What the shop wrote about the method when it was saved. */
  information?: string;
  /** Undefined when a part of it is missing. */
  billingAddress?: PostalAddress;
};

/** Undefined when the account has none, or has deleted it. */
export async function readPaymentRecord({
  services,
  accountId,
}: Pick<AccountDeps, "services" | "accountId">): Promise<PaymentRecord | undefined> {
  const { records } = await services.orderManagement(getPaymentMethodInformation, { body: { accountId } });
  const [record] = records;
  return record && record.SNP_OMS_PaymentMethodToken__c !== "" ? fromWire(record) : undefined;
}

function fromWire(record: PaymentRecordFields & { Id: string }): PaymentRecord {
  const billingAddress = addressFromWire(record);
  return {
    recordId: record.Id,
    token: record.SNP_OMS_PaymentMethodToken__c,
    type: record.SNP_OMS_PaymentType__c,
    ...(record.SNP_OMS_CardType__c && { cardType: record.SNP_OMS_CardType__c }),
    ...(record.SNP_OMS_Last4Digits__c && { last4: record.SNP_OMS_Last4Digits__c }),
    ...(record.SNP_OMS_BankCode__c && { bankCode: record.SNP_OMS_BankCode__c }),
    ...(record.SNP_OMS_PaymentInformation__c && { information: record.SNP_OMS_PaymentInformation__c }),
    ...(billingAddress && { billingAddress }),
  };
}

/** An address is used only if names, street, town, postal code and country are all there. */
function addressFromWire(record: PaymentRecordFields): PostalAddress | undefined {
  const address = {
    firstName: record.SNP_OMS_FirstName__c.trim(),
    lastName: record.SNP_OMS_LastName__c.trim(),
    address1: record.SNP_OMS_BillingAddress__Street__s.trim(),
    city: record.SNP_OMS_BillingAddress__City__s.trim(),
    postalCode: record.SNP_OMS_BillingAddress__PostalCode__s.trim(),
    countryCode: record.SNP_OMS_BillingAddress__CountryCode__s,
  };
  if (Object.values(address).includes("")) return undefined;
  const stateCode = record.SNP_OMS_BillingAddress__StateCode__s;
  return { ...address, ...(stateCode && { stateCode }) };
}
