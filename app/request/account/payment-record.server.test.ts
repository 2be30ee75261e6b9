import { describe, expect, it } from "vitest";
import type { PaymentRecordFields } from "../../../contracts/order-management/update-record.ts";
import { readPaymentRecord } from "./payment-record.server.ts";

const complete: PaymentRecordFields & { Id: string } = {
  Id: "a0X000000000000001",
  SNP_OMS_PaymentType__c: "card",
  SNP_OMS_CardType__c: "visa",
  SNP_OMS_PaymentInformation__c: "",
  SNP_OMS_PaymentMethodToken__c: "token-1",
  SNP_OMS_BankCode__c: "",
  SNP_OMS_Last4Digits__c: "4242",
  SNP_OMS_BillingAddress__Street__s: "14 Church Lane|Flat 2",
  SNP_OMS_BillingAddress__PostalCode__s: "SY8 1AP",
  SNP_OMS_BillingAddress__CountryCode__s: "GB",
  SNP_OMS_BillingAddress__City__s: "Ludlow",
  SNP_OMS_BillingAddress__StateCode__s: "",
  SNP_OMS_FirstName__c: "Eleanor",
  SNP_OMS_LastName__c: "Marsh",
};

function read(...records: (typeof complete)[]) {
  const orderManagement = async () => ({ totalSize: records.length, done: true, records });
  return readPaymentRecord({ accountId: "owner", services: { orderManagement } as never });
}

describe("the payment record of an account", () => {
  it("has the method and its billing address", async () => {
    expect(await read(complete)).toEqual({
      recordId: "a0X000000000000001",
      token: "token-1",
      type: "card",
      cardType: "visa",
      last4: "4242",
      billingAddress: {
        firstName: "Eleanor",
        lastName: "Marsh",
        address1: "14 Church Lane|Flat 2",
        city: "Ludlow",
        postalCode: "SY8 1AP",
        countryCode: "GB",
      },
    });
  });

  it("is missing when there is none, and when it was deleted", async () => {
    expect(await read()).toBeUndefined();
    expect(await read({ ...complete, SNP_OMS_PaymentMethodToken__c: "" })).toBeUndefined();
  });

  it.each([
    "SNP_OMS_BillingAddress__Street__s",
    "SNP_OMS_BillingAddress__PostalCode__s",
    "SNP_OMS_BillingAddress__CountryCode__s",
    "SNP_OMS_BillingAddress__City__s",
    "SNP_OMS_FirstName__c",
    "SNP_OMS_LastName__c",
  ] as const)("has no billing address without %s", async (field) => {
    expect(
      (await read({ ...complete, [field]: field.includes("Country") ? "" : " " }))?.billingAddress,
    ).toBeUndefined();
  });
});
