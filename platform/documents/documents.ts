import { and, eq, isNull, sql } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import {
  creditNoteDocument,
  creditNoteType,
  type DocumentOwner,
  type DocumentProblem,
  fetchCreditNote,
  getCreditNote,
  getInvoice,
  invoiceDocument,
  invoiceType,
  storeCreditNote,
  storeInvoice,
} from "../../contracts/documents/documents.ts";
import type { File } from "../../contracts/endpoint.ts";
import type { Database, Queries } from "../../database/database.ts";
import { servePersonData } from "../serve-person-data.ts";
import { Refusal } from "../refusal.ts";
import { type RefuseInput, serveEndpoint } from "../serve-endpoint.ts";
import { type DocumentContent, type DocumentNumbers, documentText } from "./document-text.ts";
import { documents } from "./documents-table.ts";
import { numberDocuments } from "./number-documents.ts";
import { documentsPersonData } from "./person-data.ts";
import { drawDocument } from "./draw-document.ts";

export const documentLimit = 2_000_000;

const problem = (status: 400 | 404 | 413 | 422, title: string, detail: string) =>
  new Refusal(status, { title, detail } satisfies DocumentProblem);

const refuseInput: RefuseInput = ({ part }) => problem(400, "Bad Request", `The ${part} of the request does not fit.`);
const unavailable = () => problem(422, "Document Unavailable", "The document could not be made.");

const noSuchCall: DocumentProblem = { title: "Not Found", detail: "There is nothing at this address." };

type DocumentRequest = { type: string; externalId: string; owner: DocumentOwner };

/** The embedded store of invoices and credit notes. */
export function createDocuments({ database }: { database: Database }): Hono {
  const app = new Hono();
  const { queries } = database;
  app.use(
    bodyLimit({
      maxSize: 65_536,
      onError: (context) => context.json({ title: "Content Too Large", detail: "The body is too large." }, 413),
    }),
  );
  app.use(async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
    if (context.res.headers.get("content-type") === pendingType) {
      context.res = new Response(context.res.body, { status: 202, headers: context.res.headers });
    }
  });
  app.notFound((context) => context.json(noSuchCall, 404));
  serveStores(app, database);
  servePersonData(app, documentsPersonData(database));
  serveEndpoint(app, getInvoice, {
    refuseInput,
    handle: ({ params, query }) => readDocument(queries, invoiceType, { ...params, owner: query }),
  });
  serveEndpoint(app, getCreditNote, {
    refuseInput,
    handle: ({ params, query }) => readDocument(queries, creditNoteType, { ...params, owner: query }),
  });
  serveEndpoint(app, fetchCreditNote, {
    refuseInput,
    handle: ({ body: { recordType, recordId, ...owner } }) =>
      readDocument(queries, creditNoteType, { type: recordType, externalId: recordId, owner }),
  });
  return app;
}

function serveStores(app: Hono, database: Database): void {
  const { queries } = database;
  serveEndpoint(app, storeInvoice, {
    refuseInput,
    handle: ({ params, body }) => storeDocument(database, { type: invoiceType, ...params }, body),
  });
  serveEndpoint(app, storeCreditNote, {
    refuseInput,
    async handle({ params, body }) {
      const [invoice] = await queries
        .select({ accountId: documents.accountId, content: documents.content })
        .from(documents)
        .where(and(eq(documents.externalId, body.invoiceExternalId), eq(documents.type, invoiceType)));
      // Invoices of guests have no account, so the order tells them apart.
      const isOwnInvoice = invoice?.accountId === body.accountId && invoice.content.orderNumber === body.orderNumber;
      if (!isOwnInvoice) throw problem(422, "Unknown Invoice", "There is no such invoice.");
      return storeDocument(database, { type: creditNoteType, ...params }, body);
    },
  });
}

async function storeDocument(
  database: Database,
  { type, externalId }: { type: string; externalId: string },
  content: DocumentContent,
): Promise<{ type: string; externalId: string }> {
  const { accountId, state } = content;
  await database.transaction(async (tx) => {
    await tx
      .insert(documents)
      .values({ externalId, type, accountId, state, content })
      .onConflictDoNothing({ target: documents.externalId });
    await numberDocuments(tx, eq(documents.externalId, externalId));
  });
  return { type, externalId };
}

const pendingType = "application/json; charset=utf-8";
const pending = (): File => ({ type: pendingType, bytes: new TextEncoder().encode('{"status":"pending"}') });

/** A document belongs to an account, or else to the guest of its order. */
function isOwn(owner: DocumentOwner) {
  if ("accountId" in owner) return eq(documents.accountId, owner.accountId);
  return and(isNull(documents.accountId), sql`${documents.content}->>'orderNumber' = ${owner.guestOrderNumber}`);
}

async function readNumbers(
  queries: Queries,
  { externalId, number, content }: typeof documents.$inferSelect,
): Promise<DocumentNumbers> {
  const own = { number: number ?? externalId };
  if (!("invoiceExternalId" in content)) return own;
  const [invoice] = await queries
    .select({ number: documents.number })
    .from(documents)
    .where(eq(documents.externalId, content.invoiceExternalId));
  return { ...own, invoiceNumber: invoice?.number ?? content.invoiceExternalId };
}

/** Another owner's document is refused like one that does not exist. */
async function readDocument(queries: Queries, expected: string, request: DocumentRequest): Promise<File> {
  const [row] = await queries
    .select()
    .from(documents)
    .where(and(eq(documents.externalId, request.externalId), eq(documents.type, request.type), isOwn(request.owner)));
  if (!row || row.type !== expected) throw problem(404, "Not Found", "There is no such document.");
  if (row.state === "pending") return pending();
  if (row.state === "error") throw unavailable();
  const schema = row.type === creditNoteType ? creditNoteDocument : invoiceDocument;
  const content = schema.parse(row.content);
  const bytes = await drawDocument(documentText(content, await readNumbers(queries, row)), {
    language: content.localeId,
    issuedOn: content.issuedOn,
  });
  if (bytes.length > documentLimit) throw unavailable();
  return { type: "application/pdf", bytes };
}
