import { createHash } from "node:crypto";
import { and, asc, eq, inArray, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ConsentProblem } from "../../contracts/consent-records/consent-records-wire.ts";
import {
  addConsentRecords,
  type ConsentRecord,
  eraseConsents,
  keepOrderConsents,
  listAccountConsents,
  listCookieConsents,
  listOrderConsents,
} from "../../contracts/consent-records/records.ts";
import type { ReceivedInput } from "../../contracts/endpoint.ts";
import type { Database, Queries } from "../../database/database.ts";
import { Refusal } from "../refusal.ts";
import { type RefuseInput, serveEndpoint } from "../serve-endpoint.ts";
import { servePersonData } from "../serve-person-data.ts";
import { consentRecordsPersonData } from "./person-data.ts";
import { records } from "./records-table.ts";

const maxListed = 200;
/** In bytes: ten of the longest texts. */
const maxBody = 400_000;

const notFound: ConsentProblem = { type: "not-found", title: "Not Found", detail: "There is no such address." };
const wrongHash: ConsentProblem = {
  type: "wrong-hash",
  title: "Bad Request",
  detail: "The hash of a record is not that of its text.",
};
const keyUsed: ConsentProblem = {
  type: "key-used",
  title: "Conflict",
  detail: "Another record was added under this key.",
};

const refuseInput: RefuseInput = ({ part, error }) => {
  const path = error.issues[0]?.path.join(".") ?? "";
  const detail = `The ${part} of the request cannot be read${path ? ` at ${path}` : ""}.`;
  return new Refusal(400, { type: "invalid-request", title: "Bad Request", detail } satisfies ConsentProblem);
};

type Keeping = ReceivedInput<typeof keepOrderConsents>["body"];

/** The embedded consent records: they keep the texts that customers and visitors were shown, and what they chose. */
export function createConsentRecords({ database }: { database: Database }): Hono {
  const { queries } = database;
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: maxBody,
      onError: (context) =>
        context.json({ type: "too-large", title: "Content Too Large", detail: "The body is too large." }, 413),
    }),
  );
  app.notFound((context) => context.json(notFound, 404));
  servePersonData(app, consentRecordsPersonData(database));
  serveEndpoint(app, addConsentRecords, {
    refuseInput,
    handle: async ({ body }) => ({ added: await addOnce(database, body.records) }),
  });
  serveEndpoint(app, keepOrderConsents, {
    refuseInput,
    handle: async ({ body }) => ({ kept: await keep(queries, body) }),
  });
  serveEndpoint(app, listOrderConsents, {
    refuseInput,
    handle: async ({ params }) => ({ records: await list(queries, eq(records.orderNumber, params.orderNumber)) }),
  });
  serveEndpoint(app, listCookieConsents, {
    refuseInput,
    handle: async ({ params }) => ({ records: await list(queries, eq(records.consentId, params.consentId)) }),
  });
  serveEndpoint(app, listAccountConsents, {
    refuseInput,
    handle: async ({ params }) => ({ records: await list(queries, eq(records.accountId, params.accountId)) }),
  });
  serveEndpoint(app, eraseConsents, {
    refuseInput,
    handle: ({ body }) =>
      erase(
        database,
        "accountId" in body ? eq(records.accountId, body.accountId) : eq(records.consentId, body.consentId),
      ),
  });
  return app;
}

/** All records of a call, or none. */
function addOnce(database: Database, sent: readonly ConsentRecord[]): Promise<number> {
  if (sent.some(({ text, textHash }) => createHash("sha256").update(text).digest("hex") !== textHash)) {
    throw new Refusal(400, wrongHash);
  }
  return database.transaction(async (tx) => {
    let added = 0;
    for (const record of sent) {
      const row = { ...record, recordedAt: new Date(record.recordedAt) };
      const inserted = await tx.insert(records).values(row).onConflictDoNothing().returning({ key: records.key });
      if (inserted.length > 0) added += 1;
      else await requireSame(tx, record);
    }
    return added;
  });
}

/** The account is left out: it may have been erased since. */
async function requireSame(queries: Queries, sent: ConsentRecord): Promise<void> {
  const [first] = await queries.select().from(records).where(eq(records.key, sent.key));
  const isSame =
    first?.textHash === sent.textHash && first.choice === sent.choice && first.orderNumber === sent.orderNumber;
  if (!isSame) throw new Refusal(409, keyUsed);
}

async function list(queries: Queries, isWanted: SQL): Promise<ConsentRecord[]> {
  const rows = await queries
    .select()
    .from(records)
    .where(isWanted)
    .orderBy(asc(records.recordedAt), asc(records.key))
    .limit(maxListed);
  return rows.map((row) => ({ ...row, recordedAt: row.recordedAt.toISOString() }));
}

async function keep(queries: Queries, { orderNumbers, keepUntil }: Keeping): Promise<number> {
  const kept = await queries
    .update(records)
    .set({ keepUntil })
    .where(and(inArray(records.orderNumber, orderNumbers), lt(records.keepUntil, keepUntil)))
    .returning({ key: records.key });
  return kept.length;
}

function erase(database: Database, isOfPerson: SQL): Promise<{ deleted: number; kept: number }> {
  return database.transaction(async (tx) => {
    const deleted = await tx
      .delete(records)
      .where(and(isOfPerson, isNull(records.orderNumber)))
      .returning({ key: records.key });
    const kept = await tx
      .update(records)
      .set({ accountId: null, consentId: null })
      .where(and(isOfPerson, isNotNull(records.orderNumber)))
      .returning({ key: records.key });
    return { deleted: deleted.length, kept: kept.length };
  });
}
