import { afterEach, beforeEach, expect, it } from "vitest";
import { getOrderHistory } from "../../../../contracts/order-management/order-summary.ts";
import { createOrderFixture, type OrderFixture } from "../../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../../test/order-management/paid-order.ts";

const accountId = "account-ada";

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await createOrderFixture("2026-11-15T00:00:00.000Z");
});
afterEach(() => fixture.close());

/** Buys a plan of two months on 15 November: it ends on 15 January. */
async function subscribe(localeId: string, currency = "EUR") {
  const items = [paidItem({ term: 2, termType: "month", total: 1999, tax: 319, taxRate: 0.19, isAutoRenewed: true })];
  await fixture.take(paidOrder({ orderNo: "VCS-1", localeId, currency, placedAt: fixture.now().toISOString(), items }));
  await fixture.pass(20);
  await fixture.pass(20);
}

const charged = () => fixture.rows(`select amount from charges.ledger order by at`);

it.each(["de-DE", "nl-NL"])("charges in %s what the subscription says, month by month", async (localeId) => {
  await subscribe(localeId);
  const monthly = { renewalPlan: 1, renewalPlanType: "month", price: 10 };
  expect(await fixture.subscriptionOf(accountId)).toMatchObject({
    ...monthly,
    servicePlan: 2,
    planPrice: 19.99,
    expirationDate: "2027-01-15",
  });
  await fixture.walkTo("2027-01-16");
  expect(await charged()).toEqual([{ amount: 1000 }]);
  const first = { ...monthly, servicePlan: 1, planPrice: 10, expirationDate: "2027-02-15" };
  expect(await fixture.subscriptionOf(accountId)).toMatchObject(first);
  await fixture.walkTo("2027-02-16");
  expect(await charged()).toEqual([{ amount: 1000 }, { amount: 1000 }]);
  expect(await fixture.subscriptionOf(accountId)).toMatchObject({ ...first, expirationDate: "2027-03-15" });
  const { records, totalSize } = await fixture.call(getOrderHistory, { body: { accountId } });
  expect([totalSize, records.map(({ GrandTotalAmount }) => GrandTotalAmount)]).toEqual([3, [10, 10, 19.99]]);
  expect(records[0]?.OrderItemSummaries.records[0]).toMatchObject({
    SNPOMSInitialTermPeriod_C: 1,
    SNPOMSInitialTermPeriodType_C: "month",
  });
});

it("charges the same term again where the market allows it", async () => {
  await subscribe("fr-FR");
  const same = { renewalPlan: 2, renewalPlanType: "month", price: 19.99, servicePlan: 2 };
  expect(await fixture.subscriptionOf(accountId)).toMatchObject(same);
  await fixture.walkTo("2027-01-16");
  expect(await charged()).toEqual([{ amount: 1999 }]);
  expect(await fixture.subscriptionOf(accountId)).toMatchObject({ ...same, expirationDate: "2027-03-15" });
});
