import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { paidOrder } from "../../../test/order-management/paid-order.ts";

const day = 86_400;

let fixture: OrderFixture;
let count = 0;
beforeAll(async () => {
  fixture = await createOrderFixture();
});
afterAll(() => fixture.close());

/** A subscription that was cancelled and refunded. */
async function createRefunded() {
  count += 1;
  const accountId = `refunded-${count}`;
  const order = paidOrder({
    orderNo: `B-${count}`,
    placedAt: fixture.now().toISOString(),
    customer: { accountId },
    vehicle: { vin: `SALEA7BWAS2Z3${String(count).padStart(4, "0")}` },
  });
  await fixture.take(order);
  await fixture.pass(20);
  await fixture.pass(20);
  const { Id: recordId } = await fixture.subscriptionOf(accountId);
  const body = { refSubscription: "Asset" as const, accountId, recordId, cancelAutoRenewalItems: [{}] };
  await fixture.call(updateOmsRecord, { body });
  for (let step = 0; step < 3; step += 1) await fixture.pass(20);
  expect(await statusOf(accountId)).toEqual(["Refunded", "RETURNED", "Processed"]);
  return { accountId, orderNo: order.orderNo };
}

async function statusOf(accountId: string) {
  const { Status, OrderItemSummaries } = await fixture.orderOf(accountId);
  const [item] = OrderItemSummaries.records;
  return [Status, item?.Status, item?.SNPOMSRefundStatus_C];
}

/** Makes the charges service refuse the refund from now on. */
const returnRefund = (orderNo: string) =>
  fixture.database.queries.execute(sql`
    update charges.ledger set status = 'refused', reason = 'Account closed' where reference = ${orderNo}`);

it("shows an error for a refund that the bank returned a day later", async () => {
  const { accountId, orderNo } = await createRefunded();
  await returnRefund(orderNo);
  await fixture.pass(day);
  expect(await statusOf(accountId)).toEqual(["Refund error", "RETURNINITIATED", "Error"]);
  const { OrderItemSummaries } = await fixture.orderOf(accountId);
  expect(OrderItemSummaries.records[0]).toMatchObject({ SNPOMSRefundIssuedDate_C: null });
});

it("checks a refund for a month, also after an outage", async () => {
  const { accountId, orderNo } = await createRefunded();
  await fixture.pass(2 * day);
  fixture.outages.add("charges");
  await fixture.pass(12 * day);
  fixture.outages.clear();
  await fixture.pass(3_600);
  expect(await statusOf(accountId)).toEqual(["Refunded", "RETURNED", "Processed"]);
  await returnRefund(orderNo);
  for (let step = 0; step < 6; step += 1) await fixture.pass(5 * day);
  expect(await statusOf(accountId)).toEqual(["Refund error", "RETURNINITIATED", "Error"]);
});

it("stops checking after a month", async () => {
  await createRefunded();
  for (let step = 0; step < 10; step += 1) await fixture.pass(5 * day);
  const open = await fixture.rows(
    "select 1 from jobs where topic = 'order-management.confirm-refund' and done_at is null",
  );
  expect(open).toEqual([]);
});
