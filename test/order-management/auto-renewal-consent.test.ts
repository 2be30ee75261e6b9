import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createConsentRecordsClient } from "../../contracts/consent-records/consent-records-wire.ts";
import { listOrderConsents } from "../../contracts/consent-records/records.ts";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import { updateOmsRecord } from "../../contracts/order-management/update-record.ts";
import { createConsentRecords } from "../../platform/consent-records/consent-records.ts";
import { createSoldFixture } from "./sold-fixture.ts";
import { consentJobs } from "../../platform/order-management/evidence/consent-jobs.ts";

const accountId = "account-ada";
const text = "Turn on auto-renewal\nIt renews on 15 November 2027 for £99.";
const version = "0123456789ab";
const consent = { SNP_OMS_AutoRenewalConsentText__c: text, SNP_OMS_AutoRenewalConsentVersion__c: version };
const on = { SNP_OMS_AutoRenewal__c: true as const, ...consent };
const off = { SNP_OMS_AutoRenewal__c: false as const };

let orders: Awaited<ReturnType<typeof createSoldFixture>>;
let isLost = false;
beforeEach(async () => {
  isLost = false;
  orders = await createSoldFixture();
});
afterEach(() => orders.close());

const connection = (app: { fetch: (request: Request) => Response | Promise<Response> }) => ({
  baseUrl: "http://embedded.invalid",
  fetch: async (request: Request) => app.fetch(request),
});
const change = async (fields: typeof on | typeof off) => {
  const { Id: recordId } = await orders.subscriptionOf(accountId);
  return createOrderManagementClient(connection(orders.app))(updateOmsRecord, {
    body: { refSubscription: "Asset", accountId, localeId: "fr-FR", recordId, fields },
  });
};

const toRecords = () => connection(createConsentRecords(orders));
/** Runs the jobs; the answer of the first call is lost when a test wants it. */
const handOver = () =>
  orders.drain(
    consentJobs({
      database: orders.database,
      consentRecords: {
        ...toRecords(),
        fetch: async (request) => {
          const answer = await toRecords().fetch(request);
          if (!isLost) return answer;
          isLost = false;
          throw new TypeError("the answer was lost");
        },
      },
    }),
  );
async function recorded() {
  const { orderNumber } = await orders.subscriptionOf(accountId);
  return (await createConsentRecordsClient(toRecords())(listOrderConsents, { params: { orderNumber } })).records;
}

it("has one record of what was agreed to, whatever is sent or answered twice", async () => {
  await change(off);
  const at = orders.now().toISOString();
  await Promise.all([change(on), change(on)]);
  isLost = true;
  await handOver();
  await orders.pass(3600);
  await handOver();
  await change(on);
  await handOver();
  expect(await recorded()).toEqual([
    {
      key: expect.stringMatching(/^auto-renewal:/) as string,
      kind: "auto-renewal",
      choice: "accepted",
      text,
      textHash: createHash("sha256").update(text).digest("hex"),
      version,
      siteId: "VCS",
      locale: "fr-FR",
      recordedAt: at,
      // The day until which it is paid, and the three years of the market.
      keepUntil: addYears((await orders.subscriptionOf(accountId)).expirationDate, 3),
      orderNumber: "A-1",
      accountId,
      consentId: null,
    },
  ]);
  orders.errors.length = 0;
});

it("has a record of its own each time it is turned on", async () => {
  for (const fields of [off, on, off, on]) {
    await change(fields);
    await orders.pass(1);
  }
  await handOver();
  expect(await recorded()).toHaveLength(2);
});

it("is not kept a second time, in the log of changes", async () => {
  await change(off);
  await change(on);
  const details = await orders.rows<{ detail: object }>(
    "select detail from order_management.audit where operation = 'auto-renewal on'",
  );
  expect(details).toEqual([{ detail: { SNP_OMS_AutoRenewalConsentVersion__c: version } }]);
});

it("has a letter that names the amount, the day of the charge and the last day to stop", async () => {
  await change(off);
  await change(on);
  const { expirationDate, price, priceTax } = await orders.subscriptionOf(accountId);
  const letter = (await orders.letters()).find(
    ({ content }) => content.kind === "auto-renewal-changed" && content.isOn,
  );
  expect(letter?.content).toMatchObject({
    renewal: {
      on: expirationDate,
      total: Math.round(price * 100),
      tax: Math.round((priceTax ?? 0) * 100),
      currency: "GBP",
      term: { count: 1, unit: "year" },
      lastDayToStop: new Date(Date.parse(expirationDate ?? "") - 86_400_000).toISOString().slice(0, 10),
    },
  });
});

function addYears(day: string | null, years: number): string {
  const date = new Date(day ?? "");
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}
