import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../database/open-database.ts";
import { startTemporaryPostgres } from "../test/temporary-postgres.ts";
import { createRandom } from "../test/random.ts";
import { type AfterSaleRequest, requestUntilAnswered, renewAndRefund } from "./chaos/after-sales.ts";
import {
  type AfterSaleResult,
  describeUncharged,
  findLosses,
  isOpen,
  type ExternalState,
  type ShopState,
} from "./chaos/find-losses.ts";
import { startMessageHub } from "./chaos/hub.ts";
import { type Mutant, mutants } from "./chaos/mutants.ts";
import { kill, openShops, type Shops, startProcess } from "./chaos/processes.ts";
import { approveAtBank, shopAndPay } from "./chaos/shopper.ts";
import { createFastClock, externalUrl, pause, ports, seed } from "./chaos/run-settings.ts";

/**
 * Checkouts, renewals and refunds while everything goes wrong: processes of the shop are killed at random moments,
 * requests and answers are lost, messages come late, twice, out of order, forged or never. First on the embedded
 * database, then with two processes on PostgreSQL (DATABASE_URL, or a server of its own where one is installed).
 * CHECKOUTS sets their number, 1000 on each; SEED repeats the choices of a run. `mutants` puts one mistake after the other
 * into the shop and fails unless each is found.
 */
const checkouts = Number(process.env.CHECKOUTS ?? 1000);
const atOnce = 10;
const dayMs = 86_400_000;
/** The day on which messages that were held back arrive: the shop has stopped waiting for them by then. */
const releaseDay = 2;

const read = async <Answer>(url: string): Promise<Answer> => (await (await fetch(url)).json()) as Answer;

type Hub = ReturnType<typeof startMessageHub>;

type SettleOptions = { count: number; hub: Hub; atBank: readonly string[]; days: number };

/** Lets days pass until nothing is left to do, but at most so many. */
async function settle({ count, hub, atBank, days: maxDays }: SettleOptions): Promise<ShopState> {
  const shops = ports.shops.slice(0, count).map((port) => `http://127.0.0.1:${port}`);
  for (let days = 0; ; days += 1) {
    const body = JSON.stringify({ ahead: days * dayMs });
    for (const url of [externalUrl, ...shops]) await fetch(`${url}/chaos/clock`, { method: "POST", body });
    if (days === releaseDay) {
      hub.release();
      await Promise.all(atBank.map(approveAtBank));
    }
    for (let wait = 0; wait < 10; wait += 1) {
      await pause(500);
      const state = await read<ShopState>(`${shops[0]}/chaos/state`);
      const { reversals, refunds, events } = state.open;
      const isBusy = state.payments.some(isOpen) || reversals + refunds + events + hub.counts.underway > 0;
      if (days > releaseDay && !isBusy) return state;
    }
    if (days >= maxDays) return read<ShopState>(`${shops[0]}/chaos/state`);
  }
}

/** Kills processes until the returned function is called, which returns how many were killed. */
function startKilling(shops: Shops): () => Promise<number> {
  const stopping = new AbortController();
  const random = createRandom(seed + 1);
  const killing = (async () => {
    // A process runs about as long as its restart takes, so that the run makes progress on a slow machine.
    for (let [restartMs, kills] = [1000, 0]; ; kills += 1) {
      await pause(300 + random.below(3 * restartMs));
      if (stopping.signal.aborted) return kills;
      const killedAt = Date.now();
      await shops.killOne();
      restartMs = Date.now() - killedAt;
    }
  })();
  return () => {
    stopping.abort();
    return killing;
  };
}

type Run = { name: string; address: string; count: number; mutant?: Mutant };

