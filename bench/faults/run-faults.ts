import { hasPostgres, startTemporaryPostgres } from "../../test/temporary-postgres.ts";
import { buildWhenNeeded } from "../../tools/build.ts";
import { prepareDataTemplate } from "../../tools/data-template.ts";
import { missedBudgets, printTable, withinBudget } from "../print-table.ts";
import { type Answer, sentenceOf, Visitor } from "./browse.ts";
import { type Cell, cells, type People, toleranceMs } from "./cells.ts";
import { databaseFaults, startDatabaseProxy } from "./database-proxy.ts";
import { type FaultName, faults, startFaultProxy } from "./fault-proxy.ts";
import * as people from "./people.ts";
import { freePort, type Program, removeData, settingsOf, startProgram } from "./processes.ts";

/** The systems behind the shop, each with the setting of its address. */
const systems = {
  commerce: "COMMERCE_URL",
  identity: "IDENTITY_ISSUER",
  vehicles: "VEHICLES_URL",
  "order management": "ORDER_MANAGEMENT_URL",
  "help content": "HELP_CONTENT_URL",
  "customer care": "CUSTOMER_CARE_URL",
  "consent records": "CONSENT_RECORDS_URL",
  "address lookup": "ADDRESS_LOOKUP_URL",
  geolocation: "GEOLOCATION_URL",
  Adyen: "ADYEN_API_URL",
  Stripe: "STRIPE_API_URL",
} as const;
type SystemName = keyof typeof systems;

type Row = Record<string, string | number>;
type Bench = {
  healthy: people.HealthySystems;
  settings: Record<string, string>;
  data: string;
  shared: Pick<People, "visitor" | "shopper" | "ready" | "buyer" | "customer">;
};

/** A page that calls no system. */
const warmUpPath = "/cookie-preferences";

/** The number of broken shops at the same time; each has its own customer who logs out. */
const atOnce = 2;
const leavers = ["owner2.gbr@example.com", "owner3.gbr@example.com"] as const;

/** Every page and call of the shop against every fault of every system: what is shown, and after how long. */
export async function measureFaults(only: readonly string[] = []): Promise<string[]> {
  await buildWhenNeeded();
  const template = await prepareDataTemplate();
  const [platformPort, shopPort] = [await freePort(), await freePort()];
  const shop = `http://localhost:${shopPort}`;
  const platform = await startProgram("server/platform-main.ts", template, {
    PORT: String(platformPort),
    SHOP_ORIGIN: shop,
  });
  const settings = {
    ...(await settingsOf(platform)),
    PUBLIC_ORIGIN: shop,
    SESSION_SECRET: "bench ".repeat(8),
    RATE_LIMIT_SCALE: "100",
  };
  const healthy = { shop, platform: platform.origin };
  let open = await startProgram("server/main.ts", template, { ...settings, PORT: String(shopPort) });
  const shared = await prepareShared(healthy);
  // The data folder is complete only after the shop has ended; every broken shop starts with a copy of it.
  await open.stop();
  const prepared = open;
  open = await startProgram("server/main.ts", prepared.folder, { ...settings, PORT: String(shopPort) });
  const bench = { healthy, settings, data: prepared.folder, shared };
  const rows = [...(await measureAll(bench, only)), ...(await measureDatabase(bench, only))];
  const basket = await shared.shopper.copy().get(`${shop}/checkout`);
  rows.push(basketRow(basket));
  for (const program of [open, platform]) await program.stop();
  for (const program of [open, platform, prepared]) removeData(program);
  printTable(rows);
  return missedBudgets(rows);
}

async function prepareShared(healthy: people.HealthySystems): Promise<Bench["shared"]> {
  return {
    visitor: await people.withVehicle(healthy),
    shopper: await people.withBasket(healthy),
    ready: await people.readyToPay(healthy),
    buyer: await people.afterPaying(healthy),
    customer: await people.signedIn(healthy, "owner1.gbr@example.com"),
  };
}

