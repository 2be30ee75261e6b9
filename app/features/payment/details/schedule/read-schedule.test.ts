import { afterAll, beforeAll, expect, it } from "vitest";
import { Fault } from "../../../../../contracts/fault.ts";
import { paidItem, paidOrder } from "../../../../../test/order-management/paid-order.ts";
import {
  createMethodFixture,
  type MethodCustomer,
  type MethodFixture,
} from "../../../../../test/payments/method-fixture.ts";
import { readSchedule } from "./read-schedule.server.ts";

let fixture: MethodFixture;
beforeAll(async () => {
  fixture = await createMethodFixture();
});
afterAll(() => fixture.close());

/** Buys a plan of two months with auto-renewal. */
async function subscribe({ accountId }: MethodCustomer): Promise<void> {
  const { orders } = fixture;
  const items = [paidItem({ term: 2, termType: "month", total: 1999, tax: 319, isAutoRenewed: true })];
  const common = { orderNo: `VCS-${accountId}`, localeId: "de-DE", currency: "EUR" as const, items };
  const placedAt = orders.now().toISOString();
  await orders.take(paidOrder({ ...common, placedAt, customer: { accountId }, payment: { token: "tok_1" } }));
  await orders.pass(20);
  await orders.pass(20);
}

it("names the day and the amount that order management then charges", async () => {
  const mine = await fixture.customer("DE");
  await subscribe(mine);
  const schedule = await readSchedule(await fixture.contextOf(mine));
  if (!schedule.isAvailable) throw new Error("Order management does not answer.");
  const [payment, ...others] = schedule.value;
  expect(others).toEqual([]);
  expect(payment).toMatchObject({ price: { amount: 1000, currency: "EUR" }, term: { duration: 1, period: "month" } });
  await fixture.orders.walkTo(payment?.on ?? "");
  const charged = () => fixture.orders.rows<{ amount: number }>("select amount from charges.ledger");
  expect(await charged()).toEqual([{ amount: 1000 }]);
});

it("has nothing of another account", async () => {
  const [mine, other] = [await fixture.customer("DE"), await fixture.customer("DE")];
  await subscribe(other);
  expect(await readSchedule(await fixture.contextOf(mine))).toEqual({ isAvailable: true, value: [] });
});

it("is not available while order management is away", async () => {
  const mine = await fixture.customer("DE");
  const orderManagement = async () => {
    throw new Fault({ service: "order-management", kind: "unavailable", detail: { message: "away" } });
  };
  const context = await fixture.contextOf(mine, { services: { orderManagement } });
  expect(await readSchedule(context)).toEqual({ isAvailable: false });
});
