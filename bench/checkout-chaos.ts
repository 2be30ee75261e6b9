import assert from "node:assert/strict";
import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../database/open-database.ts";
import { startTemporaryPostgres } from "../test/temporary-postgres.ts";
import { openHub } from "./chaos/hub.ts";
import { shopAndPay } from "./chaos/shopper.ts";
import { createFastClock, outsideUrl, pause, ports } from "./chaos/story.ts";

/**
 * Checkouts while everything goes wrong: processes of the shop are killed at random moments, requests and answers are
 * lost, messages come late, twice, out of order and forged. First on the embedded database, then with two processes on
 * PostgreSQL (DATABASE_URL, or a server of its own where one is installed). CHECKOUTS says how many, 1000 on each.
 */
const checkouts = Number(process.env.CHECKOUTS ?? 1000);
const atOnce = 10;

const processOf = (name: string, ...parameters: string[]): Promise<ChildProcess> => {
  const file = fileURLToPath(new URL(`./chaos/${name}.ts`, import.meta.url));
  const child = fork(file, parameters, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  return new Promise((resolve, reject) => {
    child.once("message", () => resolve(child));
    child.once("exit", () => reject(new Error(`${name} ended before it was ready`)));
  });
};

const kill = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });

type Shops = { port: () => number; killOne: () => Promise<void>; close: () => Promise<void> };

async function openShops(started: number, { address, count }: { address: string; count: number }): Promise<Shops> {
  const open = (port: number) => processOf("shop", String(started), address, String(port));
  const all = new Map<number, ChildProcess>();
  for (const port of ports.shops.slice(0, count)) all.set(port, await open(port));
  const choose = () => ports.shops[Math.floor(Math.random() * count)] ?? 0;
  return {
    port: choose,
    async killOne() {
      const port = choose();
      const child = all.get(port);
      if (!child) return;
      all.delete(port);
      await kill(child);
      all.set(port, await open(port));
    },
    async close() {
      for (const child of all.values()) await kill(child);
    },
  };
}

const read = async <Answer>(url: string): Promise<Answer> => (await (await fetch(url)).json()) as Answer;

type Payment = { reference: string | null; basketId: string; state: string; isDue: boolean };
type ShopTruth = {
  payments: Payment[];
  open: { reversals: number; events: number; allReversals: number; allEvents: number };
};
type OutsideTruth = {
  orders: { orderNo: string; basketId: string; status: string; total: number }[];
  charges: { reference: string; orderNo: string; amount: number; isKept: boolean }[];
};

const ends = new Set(["AUTHORISED", "REFUSED", "CANCELLED", "REVERSED"]);

/** Lets days pass until nobody has anything left to do. */
async function settle(count: number, underway: () => number): Promise<ShopTruth> {
  const day = 86_400_000;
  const shops = ports.shops.slice(0, count).map((port) => `http://127.0.0.1:${port}`);
  for (let days = 0; ; days += 1) {
    const body = JSON.stringify({ ahead: days * day });
    for (const url of [outsideUrl, ...shops]) await fetch(`${url}/chaos/clock`, { method: "POST", body });
    for (let wait = 0; wait < 10; wait += 1) {
      await pause(500);
      const truth = await read<ShopTruth>(`${shops[0]}/chaos/truth`);
      const isOpen = truth.payments.some(({ state, isDue }) => isDue || !ends.has(state));
      if (days >= 5 && !isOpen && truth.open.reversals === 0 && truth.open.events === 0 && underway() === 0)
        return truth;
    }
    assert.ok(days < 60, "the ledger did not come to rest");
  }
}

