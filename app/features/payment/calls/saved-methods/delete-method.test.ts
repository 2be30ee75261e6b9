import { afterAll, beforeAll, expect, it } from "vitest";
import type { SavedMethod } from "../../../../../payments/port/payment-types.ts";
import type { Payments } from "../../../../../payments/port/payments.ts";
import {
  getPaymentMethodInformation,
  updateOmsRecord,
} from "../../../../../contracts/order-management/update-record.ts";
import { createOrderFixture, type OrderFixture } from "../../../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../../../test/order-management/paid-order.ts";
import { paymentContext } from "../../../../../test/payments/payment-visit.ts";
import { registerCustomer } from "../../../../../test/registered-customer.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../../../../test/payments/payments-fixture.ts";
import { paymentDeps } from "../../payment-deps.server.ts";
import { deleteMethod } from "./delete-method.server.ts";

let orders: OrderFixture;
let paymentsFixture: PaymentsFixture;
beforeAll(async () => {
  [orders, paymentsFixture] = [await createOrderFixture(), await createPaymentsFixture()];
});
afterAll(async () => {
  await orders.close();
  await paymentsFixture.close();
});

const recordOf = async (accountId: string) =>
  (await orders.call(getPaymentMethodInformation, { body: { accountId } })).records[0];

type Item = Parameters<typeof paidItem>[0];

/** A customer whose order was paid with a method that order management has on record. */
async function createCustomerWith(item: Item) {
  const visitor = await paymentsFixture.visit({ country: "DE", isRegistered: true });
  const { customerId: accountId, siteId } = visitor.shopper;
  await registerCustomer(paymentsFixture.database, {
    id: accountId,
    siteId,
    addresses: [],
    createdAt: paymentsFixture.now(),
  });
  const token = `tok_${accountId}`;
  const refPaymentMethod = "SNP_OMS_PaymentMethod__c" as const;
  const fields = { SNP_OMS_PaymentType__c: "card", SNP_OMS_PaymentMethodToken__c: token };
  await orders.call(updateOmsRecord, { body: { refPaymentMethod, accountId, fields } });
  const order = { orderNo: `O-${accountId}`, customer: { accountId }, vehicle: { vin: vinOf(accountId) } };
  await orders.take(paidOrder({ ...order, items: [paidItem(item)], payment: { token } }));
  await orders.pass(20);
  await orders.pass(20);
  return { visitor, accountId, token };
}

const vinOf = (accountId: string) => `SALEA7BWAS${accountId.slice(1, 8).toUpperCase().replaceAll(/[IOQ]/g, "A")}`;

type Customer = Awaited<ReturnType<typeof createCustomerWith>>;

type Hidden = { isPaymentMethodHidden?: boolean; isAccountHidden?: boolean };

/** Replaces the provider's list of methods, since the test is about order management. */
async function remove({ visitor, accountId, token }: Customer, options: Hidden = {}) {
  const deleted: string[] = [];
  const payments: Payments = {
    ...paymentsFixture.payments,
    savedMethods: async () => [{ token, type: "card" } satisfies SavedMethod],
    deleteSavedMethod: async (request) => (deleted.push(request.token), "deleted"),
  };
  const services = { orderManagement: orders.call };
  const context = await paymentContext({
    payments,
    services,
    now: paymentsFixture.now,
    visitor,
    accountId,
    ...options,
  });
  const deps = await paymentDeps(context);
  if (!deps) throw new Error("The visitor has no session.");
  const { status } = await deleteMethod(context, deps, token);
  return { status, deleted };
}

const deleteAtOrderManagement = async ({ accountId }: Customer) =>
  orders.call(updateOmsRecord, {
    body: {
      refPaymentMethod: "SNP_OMS_PaymentMethod__c",
      accountId,
      recordId: (await recordOf(accountId))?.Id ?? "",
      isDeleted: true,
    },
  });

const turnOffAutoRenewal = async ({ accountId }: Customer) =>
  orders.call(updateOmsRecord, {
    body: {
      refSubscription: "Asset",
      accountId,
      recordId: (await orders.subscriptionOf(accountId)).Id,
      fields: { SNP_OMS_AutoRenewal__c: false },
    },
  });

const oneTime = { term: 0, termType: "one-time" } as const;
const cases: [string, Item, ((customer: Customer) => Promise<unknown>) | undefined, boolean][] = [
  ["that renews", { isAutoRenewed: true }, undefined, true],
  ["with auto-renewal off from the start", { isAutoRenewed: false }, undefined, false],
  ["with auto-renewal turned off", { isAutoRenewed: true }, turnOffAutoRenewal, false],
  ["of a one-time purchase", oneTime, undefined, false],
  ["of a one-time purchase with auto-renewal ticked", { ...oneTime, isAutoRenewed: true }, undefined, false],
  ["that has ended", { isAutoRenewed: true, term: 1, termType: "month" }, expireWithoutRenewal, false],
];

/** Turns auto-renewal off and waits until the term has ended. */
async function expireWithoutRenewal(customer: Customer): Promise<void> {
  await turnOffAutoRenewal(customer);
  await orders.walkTo("2026-12-20");
}

it.each(cases)(
  "order management decides whether the payment method of a subscription %s is in use",
  async (_, item, change, isLinked) => {
    const mine = await createCustomerWith(item);
    await change?.(mine);
    const { status, deleted } = await remove(mine);
    expect([status, deleted]).toEqual(isLinked ? [409, []] : [200, [mine.token]]);
    expect((await recordOf(mine.accountId))?.SNP_OMS_PaymentMethodToken__c).toBe(isLinked ? mine.token : "");

    const another = await createCustomerWith(item);
    await change?.(another);
    const direct = await deleteAtOrderManagement(another).then(
      ({ patchResult }) => patchResult.result,
      (error: { type: string }) => error.type,
    );
    expect(direct).toBe(isLinked ? "PAYMENT_METHOD_IN_USE" : "Success");
  },
);

it.each<[string, Hidden]>([
  ["the page of the payment method", { isPaymentMethodHidden: true }],
  ["the account", { isAccountHidden: true }],
])("nothing is deleted where the site hides %s", async (_, hidden) => {
  const mine = await createCustomerWith({ isAutoRenewed: false });
  expect(await remove(mine, hidden)).toEqual({ status: 404, deleted: [] });
  expect((await recordOf(mine.accountId))?.SNP_OMS_PaymentMethodToken__c).toBe(mine.token);
});
