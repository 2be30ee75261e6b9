import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createConsentRecordsClient } from "../../contracts/consent-records/consent-records-wire.ts";
import { addConsentRecords, listOrderConsents } from "../../contracts/consent-records/records.ts";
import { consentRecordsJobs, deleteConsentsTopic } from "../../platform/consent-records/consent-records-jobs.ts";
import { createConsentRecords } from "../../platform/consent-records/consent-records.ts";
import { consentJobs } from "../../platform/order-management/evidence/consent-jobs.ts";
import { createOrderFixture, type OrderFixture } from "./order-fixture.ts";
import { paidItem, paidOrder } from "./paid-order.ts";

let orders: OrderFixture;
beforeEach(async () => {
  orders = await createOrderFixture();
});
afterEach(() => orders.close());

const connection = () => ({
  baseUrl: "http://embedded.invalid",
  fetch: async (request: Request) => createConsentRecords(orders).fetch(request),
});
const call: ReturnType<typeof createConsentRecordsClient> = (...given) =>
  createConsentRecordsClient(connection())(...given);

const text = "I accept the terms.";
/** As commerce hands it over: kept for three years after the paid term. */
const addConsent = (orderNumber: string, keepUntil: string) =>
  call(addConsentRecords, {
    body: {
      records: [
        {
          key: `order:${orderNumber}:terms`,
          kind: "terms",
          choice: "accepted",
          text,
          textHash: createHash("sha256").update(text).digest("hex"),
          version: "2026-11-01",
          siteId: "VCS",
          locale: "en-GB",
          recordedAt: orders.now().toISOString(),
          keepUntil,
          orderNumber,
          accountId: "account-ada",
          consentId: null,
        },
      ],
    },
  });
/** Runs the jobs about evidence, and the daily deletion. */
async function keep() {
  await orders.drain(consentJobs({ database: orders.database, consentRecords: connection() }));
  const { queries } = orders.database;
  await consentRecordsJobs({ queries, now: orders.now })[deleteConsentsTopic]?.({}, 1);
}
const keptUntil = async (orderNumber: string) =>
  (await call(listOrderConsents, { params: { orderNumber } })).records.map((record) => record.keepUntil);

async function subscribe(isAutoRenewed: boolean): Promise<void> {
  const items = [paidItem({ term: 1, termType: "year", isAutoRenewed })];
  await orders.take(paidOrder({ orderNo: "VCS-1", placedAt: orders.now().toISOString(), items }));
  await orders.pass(20);
  await orders.pass(20);
}

it("keeps the evidence of the first order while the contract renews, and for three years after its end", async () => {
  await subscribe(true);
  const { Id: recordId, expirationDate } = await orders.subscriptionOf("account-ada");
  expect(expirationDate).toBe("2027-11-15");
  await addConsent("VCS-1", "2030-11-15");
  await keep();
  expect(await keptUntil("VCS-1")).toEqual(["2030-11-15"]);
  // Two renewals.
  for (const day of ["2027-11-16", "2028-11-16"]) {
    orders.moveTo(`${day.slice(0, 8)}14T12:00:00.000Z`);
    await orders.walkTo(day);
    await keep();
  }
  expect((await orders.subscriptionOf("account-ada")).expirationDate).toBe("2029-11-15");
  expect(await keptUntil("VCS-1")).toEqual(["2032-11-15"]);
  await orders.rows(`update order_management.assets set is_auto_renewed = false where id = '${recordId}'`);
  // The day that the first term alone would have given.
  for (const [day, kept] of [
    ["2030-11-16", 1],
    ["2032-11-15", 1],
    ["2032-11-16", 0],
  ] as const) {
    orders.moveTo(`${day}T12:00:00.000Z`);
    await keep();
    expect([day, (await keptUntil("VCS-1")).length]).toEqual([day, kept]);
  }
});

it("keeps it after the end of a term that begins later than the order", async () => {
  await subscribe(false);
  await addConsent("VCS-1", "2030-11-14");
  await keep();
  expect(await keptUntil("VCS-1")).toEqual(["2030-11-15"]);
  // An order of another number for the same service moves the end of the first contract, too.
  await orders.take(paidOrder({ orderNo: "VCS-2", placedAt: orders.now().toISOString() }));
  await orders.pass(20);
  await orders.pass(20);
  await keep();
  expect(await keptUntil("VCS-1")).toEqual(["2031-11-15"]);
});