function check(shop: ShopTruth, { orders, charges }: OutsideTruth): Record<string, number> {
  const kept = charges.filter(({ isKept }) => isKept);
  const statusOf = new Map(orders.map(({ orderNo, status }) => [orderNo, status]));
  const chargesOf = Map.groupBy(kept, ({ orderNo }) => orderNo);
  const paid = orders.filter(({ status }) => status === "new");
  const basketsPaid = Map.groupBy(paid, ({ basketId }) => basketId);
  const authorised = new Set(
    shop.payments.filter(({ state }) => state === "AUTHORISED").map(({ reference }) => reference),
  );
  return {
    "charges without a paid order": kept.filter(({ orderNo }) => statusOf.get(orderNo) !== "new").length,
    "orders charged twice": [...chargesOf.values()].filter(({ length }) => length > 1).length,
    "paid orders without their charge": paid.filter(
      ({ orderNo, total }) => chargesOf.get(orderNo)?.[0]?.amount !== Math.round(total),
    ).length,
    "paid orders the ledger does not know": paid.filter(({ orderNo }) => !authorised.has(orderNo)).length,
    "orders left open": orders.filter(({ status }) => status === "created").length,
    "baskets paid twice": [...basketsPaid.values()].filter(({ length }) => length > 1).length,
    "rows not final": shop.payments.filter(({ state, isDue }) => isDue || !ends.has(state)).length,
  };
}

async function run(name: string, { address, count }: { address: string; count: number }): Promise<void> {
  const started = Date.now();
  const clock = createFastClock(started);
  const outside = await processOf("outside", String(started));
  const shops = await openShops(started, { address, count });
  const hub = openHub(shops.port);
  let [left, kills] = [checkouts, 0];
  const over = new AbortController();
  const outcomes: Record<string, number> = {};
  const killing = (async () => {
    // Up about as long as it takes to come up again, so that a slow machine gets anywhere at all.
    let restartMs = 1000;
    while (!over.signal.aborted) {
      await pause(300 + Math.random() * 3 * restartMs);
      if (over.signal.aborted) return;
      const killedAt = Date.now();
      await shops.killOne();
      restartMs = Date.now() - killedAt;
      kills += 1;
    }
  })();
  const shopper = async () => {
    while (left > 0) {
      left -= 1;
      const outcome = await shopAndPay(clock, shops.port);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (left > 0 && left % 50 === 0) console.log(`  ${name}: ${left} to go, ${kills} kills`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shopper));
  over.abort();
  await killing;
  const shop = await settle(count, () => hub.counts.underway);
  const truth = await read<OutsideTruth>(`${outsideUrl}/chaos/truth`);
  hub.close();
  await shops.close();
  await kill(outside);
  const wrong = check(shop, truth);
  console.log(`\n${name}: ${checkouts} checkouts in ${Math.round((Date.now() - started) / 1000)} s, ${kills} kills`);
  console.table({
    payments: shop.payments.length,
    "orders paid": truth.orders.filter(({ status }) => status === "new").length,
    charges: truth.charges.length,
    "given back": truth.charges.filter(({ isKept }) => !isKept).length,
    messages: hub.counts.taken,
    "messages delivered": hub.counts.delivered,
    "messages forged": hub.counts.forged,
    "forged and believed": hub.counts.forgedAccepted,
    ...wrong,
  });
  console.log(JSON.stringify(outcomes));
  assert.equal(hub.counts.forgedAccepted, 0);
  for (const [what, times] of Object.entries(wrong)) assert.equal(times, 0, `${name}: ${what}`);
}

/** The server that is named, or one for this run where PostgreSQL is installed. */
async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const named = process.env.DATABASE_URL;
  return named ? { url: named, stop: async () => {} } : startTemporaryPostgres();
}

async function onPostgres(): Promise<void> {
  const server = await openServer();
  const name = `chaos_${process.pid}`;
  const database = await openDatabase({ url: server.url });
  try {
    await database.run(`create database ${name}`);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    await run("PostgreSQL, two processes", { address: url.href, count: 2 });
    await database.run(`drop database ${name} with (force)`);
  } finally {
    await database.close();
    await server.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), "chaos-pglite-"));
if (process.argv[2] !== "postgres") await run("PGlite, one process", { address: join(folder, "database"), count: 1 });
rmSync(folder, { recursive: true, force: true });
if (process.argv[2] !== "pglite") await onPostgres();
process.exit();
