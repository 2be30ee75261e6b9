import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createDocumentsClient,
  creditNoteDocument,
  getInvoice,
  invoiceDocument,
} from "../../contracts/documents/documents.ts";
import { getOrderDetails, getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import {
  recordStatuses,
  assetStatuses,
  fulfilmentStatuses,
  refundStatuses,
} from "../../contracts/order-management/statuses.ts";
import { listActiveSubscriptions, listSubscriptions } from "../../contracts/order-management/subscriptions.ts";
import { getPaymentMethodInformation } from "../../contracts/order-management/update-record.ts";
import type { Database } from "../../database/database.ts";
import { createDocuments } from "../../platform/documents/documents.ts";
import { fillDocuments } from "../../platform/documents/fill-documents.ts";
import { fillOrders } from "../../platform/order-management/fill-orders.ts";
import { createOrderManagement } from "../../platform/order-management/order-management.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { type OrderMarketCode, orderMarkets } from "./markets.ts";
import { seedOrders } from "./orders.ts";
import type { OrderCustomer } from "./seeded-orders.ts";
import { type OrderPersona, demoOrders } from "./demo-orders.ts";

const today = new Date("2026-11-15T09:00:00Z");
const markets = Object.keys(orderMarkets) as OrderMarketCode[];
const personas = Object.keys(demoOrders) as OrderPersona[];

const customerOf = (market: OrderMarketCode, persona: OrderPersona, index: number): OrderCustomer => ({
  siteId: "VCS",
  accountId: `${market}-${persona}`,
  email: `${persona}.${market}@example.com`,
  firstName: "Ada",
  lastName: "Byron",
  market,
  vins: [`SALEA7BWAS2Z${index}`.padEnd(17, "0"), `SADHA2B1AP1Z${index}`.padEnd(17, "0")],
  persona,
});
const customers = markets.flatMap((market, marketIndex) =>
  personas.map((persona, index) => customerOf(market, persona, marketIndex * 10 + index + 100)),
);
const data = seedOrders(today, customers);

let database: Database;
const connect = (app: { fetch: (request: Request) => Response | Promise<Response> }) => ({
  baseUrl: "http://embedded.invalid",
  fetch: async (request: Request) => app.fetch(request),
});
const call = () => createOrderManagementClient(connect(createOrderManagement({ database, now: () => today })));

beforeAll(async () => {
  database = await openTestDatabase();
  for (let time = 1; time <= 2; time += 1) {
    await database.transaction(async (tx) => {
      await fillOrders(tx, data);
      await fillDocuments(tx, data.documents);
    });
  }
});
afterAll(() => database.close());

it("is the same for the same day", () => {
  expect(seedOrders(new Date("2026-11-15T23:00:00Z"), customers)).toEqual(data);
  expect(seedOrders(new Date("2026-11-16T00:00:00Z"), customers)).not.toEqual(data);
});

describe.each(markets)("in %s", (market) => {
  const accountId = `${market}-ordersInEveryStatus`;
  const own = data.orders.filter((order) => order.accountId === accountId);
  const ids = new Set(own.map(({ id }) => id));
  const statuses = new Set<string>([
    ...own.map(({ status }) => status),
    ...data.items.filter(({ orderId }) => ids.has(orderId)).map(({ status }) => status),
    ...data.assets.filter((asset) => asset.accountId === accountId).map(({ status }) => status),
  ]);

  it.each([...recordStatuses, ...fulfilmentStatuses, ...assetStatuses])("one customer has %s", (status) => {
    expect(statuses).toContain(status);
  });

  it.each(refundStatuses)("and a refund that is %s", (status) => {
    expect(data.refunds.filter(({ orderId }) => ids.has(orderId)).map((refund) => refund.status)).toContain(status);
  });
});

describe.each(markets)("the demo of %s", (market) => {
  it("is readable on the wire for each of its customers", async () => {
    for (const persona of personas) {
      const accountId = `${market}-${persona}`;
      const { records } = await call()(getOrderHistory, { body: { accountId } });
      const expected = demoOrders[persona].filter((order) => !("isGuest" in order && order.isGuest));
      expect(records).toHaveLength(expected.length);
      const legacy = records.filter((order) => order.SNPOMSStorefrontType_C === "Magento");
      for (const order of legacy) {
        expect([order.SNPOMSLastName_C, order.SNPOMSZuoraInvoice_R]).toEqual([null, null]);
      }
    }
  });

  it("has subscriptions that are active, expiring, expired and in progress", async () => {
    const { records } = await call()(listSubscriptions, { body: { accountId: `${market}-severalVehicles` } });
    const states = records.map((record) => `${record.serviceStatus} ${record.isAutoRenewalActivated ? "on" : "off"}`);
    for (const state of ["Installed on", "Installed off", "Expired off", "In progress on"]) {
      expect(states).toContain(state);
    }
    const expiring = records.filter((record) => record.isExpiring).map(({ serviceId }) => serviceId);
    expect(expiring.sort()).toEqual(["CONNAV", "ONLINE", "REMOTE"]);
    const coolingOff = records.map((record) => new Date(record.CoolingOffPeriodEndDate) > today);
    expect(new Set(coolingOff)).toEqual(new Set([true, false]));
    const bundle = records.find(({ serviceId }) => serviceId === "BUNDLE")!;
    const active = await call()(listActiveSubscriptions, { body: { vin: bundle.vin } });
    const parts = active.records.find(({ Id }) => Id === bundle.Id)!.ChildAssets.records;
    expect(parts.map(({ ProductCode }) => ProductCode).sort()).toEqual(["CONNAV-PRO", "REMOTE", "SECURE"]);
  });

  it("has a guest, a card that is refused and invoices in every state", async () => {
    const guest = data.orders.find(
      (order) => order.isGuest && order.email === `guest.${market.toLowerCase()}@example.com`,
    );
    const order = await call()(getOrderDetails, {
      body: { guest: { orderNumber: guest!.orderNumber, email: guest!.email } },
    });
    expect(order.SNPOMSIsGuestOrder_C).toBe(true);
    const { records } = await call()(getPaymentMethodInformation, { body: { accountId: `${market}-expiredCard` } });
    expect(records[0]!.SNP_OMS_PaymentMethodToken__c).toMatch(/^declined/);
    const documents = createDocumentsClient(connect(createDocuments({ database })));
    const accountId = `${market}-ordersInEveryStatus`;
    const invoiced = (await call()(getOrderHistory, { body: { accountId } })).records.flatMap(
      ({ SNPOMSZuoraInvoice_R }) => (SNPOMSZuoraInvoice_R ? [SNPOMSZuoraInvoice_R] : []),
    );
    expect(invoiced.some(({ attributes }) => attributes.type === undefined)).toBe(true);
    const ready = invoiced.find(({ Zuora_ExternalId_C }) =>
      data.documents.some(({ externalId, content }) => externalId === Zuora_ExternalId_C && content.state === "ready"),
    )!;
    const params = { type: ready.attributes.type!, externalId: ready.Zuora_ExternalId_C };
    expect((await documents(getInvoice, { params, query: { accountId } })).type).toBe("application/pdf");
    expect(data.documents.some(({ content }) => content.state === "error")).toBe(true);
  });
});

it("has only valid documents", () => {
  const schemaOf = (content: object) => ("invoiceExternalId" in content ? creditNoteDocument : invoiceDocument);
  for (const { content } of data.documents) expect(schemaOf(content).safeParse(content).success).toBe(true);
});

it("links no order to terms that do not apply yet where the day begins later", () => {
  // Evening of the 18th in Canada, whose terms have a version of the 19th.
  const { orders } = seedOrders(new Date("2026-11-19T03:30:00Z"), customers);
  const versions = orders.flatMap(({ termsLink }) => termsLink?.split("version=")[1] ?? []);
  expect(versions.length).toBeGreaterThan(100);
  expect(versions.toSorted().at(-1)).toBe("2026-11-18");
});
