import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createConsentRecordsClient } from "../../contracts/consent-records/consent-records-wire.ts";
import { type ConsentText, writeOrderConsents } from "../../contracts/consent-records/consent-text.ts";
import { listAccountConsents, listOrderConsents } from "../../contracts/consent-records/records.ts";
import { updateOrder } from "../../contracts/commerce/orders.ts";
import { startWorker } from "../../database/jobs/jobs.ts";
import { commerceNow, newShopper, order, prepareCommerce, shopAs } from "../commerce-fixture.ts";
import { createConsentRecords } from "../../platform/consent-records/consent-records.ts";
import { consentExportJobs } from "../../platform/commerce/orders/export/export-consents.ts";

let fixture: Awaited<ReturnType<typeof prepareCommerce>>;
let isDown = false;
const consentRecords = {
  baseUrl: "http://consents.invalid",
  fetch: async (request: Request) =>
    isDown ? new Response(null, { status: 503 }) : createConsentRecords(fixture).fetch(request),
};
const call = createConsentRecordsClient(consentRecords);
beforeAll(async () => {
  fixture = await prepareCommerce();
});
afterAll(() => fixture.close());

let time = commerceNow();
async function work(): Promise<unknown[]> {
  const errors: unknown[] = [];
  const worker = startWorker({
    database: fixture.database,
    handlers: consentExportJobs({ ...fixture, consentRecords, findAccountId: async () => "account-ada" }),
    now: () => time,
    onError: (error) => void errors.push(error),
    pollMs: 20,
  });
  await worker.drain();
  await worker.stop();
  return errors;
}

async function pay(consents: readonly ConsentText[] | undefined, { isRegistered = true } = {}): Promise<string> {
  const connection = { baseUrl: "http://embedded.invalid", fetch: async (one: Request) => fixture.app.fetch(one) };
  const shopper = shopAs(connection, newShopper({ isRegistered })).ocapi;
  const placed = await order(shopper, ["NAV-24M"]);
  const params = { siteId: "VCS", orderNo: placed.order_no };
  const fields = consents && { c_consents: writeOrderConsents(consents) };
  await shopper(updateOrder, { params, body: { status: "new", c_stripe_status: "succeeded", ...fields } });
  return placed.order_no;
}
const recordsOf = async (orderNumber: string) => (await call(listOrderConsents, { params: { orderNumber } })).records;

const consents: ConsentText[] = [
  { kind: "terms", choice: "accepted", text: "I accept the terms.", version: "2026-11-01" },
  { kind: "auto-renewal", choice: "declined", text: "Renew this plan", version: "0123456789ab" },
];

it("hands the consents of an order over with their hashes, the order and the account", async () => {
  const orderNumber = await pay(consents);
  expect(await work()).toEqual([]);
  const records = await recordsOf(orderNumber);
  expect(records).toEqual(
    expect.arrayContaining(
      consents.map((consent) => ({
        ...consent,
        key: `order:${orderNumber}:${consent.kind}`,
        textHash: createHash("sha256").update(consent.text).digest("hex"),
        siteId: "VCS",
        locale: records[0]?.locale,
        recordedAt: commerceNow().toISOString(),
        keepUntil: "2031-11-15",
        orderNumber,
        accountId: "account-ada",
        consentId: null,
      })),
    ),
  );
  expect(records).toHaveLength(2);
  const ofAccount = await call(listAccountConsents, { params: { accountId: "account-ada" } });
  expect(ofAccount.records).toEqual(records);
});

it("keeps a guest's evidence without an account", async () => {
  const orderNumber = await pay(consents, { isRegistered: false });
  await work();
  expect((await recordsOf(orderNumber)).map(({ accountId }) => accountId)).toEqual([null, null]);
});

it("tries again while the consent records are down, and adds each record once", async () => {
  const orderNumber = await pay(consents);
  isDown = true;
  expect(await work()).not.toEqual([]);
  expect(await call(listOrderConsents, { params: { orderNumber } }).catch(() => "down")).toBe("down");
  isDown = false;
  time = new Date(time.getTime() + 3_600_000);
  expect(await work()).toEqual([]);
  await work();
  expect(await recordsOf(orderNumber)).toHaveLength(2);
});

it("has nothing to hand over for an order without consents, such as one of an older shop", async () => {
  const orderNumber = await pay(undefined);
  expect(await work()).toEqual([]);
  expect(await recordsOf(orderNumber)).toEqual([]);
});