async function measureAll(bench: Bench, only: readonly string[]): Promise<Row[]> {
  const names = (Object.keys(systems) as SystemName[]).filter((name) => only.length === 0 || only.includes(name));
  const tasks = names.flatMap((system) => faults.map((fault) => ({ system, fault })));
  const rows: Row[][] = [];
  let next = 0;
  const work = async (worker: number) => {
    for (let index = next++; index < tasks.length; index = next++) {
      const task = tasks[index]!;
      const measured = await measureShop(bench, { ...task, leaver: leavers[worker] ?? leavers[0] });
      rows[index] = measured;
      printProgress(task, measured);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  return rows.flat();
}

/** Faults of the shop's own database, if PostgreSQL is installed. They begin after the start, which needs a database. */
async function measureDatabase(bench: Bench, only: readonly string[]): Promise<Row[]> {
  if (!hasPostgres() || (only.length > 0 && !only.includes("database"))) return [];
  const rows: Row[] = [];
  for (const fault of databaseFaults) {
    const postgres = await startTemporaryPostgres();
    const proxy = await startDatabaseProxy(postgres.url);
    const broken = { ...bench, settings: { ...bench.settings, DATABASE_URL: proxy.url } };
    rows.push(
      ...(await measureCells(broken, { system: "database", fault, leaver: leavers[0] }, () => proxy.fail(fault))),
    );
    proxy.stop();
    await postgres.stop();
    printProgress({ system: "database", fault }, rows.slice(-cells.length));
  }
  return rows;
}

function printProgress({ system, fault }: Pick<Broken, "system" | "fault">, rows: readonly Row[]): void {
  const missed = rows.filter((row) => missedBudgets([row]).length > 0);
  const list = missed.map(({ page, status, seconds }) => `${page} (${status}, ${seconds} s)`);
  console.error(`${system}, ${fault}: ${list.join(", ") || "all within budget"}`);
}

type Broken = { system: string; fault: string; leaver: string };

/** One shop with one system broken from the start, so that nothing is cached from before. */
async function measureShop(bench: Bench, broken: Broken & { system: SystemName; fault: FaultName }): Promise<Row[]> {
  const { healthy, settings } = bench;
  const proxy = await startFaultProxy(broken.fault, healthy.platform);
  const name = systems[broken.system];
  const address = (settings[name] ?? "").replace(healthy.platform, proxy.origin);
  const change = { ...bench, settings: { ...settings, [name]: address } };
  try {
    const rows = await measureCells(change, broken);
    // A busy machine is sometimes late without a fault, so a row fails only when it misses its budget twice.
    return missedBudgets(rows).length === 0 ? rows : betterOf(rows, await measureCells(change, broken));
  } finally {
    await proxy.stop();
  }
}

const betterOf = (first: readonly Row[], second: readonly Row[]): Row[] =>
  first.map((row, index) => (missedBudgets([row]).length > 0 ? (second[index] ?? row) : row));

/** Requests all cells from a new shop at once. */
async function measureCells(bench: Bench, broken: Broken, onReady = () => {}): Promise<Row[]> {
  const { healthy, settings, data, shared } = bench;
  const visitors: People = {
    ...shared,
    leaving: await people.signedIn(healthy, broken.leaver),
    stripe: await people.aboutToPay(healthy, "stripe"),
    adyen: await people.aboutToPay(healthy, "adyen"),
  };
  const port = String(await freePort());
  const shop: Program = await startProgram("server/main.ts", data, { ...settings, PORT: port });
  try {
    // The first page of a process takes seconds on a busy machine, with or without faults.
    await new Visitor(healthy.shop).get(`${shop.origin}${warmUpPath}`);
    onReady();
    return await Promise.all(cells.map(async (cell) => rowOf(broken, cell, await cell.send(shop.origin, visitors))));
  } finally {
    await shop.kill();
    removeData(shop);
  }
}

function rowOf({ system, fault }: Broken, cell: Cell, answer: Answer): Row {
  const sentence = sentenceOf(answer);
  const isInTime = answer.status > 0 && answer.ms <= cell.budgetMs + toleranceMs;
  return {
    system,
    fault,
    page: cell.name,
    status: answer.status,
    seconds: (answer.ms / 1000).toFixed(1),
    shown: sentence,
    ...withinBudget(isInTime && sentence !== ""),
  };
}

/** The basket that all broken shops have shown is still there. */
function basketRow(answer: Answer): Row {
  const isThere = answer.status === 200 && answer.body.includes(people.planName);
  return {
    system: "none",
    fault: "afterwards",
    page: "basket",
    status: answer.status,
    seconds: (answer.ms / 1000).toFixed(1),
    shown: isThere ? people.planName : sentenceOf(answer),
    ...withinBudget(isThere),
  };
}
