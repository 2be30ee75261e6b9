import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openOrderGround, type OrderGround } from "../../../test/order-management/order-ground.ts";
import { paidItem, paidOrder } from "../../../test/order-management/paid-order.ts";

let ground: OrderGround;
let count = 0;

beforeAll(async () => {
  ground = await openOrderGround();
});
afterAll(() => ground.close());

/** An order of its own account and vehicle, so that the tests do not meet. */
function fresh(changes: Parameters<typeof paidOrder>[0] = {}) {
  count += 1;
  const accountId = `account-${count}`;
  const vin = `SALEA7BWAS2Z0${String(count).padStart(4, "0")}`;
  const order = paidOrder({
    orderNo: `F-${count}`,
    ...changes,
    customer: { accountId, ...changes.customer },
    vehicle: { vin, ...changes.vehicle },
  });
  return { order, accountId, vin };
}

describe("the way of an order", () => {
  it("goes from ORDERED over ALLOCATED to FULFILLED, a step at a time", async () => {
    const { order, accountId, vin } = fresh();
    await ground.take(order);
    const state = async () => {
      const record = await ground.orderOf(accountId);
      const item = record.OrderItemSummaries.records[0]!;
      return [record.Status, record.attributes.type, item.Status, record.SNPOMSZuoraInvoice_R?.attributes.type];
    };
    expect(await state()).toEqual(["Created", "OrderSummary", "ORDERED", undefined]);
    await ground.pass(10);
    expect(await state()).toEqual(["Created", "OrderSummary", "ORDERED", undefined]);
    await ground.pass(10);
    expect(await state()).toEqual(["Created", "FulfillmentOrder", "ALLOCATED", "Zuora_Invoice_C"]);
    expect((await ground.subscriptionOf(accountId)).serviceStatus).toBe("In progress");
    await ground.pass(20);
    expect(await state()).toEqual(["Paid", "FulfillmentOrder", "FULFILLED", "Zuora_Invoice_C"]);
    expect(await ground.subscriptionOf(accountId)).toMatchObject({
      serviceStatus: "Installed",
      expirationDate: "2027-11-15",
      CoolingOffPeriodEndDate: "2026-11-29T23:59:59.999Z",
      isAutoRenewalActivated: false,
      price: 89,
      orderNumber: order.orderNo,
    });
    expect(ground.vehicles.told.filter((told) => told.vin === vin)).toEqual([
      { vin, productId: "CONNAV", expiryDate: "2027-11-15", orderReference: order.orderNo },
    ]);
  });

  it.each([
    ["from today", { term: 1, termType: "year" }, "2027-11-15"],
    ["at the end of the running term", { term: 12, termType: "month", currentExpiryDate: "2026-12-24" }, "2027-12-24"],
    ["from today when that is over", { term: 24, termType: "month", currentExpiryDate: "2026-11-01" }, "2028-11-15"],
    ["to the end of a short month", { term: 1, termType: "month", currentExpiryDate: "2027-01-31" }, "2027-02-28"],
  ] as const)("counts the term %s", async (_, bought, expected) => {
    const { order, accountId } = fresh({ items: [paidItem(bought)] });
    await ground.take(order);
    await ground.pass(20);
    await ground.pass(20);
    expect((await ground.subscriptionOf(accountId)).expirationDate).toBe(expected);
  });

  it.each([
    ["2026-12-14", true],
    ["2026-12-15", false],
  ])("says of a month added to %s whether it ends within sixty days: %s", async (currentExpiryDate, isExpiring) => {
    const { order, accountId } = fresh({ items: [paidItem({ term: 1, termType: "month", currentExpiryDate })] });
    await ground.take(order);
    await ground.pass(20);
    expect(await ground.subscriptionOf(accountId)).toMatchObject({ serviceStatus: "In progress", isExpiring: false });
    await ground.pass(20);
    expect(await ground.subscriptionOf(accountId)).toMatchObject({ serviceStatus: "Installed", isExpiring });
  });

  it("gives a plan without an end to the vehicle and no date to the customer", async () => {
    const { order, accountId, vin } = fresh({
      items: [paidItem({ productId: "ADAS", term: 0, termType: "one-time" })],
    });
    await ground.take(order);
    await ground.pass(20);
    await ground.pass(20);
    expect((await ground.subscriptionOf(accountId, "ADAS")).expirationDate).toBeNull();
    expect(ground.vehicles.told.find((told) => told.vin === vin)?.expiryDate).toBe("2099-12-31");
  });

  it("loses no day when two renewals are paid before either is installed", async () => {
    const { order, accountId, vin } = fresh({ items: [paidItem({ currentExpiryDate: "2026-12-24" })] });
    await ground.take(order);
    await ground.take({ ...order, orderNo: `${order.orderNo}-again` });
    await ground.pass(20);
    await ground.pass(20);
    expect((await ground.subscriptionOf(accountId)).expirationDate).toBe("2028-12-24");
    expect(ground.vehicles.told.findLast((told) => told.vin === vin)?.expiryDate).toBe("2028-12-24");
  });

  it("takes the same order number once", async () => {
    const { order } = fresh();
    const first = await ground.take(order);
    expect(await ground.take({ ...order, total: 1, items: [paidItem({ name: "Other" })] })).toEqual(first);
    const kept = await ground.rows(
      `select o.total, i.name from order_management.orders o join order_management.order_items i on i.order_id = o.id
       where o.order_number = '${order.orderNo}'`,
    );
    expect(kept).toEqual([{ total: 8900, name: "Connected Navigation" }]);
  });

  it("changes nothing when every step is run twice", async () => {
    const { order, accountId, vin } = fresh({ items: [paidItem(), paidItem({ productId: "REMOTE", name: "Remote" })] });
    await ground.take(order);
    const twice = Object.fromEntries(
      Object.entries(ground.jobs).map(([topic, handler]) => [
        topic,
        async (payload: unknown, attempt: number) => {
          await handler(payload, attempt);
          await handler(payload, attempt);
        },
      ]),
    );
    for (let step = 0; step < 3; step += 1) {
      await ground.drain(twice);
      await ground.pass(20);
    }
    expect((await ground.subscriptionOf(accountId)).expirationDate).toBe("2027-11-15");
    expect((await ground.orderOf(accountId)).OrderItemSummaries.records.map(({ Status }) => Status)).toEqual([
      "FULFILLED",
      "FULFILLED",
    ]);
    expect(ground.vehicles.told.filter((told) => told.vin === vin).map(({ expiryDate }) => expiryDate)).toEqual([
      "2027-11-15",
      "2027-11-15",
    ]);
  });
});

