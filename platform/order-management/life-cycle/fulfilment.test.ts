import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../test/order-management/paid-order.ts";

let fixture: OrderFixture;
let count = 0;

beforeAll(async () => {
  fixture = await createOrderFixture();
});
afterAll(() => fixture.close());

/** An order with its own account and vehicle, so that the tests do not interfere. */
function createOrder(changes: Parameters<typeof paidOrder>[0] = {}) {
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

describe("the life cycle of an order", () => {
  it("goes from ORDERED over ALLOCATED to FULFILLED, step by step", async () => {
    const { order, accountId, vin } = createOrder();
    await fixture.take(order);
    const state = async () => {
      const record = await fixture.orderOf(accountId);
      const item = record.OrderItemSummaries.records[0]!;
      return [record.Status, record.attributes.type, item.Status, record.SNPOMSZuoraInvoice_R?.attributes.type];
    };
    expect(await state()).toEqual(["Created", "OrderSummary", "ORDERED", undefined]);
    await fixture.pass(10);
    expect(await state()).toEqual(["Created", "OrderSummary", "ORDERED", undefined]);
    await fixture.pass(10);
    expect(await state()).toEqual(["Created", "FulfillmentOrder", "ALLOCATED", "Zuora_Invoice_C"]);
    expect((await fixture.subscriptionOf(accountId)).serviceStatus).toBe("In progress");
    await fixture.pass(20);
    expect(await state()).toEqual(["Paid", "FulfillmentOrder", "FULFILLED", "Zuora_Invoice_C"]);
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({
      serviceStatus: "Installed",
      expirationDate: "2027-11-15",
      CoolingOffPeriodEndDate: "2026-11-29T23:59:59.999Z",
      isAutoRenewalActivated: false,
      price: 89,
      orderNumber: order.orderNo,
    });
    expect(fixture.vehicles.received.filter((received) => received.vin === vin)).toEqual([
      { vin, productId: "CONNAV", expiryDate: "2027-11-15", orderReference: order.orderNo },
    ]);
  });

  it.each([
    ["from today", { term: 1, termType: "year" }, "2027-11-15"],
    ["at the end of the running term", { term: 12, termType: "month", currentExpiryDate: "2026-12-24" }, "2027-12-24"],
    ["from today when that has ended", { term: 24, termType: "month", currentExpiryDate: "2026-11-01" }, "2028-11-15"],
    ["to the end of a short month", { term: 1, termType: "month", currentExpiryDate: "2027-01-31" }, "2027-02-28"],
  ] as const)("counts the term %s", async (_, bought, expected) => {
    const { order, accountId } = createOrder({ items: [paidItem(bought)] });
    await fixture.take(order);
    await fixture.pass(20);
    await fixture.pass(20);
    expect((await fixture.subscriptionOf(accountId)).expirationDate).toBe(expected);
  });

  it.each([
    ["2026-12-14", true],
    ["2026-12-15", false],
  ])("marks a month added to %s as expiring within sixty days: %s", async (currentExpiryDate, isExpiring) => {
    const { order, accountId } = createOrder({ items: [paidItem({ term: 1, termType: "month", currentExpiryDate })] });
    await fixture.take(order);
    await fixture.pass(20);
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({ serviceStatus: "In progress", isExpiring: false });
    await fixture.pass(20);
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({ serviceStatus: "Installed", isExpiring });
  });

  it("sends a distant date to the vehicle for a plan without an end, and shows the customer none", async () => {
    const { order, accountId, vin } = createOrder({
      items: [paidItem({ productId: "ADAS", term: 0, termType: "one-time" })],
    });
    await fixture.take(order);
    await fixture.pass(20);
    await fixture.pass(20);
    expect((await fixture.subscriptionOf(accountId, "ADAS")).expirationDate).toBeNull();
    expect(fixture.vehicles.received.find((received) => received.vin === vin)?.expiryDate).toBe("2099-12-31");
  });

  it("loses no day when two renewals are paid before either is installed", async () => {
    const { order, accountId, vin } = createOrder({ items: [paidItem({ currentExpiryDate: "2026-12-24" })] });
    await fixture.take(order);
    await fixture.take({ ...order, orderNo: `${order.orderNo}-again` });
    await fixture.pass(20);
    await fixture.pass(20);
    expect((await fixture.subscriptionOf(accountId)).expirationDate).toBe("2028-12-24");
    expect(fixture.vehicles.received.findLast((received) => received.vin === vin)?.expiryDate).toBe("2028-12-24");
  });

  // The fixture fails when a job had to be tried again: jobs of the same subscription must not wait for each other.
  it("installs three renewals of one subscription at once, again and again", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { order, accountId } = createOrder({ items: [paidItem({ currentExpiryDate: "2026-12-24" })] });
      for (const suffix of ["", "-b", "-c"]) await fixture.take({ ...order, orderNo: order.orderNo + suffix });
      for (let step = 0; step < 3; step += 1) await fixture.pass(20);
      expect((await fixture.subscriptionOf(accountId)).expirationDate).toBe("2029-12-24");
    }
  });

  it("imports the same order number once", async () => {
    const { order } = createOrder();
    const first = await fixture.take(order);
    expect(await fixture.take({ ...order, total: 1, items: [paidItem({ name: "Other" })] })).toEqual(first);
    const stored = await fixture.rows(
      `select o.total, i.name from order_management.orders o join order_management.order_items i on i.order_id = o.id
       where o.order_number = '${order.orderNo}'`,
    );
    expect(stored).toEqual([{ total: 8900, name: "Connected Navigation" }]);
  });

  it("changes nothing when every step is run twice", async () => {
    const { order, accountId, vin } = createOrder({
      items: [paidItem(), paidItem({ productId: "REMOTE", name: "Remote" })],
    });
    await fixture.take(order);
    const twice = Object.fromEntries(
      Object.entries(fixture.jobs).map(([topic, handler]) => [
        topic,
        async (payload: unknown, attempt: number) => {
          await handler(payload, attempt);
          await handler(payload, attempt);
        },
      ]),
    );
    for (let step = 0; step < 3; step += 1) {
      await fixture.drain(twice);
      await fixture.pass(20);
    }
    expect((await fixture.subscriptionOf(accountId)).expirationDate).toBe("2027-11-15");
    expect((await fixture.orderOf(accountId)).OrderItemSummaries.records.map(({ Status }) => Status)).toEqual([
      "FULFILLED",
      "FULFILLED",
    ]);
    expect(
      fixture.vehicles.received.filter((received) => received.vin === vin).map(({ expiryDate }) => expiryDate),
    ).toEqual(["2027-11-15", "2027-11-15"]);
  });
});

