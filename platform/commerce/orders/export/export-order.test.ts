import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { getOrder, updateOrder } from "../../../../contracts/commerce/orders.ts";
import { importedOrder } from "../../../../contracts/order-management/import-order.ts";
import { maxAttempts } from "../../../../database/jobs/job-leases.ts";
import { startWorker } from "../../../../database/jobs/jobs.ts";
import { readRows } from "../../../../database/open-database.ts";
import {
  commerceNow,
  completeBasket,
  fillBasket,
  newShopper,
  order,
  prepareCommerce,
  shopAs,
} from "../../../../test/commerce-fixture.ts";
import { createOrder } from "../../../../contracts/commerce/orders.ts";
import { commerceJobs } from "./export-order.ts";
import { exportTopic } from "./export-topic.ts";
import { listOrdersOfCustomer } from "../list-orders.ts";

let fixture: Awaited<ReturnType<typeof prepareCommerce>>;
beforeAll(async () => {
  fixture = await prepareCommerce();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.stub.asked.length = 0;
  fixture.stub.status = 200;
  fixture.stub.isDown = false;
});

const visit = (about = {}) => {
  const shopper = newShopper(about);
  const connection = {
    baseUrl: "http://embedded.invalid",
    fetch: async (request: Request) => fixture.app.fetch(request),
  };
  return { shopper, call: shopAs(connection, shopper).ocapi };
};
const jobs = () =>
  readRows<{ payload: unknown }>(
    fixture.database.queries,
    sql`select payload from jobs where topic = ${exportTopic} and done_at is null`,
  );
const work = async () => {
  const worker = startWorker({
    database: fixture.database,
    handlers: commerceJobs(fixture),
    now: commerceNow,
    onError: () => {},
    pollMs: 20,
  });
  await worker.drain();
  await worker.stop();
};
const pay = async (about = {}, fields = {}) => {
  const { call, shopper } = visit(about);
  const placed = await order(call, ["NAV-24M", "ASSIST-ONCE"]);
  const params = { siteId: "VCS", orderNo: placed.order_no };
  const body = { status: "new" as const, c_stripe_status: "succeeded" as const, ...fields };
  expect(await call(updateOrder, { params, body })).toMatchObject({ export_status: "ready" });
  return { call, params, shopper, placed };
};

it("exports a paid order to order management, once", async () => {
  const fields = {
    c_SNP_OMS_vin: "SALEA7BWAS2Z00201",
    c_SNP_OMS_vehicleName: "Defender",
    c_SNP_OMS_brand: "Land Rover",
    c_SNP_OMS_paymentMethodToken: "pm_1",
    c_payment_type: "card",
    c_last4: "4242",
    c_autoRenewalAccepted: true,
    c_SNP_OMS_termsConditionsLink: "https://shop.example/terms-conditions?version=2026-11-01",
    c_SNP_OMS_privacyPolicyLink: "https://shop.example/privacy?version=2026-05-01",
  };
  const { call, params, shopper } = await pay({ isRegistered: true }, fields);
  await call(updateOrder, { params, body: { status: "new" } });
  expect(await jobs()).toEqual([{ payload: { orderNo: params.orderNo } }]);
  await work();
  expect(fixture.stub.asked).toHaveLength(1);
  const [{ path, body } = { path: "", body: undefined }] = fixture.stub.asked;
  expect(path).toBe("/orders");
  expect(importedOrder.parse(body)).toMatchObject({
    orderNo: params.orderNo,
    siteId: "VCS",
    localeId: "en-GB",
    currency: "GBP",
    total: 60_800,
    tax: 10_133,
    customer: { accountId: shopper.customerId, email: "ada@example.com", isGuest: false, firstName: "Ada" },
    vehicle: { vin: "SALEA7BWAS2Z00201", name: "Defender", brand: "Land Rover", id: null },
    termsLink: fields.c_SNP_OMS_termsConditionsLink,
    privacyLink: fields.c_SNP_OMS_privacyPolicyLink,
    billingAddress: { street: "1 High Street", city: "Coventry", stateCode: null, countryCode: "GB" },
    payment: { type: "card", last4: "4242", cardType: "Visa", token: "pm_1" },
    items: [
      {
        productId: "NAV",
        variantId: "NAV-24M",
        name: "NAV in en-GB",
        term: 2,
        termType: "year",
        total: 15_900,
        tax: 2650,
        isAutoRenewed: true,
      },
      { productId: "ASSIST", variantId: "ASSIST-ONCE", term: 0, termType: "one-time", isAutoRenewed: false },
    ],
  });
  expect(await call(getOrder, { params })).toMatchObject({ export_status: "exported" });
  await commerceJobs(fixture)[exportTopic]!({ orderNo: params.orderNo }, 1);
  expect(fixture.stub.asked).toHaveLength(1);
});

