import { afterAll, beforeAll, expect, it } from "vitest";
import { paidItem, paidOrder } from "../../../../../test/order-management/paid-order.ts";
import { createMethodFixture, type MethodFixture } from "../../../../../test/payments/method-fixture.ts";

let fixture: MethodFixture;
beforeAll(async () => {
  fixture = await createMethodFixture();
});
afterAll(() => fixture.close());

it("renewals are charged to the card that replaced the one of the order", async () => {
  const mine = await fixture.customer("DE");
  const { accountId } = mine;
  const items = [paidItem({ term: 2, termType: "month", isAutoRenewed: true })];
  const { orders } = fixture;
  const placedAt = orders.now().toISOString();
  await orders.take(
    paidOrder({ orderNo: "VCS-1", placedAt, customer: { accountId }, items, payment: { token: "tok_old" } }),
  );
  await orders.pass(20);
  await orders.pass(20);

  const answer = await fixture.saveByAdyen(mine);
  const { method } = (await answer.json()) as { method: { token: string } };

  await orders.walkTo("2027-01-16");
  const charged = await orders.rows<{ token: string; status: string }>(
    `select token, status from charges.ledger order by at`,
  );
  expect(charged).toEqual([{ token: method.token, status: "charged" }]);
});
