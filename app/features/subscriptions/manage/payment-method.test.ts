import { expect, it } from "vitest";
import type { OrderSummary } from "../../../../contracts/order-management/order-summary.ts";
import { methodOfOrder, methodOfRecord } from "./payment-method.ts";

it.each([
  [
    { type: "card", cardType: "visa", last4: "4242" },
    { name: "Visa", last4: "4242" },
  ],
  [
    { type: "sepa_debit", last4: "3201" },
    { name: "SEPA", last4: "3201" },
  ],
  [{ type: "apple_pay" }, { name: "Apple Pay" }],
  [{ type: "card", last4: "4242" }, undefined],
])("the record %j is %j", (record, method) => {
  expect(methodOfRecord({ recordId: "1", token: "t", ...record })).toEqual(method);
});

const orderPaidBy = (method: object) =>
  ({ OrderPaymentSummaries: { totalSize: 1, done: true, records: [{ PaymentMethod: method }] } }) as OrderSummary;

it.each([
  [{ SNPOMSType_C: "Credit Card", CardType: "Visa", SNPOMSCardType_C: null, SNPOMSCreditCardLast4_C: "1111" }, "Visa"],
  [{ SNPOMSType_C: "card", CardType: null, SNPOMSCardType_C: "mc", SNPOMSCreditCardLast4_C: "1111" }, "Mastercard"],
  [{ SNPOMSType_C: "ideal", CardType: null, SNPOMSCardType_C: null, SNPOMSCreditCardLast4_C: "1111" }, "iDEAL"],
])("the order paid by %j names %s", (method, name) => {
  expect(methodOfOrder(orderPaidBy(method))).toEqual({ name, last4: "1111" });
});

it("an order without a payment names no method", () => {
  const order = { OrderPaymentSummaries: { totalSize: 0, done: true, records: [] } } as unknown as OrderSummary;
  expect(methodOfOrder(order)).toBeUndefined();
});
