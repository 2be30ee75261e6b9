import type { PaymentRecordFields } from "../../contracts/order-management/update-record.ts";
import { createOrderFixture, type OrderFixture } from "./order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "./paid-order.ts";

export const recordedLinks = {
  termsLink: "https://shop.example/terms-conditions?version=2026-11-01",
  privacyLink: "https://shop.example/privacy?version=2026-05-01",
};

/** One installed order that renews, one new order of another customer, and one of a guest. */
export async function createSoldFixture(): Promise<OrderFixture> {
  const fixture = await createOrderFixture();
  await fixture.take(paidOrder({ orderNo: "A-1", items: [paidItem({ isAutoRenewed: true })], ...recordedLinks }));
  await fixture.pass(20);
  await fixture.pass(20);
  await fixture.take(
    paidOrder({ orderNo: "B-1", customer: { accountId: "account-bob" }, vehicle: { vin: "SALEA7BWAS2Z00999" } }),
  );
  await fixture.take(paidOrder({ orderNo: "G-1", customer: { ...guestCustomer, email: "Guest@example.com" } }));
  return fixture;
}

export const fullRecord: PaymentRecordFields = {
  SNP_OMS_PaymentType__c: "card",
  SNP_OMS_CardType__c: "mastercard",
  SNP_OMS_PaymentInformation__c: "mastercard **** 4444",
  SNP_OMS_PaymentMethodToken__c: "tok_mc",
  SNP_OMS_BankCode__c: "",
  SNP_OMS_Last4Digits__c: "4444",
  SNP_OMS_CardExpiration__c: "2029-08",
  SNP_OMS_BillingAddress__Street__s: "Hauptstraße 1|Hinterhof",
  SNP_OMS_BillingAddress__PostalCode__s: "10115",
  SNP_OMS_BillingAddress__CountryCode__s: "DE",
  SNP_OMS_BillingAddress__City__s: "Berlin",
  SNP_OMS_BillingAddress__StateCode__s: "",
  SNP_OMS_FirstName__c: "Grace",
  SNP_OMS_LastName__c: "Hopper",
};
