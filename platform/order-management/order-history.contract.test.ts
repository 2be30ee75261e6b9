import { expect, it } from "vitest";
import { getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import { listSubscriptions } from "../../contracts/order-management/subscriptions.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { createOrderFixture, type OrderFixture } from "../../test/order-management/order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "../../test/order-management/paid-order.ts";

const live = paidItem({ itemId: "item-2", productId: "LIVE", featureType: "Live", name: "Live Traffic" });
const rover = "SALEA7BWAS2Z00201";
const jaguar = "SADHA2B1XL1F00201";
const day = (number: number) => `2026-11-${String(number).padStart(2, "0")}T10:00:00.000Z`;

/** N-1 to N-7 begin with navigation, L-1 and L-2 do not, J-1 is of the other make; one order each of others. */
async function createHistoryFixture(): Promise<OrderFixture> {
  const fixture = await createOrderFixture();
  for (let number = 1; number <= 7; number += 1) {
    await fixture.take(paidOrder({ orderNo: `N-${number}`, placedAt: day(number), items: [paidItem(), live] }));
  }
  await fixture.take(paidOrder({ orderNo: "L-1", placedAt: day(8), items: [live, paidItem()] }));
  await fixture.take(paidOrder({ orderNo: "L-2", placedAt: day(9), items: [live] }));
  await fixture.take(paidOrder({ orderNo: "J-1", siteId: "VCSJ", placedAt: day(10), vehicle: { vin: jaguar } }));
  await fixture.take(paidOrder({ orderNo: "B-1", customer: { accountId: "account-bob" } }));
  await fixture.take(paidOrder({ orderNo: "G-1", customer: guestCustomer }));
  await fixture.pass(20);
  return fixture;
}

const navigation = { firstItemFeatureType: "ConnectedNavigation" };

describeContract("order history", createHistoryFixture, (connect, fixture) => {
  const read = async (filter: object) => {
    const call = createOrderManagementClient(connect());
    const { records, ...rest } = await call(getOrderHistory, { body: { accountId: "account-ada", ...filter } });
    return { ...rest, numbers: records.map(({ OrderNumber }) => OrderNumber) };
  };

  it.each([
    { filter: {}, totalSize: 10, done: true, numbers: "J-1 L-2 L-1 N-7 N-6 N-5 N-4 N-3 N-2 N-1" },
    { filter: { limit: 3 }, totalSize: 10, done: false, numbers: "J-1 L-2 L-1" },
    { filter: { limit: 5, ...navigation }, totalSize: 8, done: false, numbers: "J-1 N-7 N-6 N-5 N-4" },
    { filter: { limit: 5, offset: 5, ...navigation }, totalSize: 8, done: true, numbers: "N-3 N-2 N-1" },
    { filter: { limit: 5, offset: 3, ...navigation }, totalSize: 8, done: true, numbers: "N-5 N-4 N-3 N-2 N-1" },
    { filter: { limit: 5, offset: 8, ...navigation }, totalSize: 8, done: true, numbers: "" },
    { filter: { siteId: "VCSJ" }, totalSize: 1, done: true, numbers: "J-1" },
    { filter: { siteId: "VCS", limit: 2 }, totalSize: 9, done: false, numbers: "L-2 L-1" },
    { filter: { siteId: "VCS", limit: 2, ...navigation }, totalSize: 7, done: false, numbers: "N-7 N-6" },
    { filter: { firstItemFeatureType: "Live" }, totalSize: 2, done: true, numbers: "L-2 L-1" },
    { filter: { firstItemFeatureType: "Nothing" }, totalSize: 0, done: true, numbers: "" },
  ])("answers $filter with $numbers of $totalSize", async ({ filter, totalSize, done, numbers }) => {
    expect(await read(filter)).toEqual({ totalSize, done, numbers: numbers.split(" ").filter(Boolean) });
  });

  it.each([{ offset: -1 }, { offset: 10_000 }, { limit: 0 }, { firstItemFeatureType: "" }, { siteId: "" }])(
    "refuses %o",
    async (filter) => {
      await expect(read(filter)).rejects.toMatchObject({ status: 400, type: "JSON_PARSER_ERROR" });
    },
  );

  it("lists the subscriptions of one site on request", async () => {
    const call = createOrderManagementClient(connect());
    const vins = async (filter: object) => {
      const { records } = await call(listSubscriptions, { body: { accountId: "account-ada", ...filter } });
      return new Set(records.map(({ vin }) => vin));
    };
    expect(await vins({})).toEqual(new Set([rover, jaguar]));
    expect(await vins({ siteId: "VCS" })).toEqual(new Set([rover]));
    expect(await vins({ siteId: "VCSJ" })).toEqual(new Set([jaguar]));
    expect(await vins({ siteId: "OTHER" })).toEqual(new Set());
  });

  it("counts every order once, also one that is imported again", async () => {
    await fixture().take(paidOrder({ orderNo: "N-1", placedAt: day(1) }));
    expect((await read({})).totalSize).toBe(10);
    const [counted] = await fixture().rows(
      `select (select sum(orders)::int from order_management.order_counts) as counted,
        (select count(*)::int from order_management.orders where account_id is not null) as stored`,
    );
    expect(counted).toEqual({ counted: 11, stored: 11 });
  });
});
