import { getBasket } from "../contracts/commerce/baskets.ts";
import { createOrder } from "../contracts/commerce/orders.ts";
import type { Database } from "../database/database.ts";
import { completeBasket, fillBasket, newShopper, shopAs } from "../test/commerce-fixture.ts";
import { connectCommerce } from "./commerce-in-process.ts";
import { openDatabases } from "./engines.ts";
import { printTable } from "./print-table.ts";

const rounds = 60;
const params = { siteId: "VCS" };

/** Runs in a second, one after the other, after a warm-up. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 5; n += 1) await work();
  const started = performance.now();
  for (let n = 0; n < rounds; n += 1) await work();
  return (rounds * 1000) / (performance.now() - started);
}

async function measure(database: Database): Promise<Record<string, number>> {
  const connection = await connectCommerce(database);
  const visit = () => shopAs(connection, newShopper()).ocapi;
  const reader = visit();
  const basketId = await fillBasket(reader, { products: ["NAV-12M", "LIVE-12M"] });
  return {
    "read a basket": await rate(() => reader(getBasket, { params: { ...params, basketId } })),
    "make and fill a basket": await rate(() => fillBasket(visit(), { products: ["NAV-12M", "LIVE-12M"] })),
    "basket to order": await rate(async () => {
      const call = visit();
      const id = await fillBasket(call, { products: ["NAV-12M"] });
      await completeBasket(call, id);
      await call(createOrder, { params, body: { basket_id: id } });
    }),
  };
}

export async function measureBasketRates(): Promise<void> {
  const results: { engine: string; rates: Record<string, number> }[] = [];
  for (const database of await openDatabases()) {
    results.push({ engine: database.engine, rates: await measure(database) });
    await database.close();
  }
  const [first] = results;
  console.log("\nBaskets and orders in a second, one visitor at a time.");
  printTable(
    Object.keys(first?.rates ?? {}).map((what) => ({
      what,
      ...Object.fromEntries(results.map(({ engine, rates }) => [engine, Math.round(rates[what] ?? 0)])),
      "relative to the first": results
        .map(({ rates }) => ((rates[what] ?? 0) / (first?.rates[what] ?? 1)).toFixed(2))
        .join(" : "),
    })),
  );
}
