import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "../../../test/order-management/paid-order.ts";

let fixture: OrderFixture;
let count = 0;
beforeAll(async () => {
  fixture = await createOrderFixture();
});
afterAll(() => fixture.close());

/** Imports an order without a token, and lets so many steps of twenty seconds pass. */
async function importWithoutToken(steps: number, changes: Parameters<typeof paidOrder>[0] = {}) {
  count += 1;
  const accountId = `late-${count}`;
  const order = paidOrder({
    orderNo: `L-${count}`,
    placedAt: fixture.now().toISOString(),
    items: [paidItem({ isAutoRenewed: true })],
    ...changes,
    payment: { token: null },
    customer: { accountId, ...changes.customer },
    vehicle: { vin: `SALEA7BWAS2Z4${String(count).padStart(4, "0")}` },
  });
  await fixture.take(order);
  for (let step = 0; step < steps; step += 1) await fixture.pass(20);
  return { accountId, order };
}

const importWithToken = (order: ReturnType<typeof paidOrder>, token: string) =>
  fixture.take({ ...order, payment: { ...order.payment, token } });

const tokenOf = async (accountId: string) =>
  (
    await fixture.rows<{ token: string }>(
      `select r.token from order_management.assets a join order_management.payment_records r
       on r.id = a.payment_record_id where a.account_id = '${accountId}' and a.is_auto_renewed`,
    )
  )[0]?.token;

describe("an order whose token arrives later", () => {
  it.each([
    ["before it is allocated", 0],
    ["while it is in progress", 1],
    ["after it was installed", 2],
  ])("is renewed with it: %s", async (_, steps) => {
    const { accountId, order } = await importWithoutToken(steps);
    expect(await tokenOf(accountId)).toBeUndefined();
    await importWithToken(order, `late-token-${count}`);
    await fixture.pass(20);
    await fixture.pass(20);
    expect(await tokenOf(accountId)).toBe(`late-token-${count}`);
    await importWithToken(order, "another-token");
    expect(await tokenOf(accountId)).toBe(`late-token-${count}`);
  });

  it("is not renewed when its customer has turned renewals off meanwhile", async () => {
    const { accountId, order } = await importWithoutToken(2);
    const { Id: recordId } = await fixture.subscriptionOf(accountId);
    const fields = { SNP_OMS_AutoRenewal__c: false } as never;
    await fixture.call(updateOmsRecord, { body: { refSubscription: "Asset", accountId, recordId, fields } });
    await importWithToken(order, "unwanted");
    expect(await tokenOf(accountId)).toBeUndefined();
  });

  it("is not renewed without the customer's consent, nor for a guest", async () => {
    const plain = await importWithoutToken(2, { items: [paidItem()] });
    await importWithToken(plain.order, "plain");
    expect(await tokenOf(plain.accountId)).toBeUndefined();
    const guest = await importWithoutToken(2, { customer: guestCustomer });
    await importWithToken(guest.order, "guest");
    const [stored] = await fixture.rows<{ token: string }>(
      `select payment_token as token from order_management.orders where order_number = '${guest.order.orderNo}'`,
    );
    expect(stored?.token).toBe("guest");
  });
});
