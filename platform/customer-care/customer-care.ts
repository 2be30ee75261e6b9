import { and, desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import {
  type CaseDocument,
  type CaseFiling,
  fileCase,
  listCases,
  readCase,
} from "../../contracts/customer-care/cases.ts";
import type { CareProblem } from "../../contracts/customer-care/customer-care-wire.ts";
import type { Database, Queries } from "../../database/database.ts";
import { queueLetter } from "../../letters/outbox/queue-letter.ts";
import { Refusal } from "../refusal.ts";
import { type RefuseInput, serveEndpoint } from "../serve-endpoint.ts";
import { servePersonData } from "../serve-person-data.ts";
import { newCaseNumber } from "./case-number.ts";
import { customerCarePersonData } from "./person-data.ts";
import { cases } from "./cases-table.ts";

const maxListed = 100;
/** Two random numbers are practically never the same; a third try would mean a broken generator. */
const maxTries = 3;

const notFound: CareProblem = { type: "case-not-found", title: "Not Found", detail: "There is no such case." };
const keyUsed: CareProblem = {
  type: "request-key-used",
  title: "Conflict",
  detail: "Another case was filed under this key.",
};

const refuseInput: RefuseInput = ({ part, error }) => {
  const path = error.issues[0]?.path.join(".") ?? "";
  const detail = `The ${part} of the request cannot be read${path ? ` at ${path}` : ""}.`;
  return new Refusal(400, { type: "invalid-request", title: "Bad Request", detail } satisfies CareProblem);
};

type Deps = { database: Database; now: () => Date; makeNumber?: () => string };

/** The embedded customer care: it keeps the cases that customers and guests file. */
export function createCustomerCare({ database, now, makeNumber = newCaseNumber }: Deps): Hono {
  const app = new Hono();
  const { queries } = database;
  app.use(
    bodyLimit({
      maxSize: 65_536,
      onError: (context) =>
        context.json({ type: "too-large", title: "Content Too Large", detail: "The body is too large." }, 413),
    }),
  );
  app.notFound((context) => context.json(notFound, 404));
  serveEndpoint(app, fileCase, {
    refuseInput,
    handle: ({ body }) => fileOnce(database, body, { openedAt: now(), makeNumber }),
  });
  serveEndpoint(app, listCases, {
    refuseInput,
    handle: async ({ params, query }) => ({ cases: await casesOf(queries, { ...params, ...query }) }),
  });
  serveEndpoint(app, readCase, {
    refuseInput,
    async handle({ params: { number }, query }) {
      const isOwn =
        "accountId" in query ? eq(cases.accountId, query.accountId) : eq(cases.requestKey, query.requestKey);
      const [row] = await queries
        .select()
        .from(cases)
        .where(and(eq(cases.number, number), isOwn));
      if (!row) throw new Refusal(404, notFound);
      return caseDocument(row);
    },
  });
  servePersonData(app, customerCarePersonData(database));
  return app;
}

type Filing = { openedAt: Date; makeNumber: () => string };

async function fileOnce(
  database: Database,
  filing: CaseFiling,
  { openedAt, makeNumber }: Filing,
): Promise<CaseDocument> {
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    const filed = await database.transaction((tx) => insertCase(tx, filing, { openedAt, number: makeNumber() }));
    if (filed) return caseDocument(filed);
    const [first] = await database.queries.select().from(cases).where(eq(cases.requestKey, filing.requestKey));
    if (first) return sameCase(first, filing);
  }
  throw new Error("No unused case number was found.");
}

type Row = typeof cases.$inferSelect;

/** Files the case and queues the letter with its number. Undefined when the number or the key is used already. */
async function insertCase(
  tx: Queries,
  filing: CaseFiling,
  { openedAt, number }: { openedAt: Date; number: string },
): Promise<Row | undefined> {
  const [filed] = await tx
    .insert(cases)
    .values({ ...filing, number, status: "received", openedAt })
    .onConflictDoNothing()
    .returning();
  if (!filed) return undefined;
  const { email, name, siteId, locale, topic, message } = filing;
  await queueLetter(
    tx,
    {
      eventKey: `case-received:${number}`,
      recipient: email,
      name,
      siteId: siteId === "VCSJ" ? "VCSJ" : "VCS",
      localeId: locale,
      content: { kind: "case-received", number, receivedAt: openedAt.toISOString(), topic, message },
    },
    openedAt,
  );
  return filed;
}

function sameCase(first: Row, filing: CaseFiling): CaseDocument {
  const names = Object.keys(filing) as (keyof CaseFiling)[];
  if (names.some((name) => first[name] !== filing[name])) throw new Refusal(409, keyUsed);
  return caseDocument(first);
}

type CasesRequest = { accountId: string; siteId: string };

async function casesOf(queries: Queries, { accountId, siteId }: CasesRequest): Promise<CaseDocument[]> {
  const rows = await queries
    .select()
    .from(cases)
    .where(and(eq(cases.accountId, accountId), eq(cases.siteId, siteId)))
    .orderBy(desc(cases.openedAt), desc(cases.number))
    .limit(maxListed);
  return rows.map(caseDocument);
}

function caseDocument(row: Row): CaseDocument {
  const { number, openedAt, siteId, locale, accountId, topic, status, name, email, orderNumber, message } = row;
  const sent = { siteId, locale, accountId, topic, name, email, orderNumber, message };
  return { number, openedAt: openedAt.toISOString(), status, ...sent };
}
