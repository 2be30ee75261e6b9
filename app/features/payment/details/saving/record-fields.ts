import type { PaymentRecordFields } from "../../../../../contracts/order-management/update-record.ts";
import type { SavedMethod } from "../../../../../payments/port/payment-types.ts";
import type { BillingAddress } from "../../../../../payments/port/payments.ts";
import type { AddressFields } from "../../../../address/address-fields.ts";
import type { PostalAddress } from "../../../../domain/address/address-lines.ts";

/** The fields of order management's record that describe a method. */
export function methodFields(method: SavedMethod) {
  const { token, type, brand = "", last4 = "", bankCode = "", expMonth, expYear } = method;
  return {
    SNP_OMS_PaymentType__c: type,
    SNP_OMS_CardType__c: brand,
    SNP_OMS_PaymentInformation__c: last4 === "" ? brand || type : `${brand || type} **** ${last4}`,
    SNP_OMS_PaymentMethodToken__c: token,
    SNP_OMS_BankCode__c: bankCode,
    SNP_OMS_Last4Digits__c: last4,
    SNP_OMS_CardExpiration__c: expMonth && expYear ? `${expYear}-${String(expMonth).padStart(2, "0")}` : "",
  } satisfies Partial<PaymentRecordFields>;
}

/** The fields of the record that hold the billing address; two lines are divided by "|". */
export function addressFields(address: PostalAddress) {
  const { address1, address2 = "", stateCode = "", firstName = "", lastName = "" } = address;
  return {
    SNP_OMS_BillingAddress__Street__s: address2 === "" ? address1 : `${address1}|${address2}`,
    SNP_OMS_BillingAddress__PostalCode__s: address.postalCode,
    SNP_OMS_BillingAddress__CountryCode__s: address.countryCode,
    SNP_OMS_BillingAddress__City__s: address.city,
    SNP_OMS_BillingAddress__StateCode__s: stateCode,
    SNP_OMS_FirstName__c: firstName,
    SNP_OMS_LastName__c: lastName,
  } satisfies Partial<PaymentRecordFields>;
}

/** The address as a provider gets it. */
export function addressForProvider(address: PostalAddress): BillingAddress {
  const { firstName = "", lastName = "", address1, address2, city, postalCode, stateCode, countryCode } = address;
  return {
    firstName,
    lastName,
    street: [address1.replaceAll("|", ", "), address2].filter(Boolean).join(", "),
    city,
    postalCode,
    ...(stateCode && { stateCode }),
    country: countryCode,
  };
}

/** The address as the form shows it. */
export function addressForForm(address: PostalAddress): AddressFields {
  const { firstName = "", lastName = "", countryCode, city, postalCode, stateCode = "" } = address;
  const [first = "", ...rest] = address.address1.split("|");
  const address2 = [...rest, address.address2 ?? ""].map((line) => line.trim()).filter(Boolean);
  return {
    firstName,
    lastName,
    countryCode,
    address1: first.trim(),
    address2: address2.join(", "),
    city,
    stateCode,
    postalCode,
  };
}
