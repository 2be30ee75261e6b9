import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import {
  type DeclarationFiling,
  type DeclarationReceipt,
  fileDeclaration,
  readDeclaration,
} from "../../../contracts/order-management/declarations.ts";
import type { Database, Queries } from "../../../database/database.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { topics } from "../life-cycle/topics.ts";
import { newDeclarationNumber } from "../record-id.ts";
import { notFound, refuseSomInput } from "../som-fault.ts";
import { hasEnoughLetters, queueReceipt } from "./letters/declaration-letters.ts";
import { type DeclarationRow, declarations } from "./declaration-table.ts";

type Deps = { database: Database; now: () => Date };

export function serveDeclarations(app: Hono, { database, now }: Deps): void {
  serveEndpoint(app, fileDeclaration, {
    refuseInput: refuseSomInput,
    handle: async ({ body }) => receiptOf(await database.transaction((tx) => storeDeclaration(tx, body, now()))),
  });
  serveEndpoint(app, readDeclaration, {
    refuseInput: refuseSomInput,
    async handle({ body }) {
      const stored = await findByKey(database.queries, body.requestKey);
      if (!stored) throw notFound();
      return receiptOf(stored);
    },
  });
}

/**
 * Stores a declaration without looking for its contract: the answer, and the time it takes, say nothing about contracts.
 * A repeated key gives the first receipt.
 */
async function storeDeclaration(
  tx: Queries,
  { isLetterHeld: isHeldByCaller = false, ...filed }: DeclarationFiling,
  at: Date,
): Promise<DeclarationRow> {
  const isLetterHeld = isHeldByCaller || (await hasEnoughLetters(tx, filed.email, at));
  const added = await insertDeclaration(tx, { ...filed, receivedAt: at, state: "waiting", isLetterHeld });
  if (!added) {
    const stored = await findByKey(tx, filed.requestKey);
    if (!stored) throw new Error("The request key exists, but the declaration cannot be read.");
    return stored;
  }
  if (!isLetterHeld) await queueReceipt(tx, added, at);
  const { number } = added;
  await enqueue(tx, { topic: topics.matchDeclaration, payload: { number, waits: 0 }, runAt: at, key: number });
  return added;
}

type NewDeclaration = Omit<typeof declarations.$inferInsert, "number">;

/** Undefined if there is one with the same request key. */
async function insertDeclaration(tx: Queries, values: NewDeclaration): Promise<DeclarationRow | undefined> {
  const number = newDeclarationNumber(values.kind);
  const [taken] = await tx
    .select({ number: declarations.number })
    .from(declarations)
    .where(eq(declarations.number, number));
  if (taken) return insertDeclaration(tx, values);
  const [added] = await tx
    .insert(declarations)
    .values({ ...values, number })
    .onConflictDoNothing({ target: declarations.requestKey })
    .returning();
  return added;
}

async function findByKey(queries: Queries, requestKey: string): Promise<DeclarationRow | undefined> {
  const [found] = await queries.select().from(declarations).where(eq(declarations.requestKey, requestKey));
  return found;
}

function receiptOf(row: DeclarationRow): DeclarationReceipt {
  const { number, kind, siteId, localeId, name, contract, email, type, reason, endsOn, isLetterHeld } = row;
  const receivedAt = row.receivedAt.toISOString();
  return { number, receivedAt, kind, siteId, localeId, name, contract, email, type, reason, endsOn, isLetterHeld };
}
