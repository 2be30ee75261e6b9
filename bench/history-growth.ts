import { sql } from "drizzle-orm";
import { history } from "../contracts/order-management/order-summary.ts";
import { createOrderManagementClient } from "../contracts/order-management/som.ts";
import type { Database } from "../database/open-database.ts";
import { fillOrders } from "../platform/order-management/fill-orders.ts";
import { createOrderManagement } from "../platform/order-management/order-management.ts";
import { seedOrdersOfOwners } from "../seed/orders/orders-of-owners.ts";
import { openEngines } from "./engines.ts";
import { printTable } from "./print-table.ts";

const sizes = [10, 1_000, 100_000];
const rounds = 60;
const maxGrowth = 1.2;
const today = new Date("2026-11-15T12:00:00Z");

/** Orders of people who are nobody's business. */
async function addStrangers({ queries }: Database, from: number, to: number): Promise<void> {
  await queries.execute(sql`
    insert into order_management.orders
    select 'x' || n, 'X' || n, 'OrderSummary', 'VCS', 'Created', 'stranger-' || (n % 5000), 'x@example.com', 'A', 'B', false, 'VCS',
      'en-GB', 'GBP', now(), now(), 8900, 1483, 'SALEA7BWAS2Z00201', 'Defender', null, 'landrover', 'Street', 'City', 'AB1 2CD', null,
      'GB', 'card', 'visa', '4242', null, null, null
    from generate_series(${from}::int, ${to}::int) as n`);
  await queries.execute(sql`analyze order_management.orders`);
}

/** The middle of many: one slow moment of the machine must not count. */
async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[rounds / 2] ?? 0;
}

export async function measureHistoryGrowth(): Promise<void> {
  console.log("\nThe order history of one customer beside the orders of others.");
  const { documents: _, ...orders } = seedOrdersOfOwners(today);
  const accountId = String(orders.orders.find((order) => order.accountId)?.accountId);
  for (const database of await openEngines()) {
    await fillOrders(database.queries, orders);
    const app = createOrderManagement({ database, now: () => today });
    const call = createOrderManagementClient({
      baseUrl: "http://embedded.invalid",
      fetch: async (request) => app.fetch(request),
    });
    const ask = () => call(history, { body: { accountId } });
    const rows = [];
    let there = 0;
    let least = 0;
    for (const size of sizes) {
      await addStrangers(database, there + 1, size);
      there = size;
      await medianMs(ask);
      const ms = await medianMs(ask);
      least ||= ms;
      const growth = ms / least;
      rows.push({
        engine: database.engine,
        "other orders": size,
        "median, ms": ms.toFixed(2),
        "to the first": growth.toFixed(2),
        "within budget": growth <= maxGrowth ? "yes" : "NO",
      });
    }
    printTable(rows);
    await database.close();
  }
}