async function run({ name, address, count, mutant }: Run): Promise<string[]> {
  const started = Date.now();
  const clock = createFastClock(started);
  const externalSystems = await startProcess("external-systems", { parameters: [String(started)], mutant });
  const shops = await openShops({ started, address, count, mutant, random: createRandom(seed + 2) });
  const hub = startMessageHub(shops.port);
  // A mistake must show without killed processes.
  const stopKilling = mutant ? async () => 0 : startKilling(shops);
  const outcomes: Record<string, number> = {};
  const requests: AfterSaleRequest[] = [];
  const atBank: string[] = [];
  let next = 0;
  const runShopper = async () => {
    while (next < checkouts) {
      const random = createRandom(seed + 1000 + (next += 1));
      const checkout = await shopAndPay(clock, shops.port, random);
      outcomes[checkout.outcome] = (outcomes[checkout.outcome] ?? 0) + 1;
      if (checkout.atBank !== undefined) atBank.push(checkout.atBank);
      requests.push(...(await renewAndRefund(checkout, { shopPort: shops.port, random })));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runShopper));
  const kills = await stopKilling();
  // With a mistake, the ledger may never settle.
  const shop = await settle({ count, hub, atBank, days: mutant ? 8 : 60 });
  const afterSales: AfterSaleResult[] = [];
  for (const one of requests) {
    const status = await requestUntilAnswered(one, { shopPort: shops.port, random: createRandom(seed) });
    afterSales.push({ ...one, status });
  }
  const state = await read<ExternalState>(`${externalUrl}/chaos/state`);
  hub.close();
  await shops.close();
  await kill(externalSystems);
  const paidOrders = state.orders.filter(({ status }) => status === "new").length;
  assert.ok(paidOrders > checkouts / 4, `${name}: only ${paidOrders} of ${checkouts} checkouts were paid`);
  const losses = { "forged and accepted": hub.counts.forgedAccepted, ...findLosses(shop, state, afterSales) };
  console.log(`\n${name}: ${checkouts} checkouts in ${Math.round((Date.now() - started) / 1000)} s, ${kills} kills`);
  console.table({
    payments: shop.payments.length,
    "orders paid": paidOrders,
    charges: state.charges.length,
    "given back": state.charges.filter(({ isKept }) => !isKept).length,
    renewals: afterSales.filter(({ path }) => path === "charges").length,
    refunds: state.refunds.length,
    messages: hub.counts.received,
    "messages delivered": hub.counts.delivered,
    "messages lost for good": hub.counts.lost,
    "messages late by days": hub.counts.held,
    "approved after days": atBank.length,
    "messages forged": hub.counts.forged,
    ...losses,
  });
  console.log(JSON.stringify(outcomes));
  for (const uncharged of describeUncharged(shop, state)) console.log(JSON.stringify(uncharged));
  return Object.entries(losses).flatMap(([what, times]) => (times > 0 ? [what] : []));
}

/** The server of DATABASE_URL, or a temporary one where PostgreSQL is installed. */
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
    assert.deepEqual(await run({ name: "PostgreSQL, two processes", address: url.href, count: 2 }), []);
    await database.run(`drop database ${name} with (force)`);
  } finally {
    await database.close();
    await server.stop();
  }
}

async function onPglite(mutant?: Mutant): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "chaos-pglite-"));
  const name = mutant ?? "PGlite, one process";
  const address = join(folder, "database");
  const found = await run({ name, address, count: 1, ...(mutant && { mutant }) });
  rmSync(folder, { recursive: true, force: true });
  return found;
}

async function withMutants(): Promise<void> {
  for (const [mutant, losses] of Object.entries(mutants) as [Mutant, readonly string[]][]) {
    const found = await onPglite(mutant);
    const loss = losses.find((one) => found.includes(one));
    assert.ok(loss !== undefined, `Not found: ${mutant}`);
    console.log(`Found: ${mutant}, by ${loss}`);
  }
}

console.log(`Seed ${seed}`);
const [, , part] = process.argv;
if (part === "mutants") await withMutants();
if (part === undefined || part === "pglite") assert.deepEqual(await onPglite(), []);
if (part === undefined || part === "postgres") await onPostgres();
process.exit();
