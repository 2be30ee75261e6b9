import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { openOrder, orderPage, sampleOrder } from "./guest-orders.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ settings: { guestLookupStepMs: 0 } });
}, 180_000);
afterAll(() => shop.stop());

const order = sampleOrder("G01");
const older = sampleOrder("G02");
const fileOf = (lookup: { orderNumber: string }) => `${orderPage(lookup)}/data`;

it("gives a guest the data of the opened order, and of no other", async () => {
  const browser = shop.browse();
  await openOrder(browser, order);
  const file = await browser.get(fileOf(order));
  expect([file.status, file.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment;/);
  const {
    email,
    order: held,
    systems,
  } = JSON.parse(file.body) as {
    email: string;
    order: { OrderNumber: string };
    systems: { system: string; sections: { records: object[] }[] | null }[];
  };
  expect([email, held.OrderNumber]).toEqual([order.email, order.orderNumber]);
  expect(systems.map(({ system }) => system)).toEqual([
    "payments",
    "documents",
    "consent-records",
    "customer-care",
    "letters",
  ]);
  const invoices = systems.find(({ system }) => system === "documents")?.sections?.[0]?.records ?? [];
  expect(invoices.length).toBeGreaterThan(0);
  const foreign = await browser.get(fileOf(older));
  expect([foreign.status, foreign.location?.pathname]).toEqual([302, "/view-order"]);
});

it("asks a visitor without a grant for the details of the order", async () => {
  const page = await shop.browse().get(fileOf(order));
  expect([page.location?.pathname, page.body.includes(order.email)]).toEqual(["/view-order", false]);
});
