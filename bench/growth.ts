import { type SQL, sql } from "drizzle-orm";
import { getCustomerBaskets } from "../contracts/commerce/customer-baskets.ts";
import { getOrderHistory } from "../contracts/order-management/order-summary.ts";
import { createOrderManagementClient } from "../contracts/order-management/som.ts";
import { lookupVehicles } from "../contracts/vehicles/lookup-vehicles.ts";
import { createVehiclesClient, withBearer } from "../contracts/vehicles/vehicles-wire.ts";
import type { Database } from "../database/database.ts";
import { fillOrders } from "../platform/order-management/fill-orders.ts";
import { createOrderManagement } from "../platform/order-management/order-management.ts";
import { fillVehicles } from "../platform/vehicles/fill-vehicles.ts";
import { createVehicles } from "../platform/vehicles/vehicles.ts";
import { seedOrdersOfOwners } from "../seed/orders/orders-of-owners.ts";
import { sampleVin, seedVehicles } from "../seed/vehicles/vehicles.ts";
import { commercePeople, fillBasket, newShopper, shopAs } from "../test/commerce-fixture.ts";
import { connectCommerce } from "./commerce-in-process.ts";
import { openDatabases } from "./engines.ts";
import { measureWhileGrowing, type Range } from "./measure-growth.ts";
import { missedBudgets, printTable } from "./print-table.ts";

const sizes = [10, 1_000, 100_000];
const today = new Date("2026-11-15T12:00:00Z");

type MeasuredRequest = {
  what: string;
  /** The request of one customer that is measured. */
  prepare: (database: Database) => Promise<() => Promise<unknown>>;
  /** Inserts rows of other customers. */
  insertOthers: (range: Range) => SQL[];
};

const orderHistory: MeasuredRequest = {
  what: "order history",
  async prepare(database) {
    const { documents: _, ...orders } = seedOrdersOfOwners(today);
    const accountId = String(orders.orders.find((order) => order.accountId)?.accountId);
    await fillOrders(database.queries, orders);
    const app = createOrderManagement({ database, now: () => today });
    const fetch = async (request: Request) => app.fetch(request);
    const call = createOrderManagementClient({ baseUrl: "http://embedded.invalid", fetch });
    return () => call(getOrderHistory, { body: { accountId } });
  },
  insertOthers: ({ from, to }) => [
    sql`insert into order_management.orders
      select 'x' || n, 'X' || n, 'OrderSummary', 'VCS', 'Created', 'stranger-' || (n % 5000), 'x@example.com', 'A', 'B', false, 'VCS',
        'en-GB', 'GBP', now(), now(), 8900, 1483, 'SALEA7BWAS2Z00201', 'Defender', null, 'landrover', 'Street', 'City', 'AB1 2CD', null,
        'GB', 'card', 'visa', '4242', null, null, null, 'ConnectedNavigation'
      from generate_series(${from}::int, ${to}::int) as n`,
    sql`analyze order_management.orders`,
  ],
};

const basket: MeasuredRequest = {
  what: "basket",
  async prepare(database) {
    const shopper = newShopper();
    const { ocapi, scapi } = shopAs(await connectCommerce(database), shopper);
    await fillBasket(ocapi, { products: ["NAV-12M", "LIVE-12M"] });
    const params = { organizationId: commercePeople.settings.organizationId, customerId: shopper.customerId };
    return () => scapi(getCustomerBaskets, { params, query: { siteId: shopper.siteId } });
  },
  insertOthers: ({ from, to }) => [
    sql`insert into commerce.baskets (id, site_id, customer_id, usid, is_guest, currency, locale, created_at, modified_at)
      select 'x' || n, 'VCS', 'stranger-' || n, 'visit-' || n, true, 'GBP', 'en-GB', now(), now()
      from generate_series(${from}::int, ${to}::int) as n`,
    sql`insert into commerce.basket_items (id, basket_id, product_id)
      select 'x' || n, 'x' || n, 'NAV-12M' from generate_series(${from}::int, ${to}::int) as n`,
    sql`analyze commerce.baskets, commerce.basket_items`,
  ],
};

const lookup: MeasuredRequest = {
  what: "vehicle lookup",
  async prepare(database) {
    const app = createVehicles({
      database,
      now: () => today,
      callers: [{ name: "storefront", token: "token" }],
      vinKeys: { current: "k1", keys: new Map([["k1", Buffer.alloc(32, 7)]]) },
      callLimit: { calls: Number.MAX_SAFE_INTEGER, seconds: 1 },
    });
    await fillVehicles(database.queries, seedVehicles(today));
    const fetch = async (request: Request) => app.fetch(request);
    const call = createVehiclesClient(withBearer({ baseUrl: "http://embedded.invalid", fetch }, "token"));
    const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
    return () => call(lookupVehicles, { query: { service: "vehicle", vin } });
  },
  insertOthers: ({ from, to }) => [
    sql`insert into vehicles.owners select 'stranger-' || n, 'FORGEROCK', 'x@example.com'
      from generate_series(${from}::int, ${to}::int) as n`,
    sql`insert into vehicles.vehicles
      select 'SALEA7BWAX' || lpad(n::text, 7, '0'), 'stranger-' || n, 'GBR', 'Defender', 'Land Rover', 'LAND_ROVER', 'L663', 'Defender', null
      from generate_series(${from}::int, ${to}::int) as n`,
    sql`insert into vehicles.subscriptions
      select 'SALEA7BWAX' || lpad(n::text, 7, '0'), 'CONNAV', '2027-01-01' from generate_series(${from}::int, ${to}::int) as n`,
    sql`analyze vehicles.owners, vehicles.vehicles, vehicles.subscriptions`,
  ],
};

/** Returns the requests that take longer the more rows other customers have. */
export async function measureGrowth(): Promise<string[]> {
  console.log("\nRequests of one customer, beside the rows of other customers.");
  const missed: string[] = [];
  for (const database of await openDatabases()) {
    const rows = [];
    for (const measured of [orderHistory, basket, lookup]) rows.push(...(await measure(measured, database)));
    printTable(rows);
    missed.push(...missedBudgets(rows));
    await database.close();
  }
  return missed;
}

async function measure({ what, prepare, insertOthers }: MeasuredRequest, database: Database) {
  const request = await prepare(database);
  const grow = async (range: Range) => {
    for (const statement of insertOthers(range)) await database.queries.execute(statement);
  };
  return measureWhileGrowing({ what, engine: database.engine, rowName: "others' rows", sizes, grow, request });
}
