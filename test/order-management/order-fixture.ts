import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Client, Connection } from "../../contracts/client.ts";
import { createDocumentsClient } from "../../contracts/documents/documents.ts";
import type { Letter, LetterKind } from "../../contracts/letters/letters.ts";
import { type ImportedOrder, importOrder } from "../../contracts/order-management/import-order.ts";
import { getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import { listSubscriptions } from "../../contracts/order-management/subscriptions.ts";
import { type JobHandler, startWorker } from "../../database/jobs/jobs.ts";
import type { Database } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";
import { type MailServer, sendingJobs } from "./letter-sending.ts";
import { openTestDatabase } from "../test-database.ts";
import { openCharges, removeCharges } from "./charges-stand-in.ts";
import { createDocuments } from "../../platform/documents/documents.ts";
import type { PriceOf } from "../../platform/order-management/life-cycle/renewals/announced-price.ts";
import { orderManagementJobs } from "../../platform/order-management/life-cycle/order-management-jobs.ts";
import { createOrderManagement } from "../../platform/order-management/order-management.ts";

type ReceivedSubscription = { vin: string; productId: string; expiryDate: string; orderReference: string };

/** A vehicle service that records requests, and can be made to fail. */
function createVehicles() {
  const received: ReceivedSubscription[] = [];
  const state = { answer: 200 };
  const app = new Hono();
  app.put("/vehicles/:vin/subscriptions/:productId", async (context) => {
    if (state.answer !== 200) return context.json({}, state.answer as 404);
    const body = (await context.req.json()) as Omit<ReceivedSubscription, "vin" | "productId">;
    const { vin, productId } = context.req.param();
    received.push({ vin, productId, ...body });
    return context.json({ productId, expiryDate: body.expiryDate });
  });
  return { app, received, state };
}

type QueuedLetter = Pick<Letter, "recipient" | "name" | "siteId" | "localeId" | "content"> & {
  kind: LetterKind;
  at: string;
};

export type OrderFixture = Awaited<ReturnType<typeof createOrderFixture>>;

/** Order management with everything it talks to, a clock to move and a worker to run. */
export async function createOrderFixture(
  start = "2026-11-15T12:00:00.000Z",
  { sends = "notices" }: { sends?: "notices" | "everything" } = {},
) {
  const database = await openTestDatabase();
  let time = new Date(start);
  const now = () => time;
  const vehicles = createVehicles();
  const outages = new Set<"charges" | "documents">();
  const losing = new Set<string>();
  const connect = (app: Hono, name?: "charges" | "documents"): Connection => ({
    baseUrl: "http://embedded.invalid",
    fetch: async (request) => {
      if (name && outages.has(name)) throw new TypeError("out of order");
      const answer = await app.fetch(request);
      if (name && losing.delete(name)) throw new TypeError("the answer was lost");
      return answer;
    },
  });
  const charges = await openCharges({ database, now });
  const linkKey = new Uint8Array(32).fill(7);
  const app = createOrderManagement({ database, now, linkKey });
  const catalogue: { priceOf?: PriceOf } = {};
  const mailServer: MailServer = { answer: { outcome: "sent" } };
  const documents = connect(createDocuments({ database }), "documents");
  const createJobs = (given: Database = database) => ({
    ...sendingJobs({ database: given, now, mailServer, documents: createDocumentsClient(documents), sends }),
    ...orderManagementJobs({
      database: given,
      now,
      vehicles: connect(vehicles.app),
      charges: connect(charges, "charges"),
      documents,
      priceOf: async (variant) => catalogue.priceOf?.(variant),
      linkKey,
    }),
  });
  const jobs = createJobs();
  const call = createOrderManagementClient(connect(app));
  const errors: unknown[] = [];
  const drain = async (handlers: Record<string, JobHandler> = jobs) => {
    const worker = startWorker({ database, handlers, now, onError: (error) => errors.push(error), pollMs: 5 });
    await worker.drain();
    await worker.stop();
  };
  const moveTo = (text: string) => void (time = new Date(text));
  return {
    app,
    database,
    now,
    call,
    jobs,
    /** The same handlers on another database. */
    createJobs,
    vehicles,
    /** Without a function, no price of the shop is known. */
    catalogue,
    /** Takes the letters before a renewal. */
    mailServer,
    linkKey,
    outages,
    /** The next request to it is carried out, but its answer is lost. */
    loseAnswers: (name: "charges" | "documents") => void losing.add(name),
    errors,
    drain,
    moveTo,
    ...clockFunctions({ drain, now, moveTo }),
    ...orderFunctions(call, database),
    async close() {
      await removeCharges(database);
      await database.close();
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} jobs failed.`);
    },
  };
}

type ClockDeps = { drain: () => Promise<void>; now: () => Date; moveTo: (text: string) => void };

function clockFunctions({ drain, now, moveTo }: ClockDeps) {
  return {
    /** Lets so many seconds pass, and runs the jobs that become due. */
    async pass(seconds: number) {
      moveTo(new Date(now().getTime() + seconds * 1000).toISOString());
      await drain();
    },
    /** Moves the clock to a day, one day at a time, as a real calendar would. */
    async walkTo(day: string) {
      while (now().toISOString().slice(0, 10) < day) {
        moveTo(new Date(now().getTime() + 86_400_000).toISOString());
        for (let step = 0; step < 4; step += 1) {
          await drain();
          moveTo(new Date(now().getTime() + 21_000).toISOString());
        }
      }
    },
  };
}

function orderFunctions(call: Client, database: Database) {
  return {
    take: (order: ImportedOrder) => call(importOrder, { body: order }),
    async orderOf(accountId: string, orderNumber?: string) {
      const { records } = await call(getOrderHistory, { body: { accountId } });
      const order = records.find((record) => orderNumber === undefined || record.OrderNumber === orderNumber);
      if (!order) throw new Error(`No order ${orderNumber ?? ""}`);
      return order;
    },
    async subscriptionOf(accountId: string, productId = "CONNAV") {
      const { records } = await call(listSubscriptions, { body: { accountId } });
      const subscription = records.find((record) => record.serviceId === productId);
      if (!subscription) throw new Error(`No subscription of ${productId}`);
      return subscription;
    },
    /** The letters that were queued, in their order. */
    letters: () =>
      readRows<QueuedLetter>(
        database.queries,
        sql`select kind, recipient, name, site_id as "siteId", locale_id as "localeId", content,
          to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
          from letters.outbox order by created_at, id`,
      ),
    rows: <Row>(statement: string) => readRows<Row>(database.queries, sql.raw(statement)),
    fingerprint: () => fingerprint(database),
  };
}

/** Hashes of everything the service stores, to see that a refused request changed nothing. */
async function fingerprint({ queries }: Database): Promise<unknown> {
  const tables = [
    "orders",
    "order_items",
    "assets",
    "payment_records",
    "refunds",
    "refund_requests",
    "audit",
    "coverage",
    "declarations",
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      readRows(
        queries,
        sql.raw(`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash
        from order_management.${table} t`),
      ),
    ),
  );
  return [rows, await readRows(queries, sql`select count(*)::int as jobs from jobs`)];
}