it("exports no account id for a guest, and the customer's for a registered one", async () => {
  const guest = await pay();
  await commerceJobs(fixture)[exportTopic]!({ orderNo: guest.params.orderNo }, 1);
  const known = await pay({ isRegistered: true });
  const findAccountId = async () => "SAP-1";
  await commerceJobs({ ...fixture, findAccountId })[exportTopic]!({ orderNo: known.params.orderNo }, 1);
  expect(
    fixture.stub.asked.map(({ body }) => (body as { customer: { accountId: unknown } }).customer.accountId),
  ).toEqual([null, "SAP-1"]);
  await work();
});

it.each([
  ["fr-CA", "fr-CA"],
  [undefined, "en-CA"],
  ["de-DE", "en-CA"],
])("an order that is placed in %s from a basket that was filled in en-CA is in %s", async (locale, expected) => {
  const { call } = visit();
  const basketId = await fillBasket(call, { currency: "CAD", locale: "en-CA", products: ["NAV-12M"] });
  await completeBasket(call, basketId, { country_code: "CA", state_code: "QC", postal_code: "H2Y 1C6" });
  const query = locale === undefined ? {} : { locale };
  const placed = await call(createOrder, { params: { siteId: "VCS" }, query, body: { basket_id: basketId } });
  await call(updateOrder, { params: { siteId: "VCS", orderNo: placed.order_no }, body: { status: "new" } });
  await work();
  const name = `NAV in ${expected}`;
  expect(fixture.stub.asked[0]!.body).toMatchObject({ localeId: expected, total: 15_522, items: [{ name }] });
});

it("puts the tax of a net market into the total of each line", async () => {
  const { call } = visit();
  const basketId = await fillBasket(call, { currency: "CAD", products: ["NAV-12M"] });
  await completeBasket(call, basketId, { country_code: "CA", state_code: "QC", postal_code: "H2Y 1C6" });
  const placed = await call(createOrder, { params: { siteId: "VCS" }, body: { basket_id: basketId } });
  await call(updateOrder, { params: { siteId: "VCS", orderNo: placed.order_no }, body: { status: "new" } });
  await work();
  expect(placed.order_total).toBe(155.22);
  expect(fixture.stub.asked[0]!.body).toMatchObject({ total: 15_522, tax: 2022, items: [{ taxRate: 0.14975 }] });
});

it("retries while order management is down, and fails after the last attempt", async () => {
  const { call, params } = await pay();
  const run = commerceJobs(fixture)[exportTopic]!;
  fixture.stub.isDown = true;
  await expect(run({ orderNo: params.orderNo }, 1)).rejects.toThrow("cannot be reached");
  expect(await call(getOrder, { params })).toMatchObject({ export_status: "ready" });
  await expect(run({ orderNo: params.orderNo }, maxAttempts)).rejects.toThrow("cannot be reached");
  expect(await call(getOrder, { params })).toMatchObject({ export_status: "failed" });
  fixture.stub.isDown = false;
  await run({ orderNo: params.orderNo }, 1);
  expect(await call(getOrder, { params })).toMatchObject({ export_status: "exported" });
});

it("marks an order that order management refuses", async () => {
  const { call, params } = await pay();
  fixture.stub.status = 422;
  await commerceJobs(fixture)[exportTopic]!({ orderNo: params.orderNo }, 1);
  expect(await call(getOrder, { params })).toMatchObject({ export_status: "failed" });
});

it("enqueues no export when the change is rolled back", async () => {
  await fixture.database.queries.execute(sql`delete from jobs`);
  const { call } = visit();
  const placed = await order(call, ["NAV-12M"]);
  const params = { siteId: "VCS", orderNo: placed.order_no };
  await call(updateOrder, { params, body: { status: "failed" } });
  await expect(call(updateOrder, { params, body: { status: "new" } })).rejects.toMatchObject({ status: 400 });
  expect(await jobs()).toEqual([]);
});

it("lists the orders of a customer, newest first, page by page", async () => {
  const { call, shopper } = visit({ isRegistered: true });
  const numbers = [];
  for (let n = 0; n < 3; n += 1) numbers.push((await order(call, ["NAV-12M"])).order_no);
  await order(visit().call, ["NAV-12M"]);
  const page = await listOrdersOfCustomer(fixture.database.queries, shopper, { offset: 1, limit: 1 });
  expect(page.total).toBe(3);
  expect(page.orders).toHaveLength(1);
  expect(numbers).toContain(page.orders[0]!.order_no);
});

it("exports an order again when its payment token arrives later", async () => {
  const { call, params } = await pay({ isRegistered: true });
  await work();
  const late = { c_SNP_OMS_paymentMethodToken: "late-token" };
  await call(updateOrder, { params, body: late });
  await call(updateOrder, { params, body: late });
  await work();
  const tokens = fixture.stub.asked.map(({ body }) => importedOrder.parse(body).payment.token);
  expect(tokens).toEqual([null, "late-token"]);
});
