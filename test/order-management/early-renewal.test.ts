import { afterAll, beforeAll, expect, it } from "vitest";
import { writeExpiryDates } from "../../contracts/commerce/expiry-dates.ts";
import { updateOrder } from "../../contracts/commerce/orders.ts";
import { startWorker } from "../../database/jobs/jobs.ts";
import { commerceJobs } from "../../platform/commerce/orders/export/export-order.ts";
import { commerceNow, newShopper, order, prepareCommerce, shopAs } from "../commerce-fixture.ts";
import { createOrderFixture, type OrderFixture } from "./order-fixture.ts";

let commerce: Awaited<ReturnType<typeof prepareCommerce>>;
let orders: OrderFixture;
beforeAll(async () => {
  commerce = await prepareCommerce();
  orders = await createOrderFixture(commerceNow().toISOString());
});
afterAll(async () => {
  await commerce.close();
  await orders.close();
});

/** Buys a year of navigation and a year of live traffic for a vehicle, from the basket to the vehicle service. */
async function buy(vin: string, expiryDates: string | undefined): Promise<{ accountId: string }> {
  const shopper = newShopper({ isRegistered: true });
  const fetch = async (request: Request) => commerce.app.fetch(request);
  const call = shopAs({ baseUrl: "http://embedded.invalid", fetch }, shopper).ocapi;
  const placed = await order(call, ["NAV-12M", "LIVE-12M"]);
  await call(updateOrder, {
    params: { siteId: "VCS", orderNo: placed.order_no },
    body: { status: "new", c_SNP_OMS_vin: vin, ...(expiryDates !== undefined && { c_expiryDates: expiryDates }) },
  });
  const orderManagement = {
    baseUrl: "http://embedded.invalid",
    fetch: async (request: Request) => orders.app.fetch(request),
  };
  const worker = startWorker({
    database: commerce.database,
    handlers: commerceJobs({ database: commerce.database, orderManagement }),
    now: commerceNow,
    onError: (error) => {
      throw error;
    },
  });
  await worker.drain();
  await worker.stop();
  await orders.pass(20);
  await orders.pass(20);
  return { accountId: shopper.customerId };
}

const until = (expiryDate: string) => writeExpiryDates([{ productId: "NAV", expiryDate }]);

it.each([
  ["expired two weeks ago", until("2026-11-01"), "2027-11-15"],
  ["expired yesterday", until("2026-11-14"), "2027-11-15"],
  ["due today", until("2026-11-15"), "2027-11-15"],
  ["due in thirty days", until("2026-12-15"), "2027-12-15"],
  ["due in sixty days", until("2027-01-14"), "2028-01-14"],
  ["far from its end", until("2029-06-30"), "2030-06-30"],
  ["ending on a leap day", until("2028-02-29"), "2029-02-28"],
  ["of another service", writeExpiryDates([{ productId: "REMOTE", expiryDate: "2027-06-30" }]), "2027-11-15"],
  ["missing", undefined, "2027-11-15"],
  ["not a date", "next year", "2027-11-15"],
])("a year bought for a term that is %s begins at its end or today", async (_, expiryDates, newEnd) => {
  const vin = `SALEA7BWAS2Z${String(orders.vehicles.received.length).padStart(5, "0")}`;
  const { accountId } = await buy(vin, expiryDates);
  const asset = await orders.subscriptionOf(accountId, "NAV");
  expect(asset).toMatchObject({ serviceStatus: "Installed", expirationDate: newEnd });
  expect(await orders.subscriptionOf(accountId, "LIVE")).toMatchObject({ expirationDate: "2027-11-15" });
  const received = orders.vehicles.received.filter((one) => one.vin === vin);
  expect(Object.fromEntries(received.map(({ productId, expiryDate }) => [productId, expiryDate]))).toEqual({
    NAV: newEnd,
    LIVE: "2027-11-15",
  });
});

it("a second year bought before the first one begins is added to it", async () => {
  const vin = "SALEA7BWAS2Z99999";
  const { accountId } = await buy(vin, until("2027-01-14"));
  expect(await orders.subscriptionOf(accountId, "NAV")).toMatchObject({ expirationDate: "2028-01-14" });
  const again = await buy(vin, until("2027-01-14"));
  expect(await orders.subscriptionOf(again.accountId, "NAV")).toMatchObject({ expirationDate: "2029-01-14" });
});
