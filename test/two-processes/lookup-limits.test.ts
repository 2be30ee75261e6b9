import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import { importOrder } from "../../contracts/order-management/import-order.ts";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import { createOrderManagement } from "../../platform/order-management/order-management.ts";
import { guestCustomer, paidOrder } from "../order-management/paid-order.ts";
import { hasPostgres, startTemporaryPostgres } from "../temporary-postgres.ts";
import type { SentLookup } from "./lookup-process.ts";

const entry = fileURLToPath(new URL("./lookup-process.ts", import.meta.url));

/** Only one process can open the embedded database, so these tests need PostgreSQL and are skipped without it. */
describe.skipIf(!hasPostgres())("lookups of guest orders in two processes on one PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
  let shops: ChildProcess[] = [];

  beforeAll(async () => {
    postgres = await startTemporaryPostgres();
    const database = await openDatabase({ url: postgres.url });
    await migrate(database);
    const app = createOrderManagement({ database, now: () => new Date() });
    const call = createOrderManagementClient({
      baseUrl: "http://embedded.invalid",
      fetch: async (request) => app.fetch(request),
    });
    for (const orderNo of ["G-1", "G-2", "G-3", "G-4"]) {
      const customer = { ...guestCustomer, email: `${orderNo.toLowerCase()}@example.com` };
      await call(importOrder, { body: paidOrder({ orderNo, customer }) });
    }
    await database.close();
    shops = [1, 2].map(() => fork(entry, [postgres.url], { execArgv: [] }));
    await Promise.all(shops.map((shop) => once(shop, "message")));
  }, 60_000);

  afterAll(async () => {
    for (const shop of shops) {
      const ended = once(shop, "exit");
      shop.send("close");
      await ended;
    }
    await postgres.stop();
  });

  /** The processes take turns. */
  async function outcomesOf(lookups: readonly SentLookup[]): Promise<string[]> {
    const outcomes: string[] = [];
    for (const [index, lookup] of lookups.entries()) {
      const shop = shops[index % 2];
      if (!shop) throw new Error("There is no such process.");
      const answered = once(shop, "message") as Promise<[string]>;
      shop.send(lookup);
      outcomes.push((await answered)[0]);
    }
    return outcomes;
  }

  const tries = [1, 2, 3, 4, 5];
  const refusals = Array(5).fill("notFound");

  it("find an order in either of them", async () => {
    const lookup = { orderNumber: "G-4", email: "g-4@example.com" };
    expect(await outcomesOf([1, 2].map((n) => ({ ...lookup, ip: `192.0.2.${n}` })))).toEqual(["found", "found"]);
  });

  it.each<[string, (n: number) => SentLookup, SentLookup]>([
    [
      "address",
      (n) => ({ ip: "198.51.100.1", orderNumber: `IP-${n}`, email: `ip${n}@example.com` }),
      { ip: "198.51.100.1", orderNumber: "G-1", email: "g-1@example.com" },
    ],
    [
      "person",
      (n) => ({ ip: `198.51.101.${n}`, orderNumber: `MAIL-${n}`, email: "g-2@example.com" }),
      { ip: "198.51.101.9", orderNumber: "G-2", email: "g-2@example.com" },
    ],
    [
      "order",
      (n) => ({ ip: `198.51.102.${n}`, orderNumber: "G-3", email: `number${n}@example.com` }),
      { ip: "198.51.102.9", orderNumber: "G-3", email: "g-3@example.com" },
    ],
  ])("count the tries of one %s together, and refuse the right details after five", async (_, guess, right) => {
    expect(await outcomesOf(tries.map(guess))).toEqual(refusals);
    expect(await outcomesOf([right, right])).toEqual(["tooMany", "tooMany"]);
  });
});
