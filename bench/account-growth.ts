import { getOrderHistory } from "../contracts/order-management/order-summary.ts";
import { createOrderManagementClient } from "../contracts/order-management/som.ts";
import { fillOrders, type OrdersData } from "../platform/order-management/fill-orders.ts";
import { createOrderManagement } from "../platform/order-management/order-management.ts";
import { deriveRecordId } from "../platform/order-management/record-id.ts";
import { findDemoCustomer } from "../seed/customers.ts";
import { seedOrdersOfOwners } from "../seed/orders/orders-of-owners.ts";
import { startTestShop } from "../test/shop/shop-fixture.ts";
import { cookieHeaderOf, signIn } from "../test/shop/sign-in.ts";
import { openDatabases } from "./engines.ts";
import { missedBudgets, printTable, withinBudget } from "./print-table.ts";

/** The orders of one account. */
const sizes = [10, 1_000, 9_999];
const warmUpRounds = 20;
const rounds = 60;
const maxGrowth = 1.2;
const today = new Date("2026-11-15T12:00:00Z");

/** Customers without orders of their own, one for each size. */
const customers = (["GBR", "DEU", "FRA"] as const).map((market, index) => {
  const { cdcId, email } = findDemoCustomer({ siteId: "VCS", market, persona: "newcomer" });
  return { accountId: cdcId, email, orders: sizes[index] ?? 0 };
});
type Customer = (typeof customers)[number];

/** Orders of the account, all like one of the demonstration's; each is a minute older than the one before. */
function ordersOf({ accountId, orders }: Customer): OrdersData {
  const seeded = seedOrdersOfOwners(today);
  const item = seeded.items.find(({ productId, status }) => productId === "CONNAV" && status === "FULFILLED");
  const order = seeded.orders.find(({ id }) => id === item?.orderId);
  if (!item || !order) throw new Error("The demonstration has no order of connected navigation.");
  const names = Array.from({ length: orders }, (_, index) => `${orders}-${index + 1}`);
  const orderIdOf = (name: string) => deriveRecordId("order", `bench ${name}`);
  return {
    today: today.toISOString().slice(0, 10),
    paymentRecords: [],
    orders: names.map((name, index) => ({
      ...order,
      id: orderIdOf(name),
      orderNumber: `BENCH-${name}`,
      accountId,
      isGuest: false,
      orderedAt: new Date(today.getTime() - index * 60_000),
    })),
    items: names.map((name) => ({
      ...item,
      id: deriveRecordId("item", `bench ${name}`),
      orderId: orderIdOf(name),
      assetId: null,
    })),
    assets: [],
    coverage: [],
    refundRequests: [],
    refunds: [],
    invoices: [],
    creditNotes: [],
  };
}

type Measured = { what: string; engine: string; request: (customer: Customer) => Promise<unknown> };

/** In turns, so that a slow moment of the machine meets all customers alike. The first rounds only warm up. */
async function measure({ what, engine, request }: Measured) {
  const times = customers.map((): number[] => []);
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const [index, customer] of customers.entries()) {
      const started = performance.now();
      await request(customer);
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  const medians = times.map((of) => of.sort((a, b) => a - b)[rounds / 2] ?? 0);
  return customers.map(({ orders }, index) => {
    const growth = (medians[index] ?? 0) / (medians[0] ?? 1);
    return {
      what,
      engine,
      "own orders": orders,
      "median, ms": (medians[index] ?? 0).toFixed(2),
      "relative to the first": growth.toFixed(2),
      ...withinBudget(growth <= maxGrowth),
    };
  });
}

async function measureHistory() {
  const rows = [];
  for (const database of await openDatabases()) {
    for (const customer of customers) await fillOrders(database.queries, ordersOf(customer));
    const app = createOrderManagement({ database, now: () => today });
    const fetch = async (request: Request) => app.fetch(request);
    const call = createOrderManagementClient({ baseUrl: "http://embedded.invalid", fetch });
    const filter = { siteId: "VCS", firstItemFeatureType: "ConnectedNavigation", limit: 5 };
    const request = ({ accountId }: Customer) => call(getOrderHistory, { body: { accountId, ...filter } });
    rows.push(...(await measure({ what: "first page of the history", engine: database.engine, request })));
    await database.close();
  }
  return rows;
}

async function measurePage() {
  const shop = await startTestShop();
  const cookies = new Map<string, string>();
  for (const customer of customers) {
    await fillOrders(shop.database.queries, ordersOf(customer));
    const browser = shop.browse();
    await signIn(browser, customer);
    cookies.set(customer.accountId, cookieHeaderOf(browser));
  }
  const request = async ({ accountId, orders }: Customer) => {
    const headers = { cookie: cookies.get(accountId) ?? "" };
    const page = await shop.fetch(new Request(`${shop.browse().origin}/account/my-orders`, { headers }));
    const html = await page.text();
    if (page.status !== 200 || !html.includes(`BENCH-${orders}-1`)) throw new Error(`No orders, but ${page.status}.`);
  };
  const rows = await measure({ what: "page of the orders", engine: shop.database.engine, request });
  await shop.stop();
  return rows;
}

/** Returns what costs more the more orders an account has. */
export async function measureAccountGrowth(): Promise<string[]> {
  console.log("\nThe first page of one customer's orders, the more they have.");
  const rows = [...(await measureHistory()), ...(await measurePage())];
  printTable(rows);
  return missedBudgets(rows);
}
