import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { integer, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { charge, type ChargesProblem, refund } from "../../contracts/charges/charges.ts";
import type { CallResult } from "../../contracts/endpoint.ts";
import type { Database, Queries } from "../../database/database.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RefuseInput, serveEndpoint } from "../../platform/serve-endpoint.ts";

const ledger = pgSchema("charges").table("ledger", {
  idempotencyKey: text("idempotency_key").primaryKey(),
  id: text().notNull(),
  kind: text().$type<"charge" | "refund">().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  token: text(),
  reference: text().notNull(),
  status: text().$type<"charged" | "refunded" | "refused">().notNull(),
  reason: text(),
  at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
});
type Entry = typeof ledger.$inferSelect;
type ChargeRequest = Pick<Entry, "idempotencyKey" | "kind" | "amount" | "currency" | "token" | "reference">;

const problem = (status: 400 | 409, title: string, detail: string) =>
  new Refusal(status, { title, detail } satisfies ChargesProblem);

const refuseInput: RefuseInput = ({ part }) => problem(400, "Bad Request", `The ${part} of the request does not fit.`);

const noSuchCall: ChargesProblem = { title: "Not Found", detail: "There is nothing at this address." };

/** Tokens that a bank would refuse begin with this. */
const declinedPrefix = "declined";

const tables = `
  create schema if not exists charges;
  create table if not exists charges.ledger (
    idempotency_key text primary key,
    id text not null,
    kind text not null,
    amount integer not null,
    currency text not null,
    token text,
    reference text not null,
    status text not null,
    reason text,
    at timestamptz not null
  );
`;

type Fixture = { database: Database; now: () => Date };

/** Replaces payments in tests of order management: it records requests, and moves no money. */
export async function openCharges(fixture: Fixture): Promise<Hono> {
  await fixture.database.run(tables);
  return createCharges(fixture);
}

/** Leaves the database as it was, so that the next test can have it. */
export const removeCharges = (database: Database): Promise<void> => database.run("drop schema charges cascade");

/** The same for a database that has the table already. */
export function createCharges({ database, now }: Fixture): Hono {
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: 65_536,
      onError: (context) => context.json({ title: "Content Too Large", detail: "The body is too large." }, 413),
    }),
  );
  app.notFound((context) => context.json(noSuchCall, 404));
  serveEndpoint(app, charge, {
    refuseInput,
    async handle({ body }) {
      return chargeDocument(await decideOnce(database.queries, { ...body, kind: "charge" }, now()));
    },
  });
  serveEndpoint(app, refund, {
    refuseInput,
    async handle({ body }) {
      return refundDocument(await decideOnce(database.queries, { ...body, kind: "refund" }, now()));
    },
  });
  return app;
}

/** The first request with a key is decided and stored; later ones get the same answer. */
async function decideOnce(queries: Queries, request: ChargeRequest, at: Date): Promise<Entry> {
  const isDeclined = request.token?.startsWith(declinedPrefix) ?? false;
  const done = request.kind === "charge" ? "charged" : "refunded";
  const [added] = await queries
    .insert(ledger)
    .values({
      ...request,
      id: randomUUID(),
      status: isDeclined ? "refused" : done,
      reason: isDeclined ? "declined" : null,
      at,
    })
    .onConflictDoNothing({ target: ledger.idempotencyKey })
    .returning();
  if (added) return added;
  const [known] = await queries.select().from(ledger).where(eq(ledger.idempotencyKey, request.idempotencyKey));
  if (!known) throw new Error("A key of the ledger is taken by an entry that cannot be read.");
  const fields = ["kind", "amount", "currency", "token", "reference"] as const;
  if (fields.some((field) => known[field] !== request[field])) {
    throw problem(409, "Idempotency Conflict", "The key was used for something else.");
  }
  return known;
}

function chargeDocument({ id, status, reason }: Entry): CallResult<typeof charge> {
  return status === "charged" ? { status, id } : { status: "refused", id, reason: reason ?? "" };
}

function refundDocument({ id, status, reason }: Entry): CallResult<typeof refund> {
  return status === "refunded" ? { status, id } : { status: "refused", id, reason: reason ?? "" };
}
