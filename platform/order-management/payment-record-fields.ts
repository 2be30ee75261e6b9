import type { PaymentRecordFields } from "../../contracts/order-management/update-record.ts";
import type { PaymentRecordRow } from "./tables.ts";

type Column = Exclude<keyof PaymentRecordRow, "id" | "accountId" | "updatedAt">;

/** The column of each wire field; other fields cannot be written. */
const columns = {
  SNP_OMS_PaymentType__c: "paymentType",
  SNP_OMS_CardType__c: "cardType",
  SNP_OMS_PaymentInformation__c: "paymentInformation",
  SNP_OMS_PaymentMethodToken__c: "token",
  SNP_OMS_BankCode__c: "bankCode",
  SNP_OMS_Last4Digits__c: "last4",
  SNP_OMS_CardExpiration__c: "cardExpires",
  SNP_OMS_BillingAddress__Street__s: "street",
  SNP_OMS_BillingAddress__PostalCode__s: "postalCode",
  SNP_OMS_BillingAddress__CountryCode__s: "countryCode",
  SNP_OMS_BillingAddress__City__s: "city",
  SNP_OMS_BillingAddress__StateCode__s: "stateCode",
  SNP_OMS_FirstName__c: "firstName",
  SNP_OMS_LastName__c: "lastName",
} as const satisfies Record<keyof PaymentRecordFields, Column>;

const pairs = Object.entries(columns) as [keyof PaymentRecordFields, Column][];

export function toWireFields(record: PaymentRecordRow): PaymentRecordFields {
  return Object.fromEntries(pairs.map(([field, column]) => [field, record[column]])) as PaymentRecordFields;
}

export function toColumns(fields: Partial<PaymentRecordFields>): Partial<Record<Column, string>> {
  const present = pairs.filter(([field]) => fields[field] !== undefined);
  return Object.fromEntries(present.map(([field, column]) => [column, fields[field]]));
}

/** The values of a deleted record. */
export const blankColumns = Object.fromEntries(pairs.map(([, column]) => [column, ""])) as Record<Column, string>;
