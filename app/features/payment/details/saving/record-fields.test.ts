import { describe, expect, it } from "vitest";
import type { SavedMethod } from "../../../../../payments/port/payment-types.ts";
import { addressFields, addressForForm, addressForProvider, methodFields } from "./record-fields.ts";

const methods: [SavedMethod, string[]][] = [
  [
    { token: "t1", type: "card", brand: "visa", last4: "4242", expMonth: 3, expYear: 2027 },
    ["card", "visa", "visa **** 4242", "t1", "", "4242", "2027-03"],
  ],
  [
    { token: "t2", type: "sepa_debit", last4: "6789", bankCode: "TEST" },
    ["sepa_debit", "", "sepa_debit **** 6789", "t2", "TEST", "6789", ""],
  ],
  [{ token: "t3", type: "google_pay" }, ["google_pay", "", "google_pay", "t3", "", "", ""]],
];

it.each(methods)("the method %o becomes the fields %j", (method, values) => {
  expect(methodFields(method)).toEqual({
    SNP_OMS_PaymentType__c: values[0],
    SNP_OMS_CardType__c: values[1],
    SNP_OMS_PaymentInformation__c: values[2],
    SNP_OMS_PaymentMethodToken__c: values[3],
    SNP_OMS_BankCode__c: values[4],
    SNP_OMS_Last4Digits__c: values[5],
    SNP_OMS_CardExpiration__c: values[6],
  });
});

const address = {
  firstName: "Ada",
  lastName: "Byron",
  address1: "1 Abbey Road",
  address2: "Flat 2",
  city: "Coventry",
  postalCode: "CV3 4LF",
  countryCode: "GB",
};

describe("an address", () => {
  it("is sent with both lines in one field", () => {
    expect(addressFields(address)).toEqual({
      SNP_OMS_BillingAddress__Street__s: "1 Abbey Road|Flat 2",
      SNP_OMS_BillingAddress__PostalCode__s: "CV3 4LF",
      SNP_OMS_BillingAddress__CountryCode__s: "GB",
      SNP_OMS_BillingAddress__City__s: "Coventry",
      SNP_OMS_BillingAddress__StateCode__s: "",
      SNP_OMS_FirstName__c: "Ada",
      SNP_OMS_LastName__c: "Byron",
    });
    expect(addressFields({ ...address, address2: "" }).SNP_OMS_BillingAddress__Street__s).toBe("1 Abbey Road");
  });

  it.each([
    ["1 Abbey Road|Flat 2", undefined],
    ["1 Abbey Road", "Flat 2"],
  ])("is split into the lines of the form: %s, %s", (address1, address2) => {
    const stored = { ...address, address1, ...(address2 !== undefined && { address2 }) };
    if (address2 === undefined) Reflect.deleteProperty(stored, "address2");
    expect(addressForForm(stored)).toEqual({ ...address, stateCode: "" });
    expect(addressForProvider(stored)).toMatchObject({ street: "1 Abbey Road, Flat 2", country: "GB" });
  });
});
