import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { importOrder } from "../contracts/order-management/import-order.ts";
import { createOrderManagementClient } from "../contracts/order-management/som.ts";
import { startWorker } from "../database/jobs/jobs.ts";
import { migrate } from "../database/migrate.ts";
import type { Database } from "../database/database.ts";
import { openDatabase, readRows } from "../database/open-database.ts";
import { createDocuments } from "../platform/documents/documents.ts";
import { addTerm, dayOf } from "../platform/order-management/calendar.ts";
import { orderManagementJobs } from "../platform/order-management/life-cycle/order-management-jobs.ts";
import { createOrderManagement } from "../platform/order-management/order-management.ts";
import { openCharges } from "../test/order-management/charges-stand-in.ts";
import { paidItem, paidOrder } from "../test/order-management/paid-order.ts";

/**
 * Two processes fulfil paid orders from one PostgreSQL (DATABASE_URL); one of them is killed in the middle. Every order
 * must be installed once: each vehicle ends up with exactly the terms that were paid for it.
 */
const orders = Number(process.env.ORDERS ?? 400);
const settings = { stepSeconds: 0 };
const now = () => new Date();

const connectTo = (app: { fetch: (request: Request) => Response | Promise<Response> }) => ({
  baseUrl: "http://embedded.invalid",
  fetch: async (request: Request) => app.fetch(request),
});

async function runWorker(url: string, vehiclesUrl: string): Promise<void> {
  const database = await openDatabase({ url });
  const handlers = orderManagementJobs({
    database,
    now,
    settings,
    vehicles: { baseUrl: vehiclesUrl, fetch: (request) => fetch(request) },
    charges: connectTo(await openCharges({ database, now })),
    documents: connectTo(createDocuments({ database })),
    linkKey: new Uint8Array(32),
  });
  startWorker({ database, handlers, now, onError: console.error, pollMs: 50, leaseSeconds: 3 });
}

/** A vehicle service that stores the last expiry date of each vehicle, and counts requests. */
async function openVehicles() {
  const expiryDates = new Map<string, string>();
  const state = { calls: 0, onCall: (_calls: number) => {} };
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const [, , vin = "", , productId = ""] = (request.url ?? "").split("/");
      const { expiryDate } = JSON.parse(text) as { expiryDate: string };
      expiryDates.set(vin, expiryDate);
      state.calls += 1;
      response.setHeader("content-type", "application/json").end(JSON.stringify({ productId, expiryDate }));
      state.onCall(state.calls);
    });
  });
  await new Promise<void>((resolve) => server.listen(Number(process.env.VEHICLES_PORT ?? 0), "127.0.0.1", resolve));
  return {
    expiryDates,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

const vinOf = (index: number) => `SALEA7BWAS2${String(index).padStart(6, "0")}`;
/** Every fifth vehicle has two orders. */
const hasTwoOrders = (index: number) => index % 5 === 0;

async function importOrders(database: Database): Promise<number> {
  const call = createOrderManagementClient(connectTo(createOrderManagement({ database, now, settings })));
  let imported = 0;
  for (let index = 0; imported < orders; index += 1) {
    for (let copy = 0; copy < (hasTwoOrders(index) ? 2 : 1); copy += 1) {
      const body = paidOrder({
        orderNo: `BENCH-${index}-${copy}`,
        placedAt: now().toISOString(),
        customer: { accountId: `account-${index}` },
        vehicle: { vin: vinOf(index) },
        items: [paidItem({ isAutoRenewed: index % 2 === 0 })],
      });
      await call(importOrder, { body });
      imported += 1;
    }
  }
  return imported;
}

function startProcess(url: string, vehiclesUrl: string): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(import.meta.url), "worker", url, vehiclesUrl], { stdio: "inherit" });
}

async function waitUntilFulfilled(database: Database, imported: number): Promise<void> {
  const end = Date.now() + 300_000;
  for (;;) {
    const [row] = await readRows<{ open: number; done: number; failed: number }>(
      database.queries,
      sql`select (select count(*)::int from jobs where done_at is null and run_at <= now()) as open,
        (select count(*)::int from order_management.order_items where status = 'FULFILLED') as done,
        (select count(*)::int from jobs where failed_at is not null) as failed`,
    );
    assert.equal(row?.failed, 0, "a job was given up");
    if (row?.open === 0 && row.done >= imported) return;
    assert.ok(Date.now() < end, `only ${row?.done} of ${imported} orders were fulfilled in time`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function check(database: Database, imported: number, expiryDates: Map<string, string>): Promise<void> {
  const rows = await readRows<{ vin: string; expiresOn: string; bought: number; assets: number }>(
    database.queries,
    sql`select c.vin, c.expires_on::text as "expiresOn",
        (select count(*)::int from order_management.order_items i where i.vin = c.vin and i.status = 'FULFILLED') as bought,
        (select count(*)::int from order_management.assets a where a.vin = c.vin and a.status = 'Installed') as assets
      from order_management.coverage c`,
  );
  const days = [now(), new Date(Date.now() - 600_000)].map((moment) => dayOf(moment, { localeId: "en-GB" }));
  for (const { vin, expiresOn, bought, assets } of rows) {
    const expected = days.map((day) => addTerm(day, bought, "year"));
    assert.ok(expected.includes(expiresOn), `${vin} runs until ${expiresOn}, not ${expected.join(" or ")}`);
    assert.equal(expiryDates.get(vin), expiresOn, `${vin} got another expiry date`);
    assert.equal(assets, 1, `${vin} has ${assets} assets`);
  }
  assert.equal(
    rows.reduce((sum, { bought }) => sum + bought, 0),
    imported,
  );
  const [documentCounts] = await readRows<{ documents: number; ready: number }>(
    database.queries,
    sql`select (select count(*)::int from documents.documents) as documents,
      (select count(*)::int from order_management.invoices where type is not null) as ready`,
  );
  assert.deepEqual(documentCounts, { documents: imported, ready: imported });
}

async function main(): Promise<void> {
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) throw new Error("DATABASE_URL must name a PostgreSQL server on which a database can be created.");
  const name = `bench_fulfilment_${process.pid}`;
  const server = await openDatabase({ url: serverUrl });
  await server.run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  const vehicles = await openVehicles();
  const processes: ChildProcess[] = [];
  try {
    await migrate(database);
    const imported = await importOrders(database);
    const started = Date.now();
    processes.push(startProcess(url.href, vehicles.url), startProcess(url.href, vehicles.url));
    vehicles.state.onCall = (calls) => {
      if (calls === Math.floor(imported / 3)) processes[0]?.kill("SIGKILL");
    };
    await waitUntilFulfilled(database, imported);
    await check(database, imported, vehicles.expiryDates);
    assert.equal(processes[0]?.signalCode, "SIGKILL", "no process was killed");
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${imported} orders fulfilled exactly once in ${seconds} s, ${vehicles.state.calls} calls to vehicles.`,
    );
  } finally {
    for (const child of processes) child.kill("SIGKILL");
    vehicles.close();
    await database.close();
    await server.run(`drop database ${name} with (force)`);
    await server.close();
  }
}

const [role, url = "", vehiclesUrl = ""] = process.argv.slice(2);
await (role === "worker" ? runWorker(url, vehiclesUrl) : main());