describe("a vehicle service that does not respond", () => {
  it.each([
    [404, "Rejected - Waiting for retry"],
    [500, "Failed - Waiting for retry"],
  ])("is called again after a %i", async (answer, status) => {
    const { order, accountId } = createOrder();
    await fixture.take(order);
    await fixture.pass(20);
    fixture.vehicles.state.answer = answer;
    await fixture.pass(20);
    expect((await fixture.orderOf(accountId)).OrderItemSummaries.records[0]!.Status).toBe(status);
    expect((await fixture.subscriptionOf(accountId)).serviceStatus).toBe(status);
    fixture.vehicles.state.answer = 200;
    await fixture.pass(30);
    expect((await fixture.orderOf(accountId)).Status).toBe("Paid");
    expect((await fixture.subscriptionOf(accountId)).expirationDate).toBe("2027-11-15");
  });

  it("leads to a failed installation in the end", async () => {
    const { order, accountId } = createOrder();
    await fixture.take(order);
    await fixture.pass(20);
    fixture.vehicles.state.answer = 503;
    for (let hour = 0; hour < 30; hour += 1) await fixture.pass(3600);
    fixture.vehicles.state.answer = 200;
    const [item] = (await fixture.orderOf(accountId)).OrderItemSummaries.records;
    expect(item).toMatchObject({ Status: "Installation Failed", hasInstallationFailed_C: true });
    expect((await fixture.orderOf(accountId)).Status).toBe("Created");
  });
});

it("waits while the document store is down", async () => {
  const { order, accountId } = createOrder();
  fixture.outages.add("documents");
  await fixture.take(order);
  await fixture.pass(20);
  expect((await fixture.orderOf(accountId)).SNPOMSZuoraInvoice_R?.attributes.type).toBeUndefined();
  fixture.outages.clear();
  await fixture.pass(30);
  expect((await fixture.orderOf(accountId)).SNPOMSZuoraInvoice_R?.attributes.type).toBe("Zuora_Invoice_C");
});