describe("a vehicle that does not answer", () => {
  it.each([
    [404, "Rejected - Waiting for retry"],
    [500, "Failed - Waiting for retry"],
  ])("is asked again after a %i", async (answer, status) => {
    const { order, accountId } = fresh();
    await ground.take(order);
    await ground.pass(20);
    ground.vehicles.state.answer = answer;
    await ground.pass(20);
    expect((await ground.orderOf(accountId)).OrderItemSummaries.records[0]!.Status).toBe(status);
    expect((await ground.subscriptionOf(accountId)).serviceStatus).toBe(status);
    ground.vehicles.state.answer = 200;
    await ground.pass(30);
    expect((await ground.orderOf(accountId)).Status).toBe("Paid");
    expect((await ground.subscriptionOf(accountId)).expirationDate).toBe("2027-11-15");
  });

  it("counts as a failed installation in the end", async () => {
    const { order, accountId } = fresh();
    await ground.take(order);
    await ground.pass(20);
    ground.vehicles.state.answer = 503;
    for (let hour = 0; hour < 30; hour += 1) await ground.pass(3600);
    ground.vehicles.state.answer = 200;
    const [item] = (await ground.orderOf(accountId)).OrderItemSummaries.records;
    expect(item).toMatchObject({ Status: "Installation Failed", hasInstallationFailed_C: true });
    expect((await ground.orderOf(accountId)).Status).toBe("Created");
  });
});

it("waits for a document store that is out of order", async () => {
  const { order, accountId } = fresh();
  ground.outages.add("documents");
  await ground.take(order);
  await ground.pass(20);
  expect((await ground.orderOf(accountId)).SNPOMSZuoraInvoice_R?.attributes.type).toBeUndefined();
  ground.outages.clear();
  await ground.pass(30);
  expect((await ground.orderOf(accountId)).SNPOMSZuoraInvoice_R?.attributes.type).toBe("Zuora_Invoice_C");
});
