import { getOrderHistory } from "../contracts/order-management/order-summary.ts";
import { createOrderManagementClient } from "../contracts/order-management/som.ts";
import type { Queries } from "../database/database.ts";
import { fillOrders, type OrdersData } from "../platform/order-management/fill-orders.ts";
import { createOrderManagement } from "../platform/order-management/order-management.ts";
import { deriveRecordId } from "../platform/order-management/record-id.ts";
import { findDemoCustomer } from "../seed/customers.ts";
import { seedOrdersOfOwners } from "../seed/orders/orders-of-owners.ts";
import { startTestShop } from "../test/shop/shop-fixture.ts";
import { cookieHeaderOf, newcomer, signIn } from "../test/shop/sign-in.ts";
import { openDatabases } from "./engines.ts";
import { measureWhileGrowing, type Range } from "./measure-growth.ts";
import { missedBudgets, printTable } from "./print-table.ts";

/** The orders of one account. */
const sizes = [10, 1_000, 9_999];
const today = new Date("2026-11-15T12:00:00Z");

const { cdcId: accountId } = findDemoCustomer({ siteId: "VCS", market: "GBR", persona: "newcomer" });

/** Orders of the account, all like one of the demonstration's; each is a minute older than the one before. */
function ordersOfAccount({ from, to }: Range): OrdersData {
  const seeded = seedOrdersOfOwners(today);
  const item = seeded.items.find(({ productId, status }) => productId === "CONNAV" && status === "FULFILLED");
  const order = seeded.orders.find(({ id }) => id === item?.orderId);
  if (!item || !order) throw new Error("The demonstration has no order of connected navigation.");
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const orderIdOf = (number: number) => deriveRecordId("order", `bench ${number}`);
  return {
    today: today.toISOString().slice(0, 10),
    paymentRecords: [],
    orders: numbers.map((number) => ({
      ...order,
      id: orderIdOf(number),
      orderNumber: `BENCH-${number}`,
      accountId,
      isGuest: false,
      orderedAt: new Date(today.getTime() - number * 60_000),
    })),
    items: numbers.map((number) => ({
      ...item,
      id: deriveRecordId("item", `bench ${number}`),
      orderId: orderIdOf(number),
      assetId: null,
    })),
    assets: [],
    coverage: [],
    refunds: [],
    invoices: [],
    creditNotes: [],
  };
}

type Measured = { what: string; engine: string; queries: Queries; request: () => Promise<unknown> };

const measure = ({ queries, ...measured }: Measured) =>
  measureWhileGrowing({
    ...measured,
    rowName: "own orders",
    sizes,
    grow: (range) => fillOrders(queries, ordersOfAccount(range)),
  });

async function measureHistory() {
  const rows = [];
  for (const database of await openDatabases()) {
    const app = createOrderManagement({ database, now: () => today });
    const fetch = async (request: Request) => app.fetch(request);
    const call = createOrderManagementClient({ baseUrl: "http://embedded.invalid", fetch });
    const body = { accountId, siteId: "VCS", firstItemFeatureType: "ConnectedNavigation", limit: 5 };
    const request = () => call(getOrderHistory, { body });
    const { engine, queries } = database;
    rows.push(...(await measure({ what: "first page of the history", engine, queries, request })));
    await database.close();
  }
  return rows;
}

async function measurePage() {
  const shop = await startTestShop();
  const browser = shop.browse();
  await signIn(browser, newcomer);
  const cookie = cookieHeaderOf(browser);
  const request = async () => {
    const page = await shop.fetch(new Request(`${browser.origin}/account/my-orders`, { headers: { cookie } }));
    const html = await page.text();
    if (page.status !== 200 || !html.includes("BENCH-1")) throw new Error(`No list of orders, but ${page.status}.`);
  };
  const { engine, queries } = shop.database;
  const rows = await measure({ what: "page of the orders", engine, queries, request });
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
