import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";
import { endpoint, file } from "../endpoint.ts";
import { storableText } from "../order-management/som.ts";
import { type WrittenLocale, writtenLocales } from "../locales.ts";

export const invoiceType = "Zuora_Invoice_C";
export const creditNoteType = "Zuora_CreditNote_C";

/** The locales a document can be written in. */
export const documentLocales = writtenLocales;
export type DocumentLocale = WrittenLocale;

const text = (max = 500) => storableText(max);
const minorUnits = z.int().min(0).max(1_000_000_000);
const id = z.string().regex(/^[\w.-]{1,100}$/);

const line = z.strictObject({
  name: text(),
  /** The plan's length, such as 12 months; null for a one-time fee. */
  term: z.strictObject({ count: z.int().min(1).max(120), unit: z.enum(["month", "year"]) }).nullable(),
  /** Tax included, and the tax in it. */
  total: minorUnits,
  tax: minorUnits,
  taxRate: z.number().min(0).max(1),
  /** The taxes of the line, where a bill lists them by name; they add up to `tax`. */
  taxes: z
    .array(z.strictObject({ name: text(40), rate: z.number().min(0).max(1), amount: minorUnits }))
    .max(5)
    .optional(),
});

const documentBase = z.strictObject({
  accountId: text(100).nullable(),
  localeId: z.enum(documentLocales),
  brand: z.enum(["Land Rover", "Jaguar"]),
  orderNumber: text(100),
  issuedOn: z.iso.date(),
  orderedOn: z.iso.date(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  vehicle: z.strictObject({ name: text(), vin: text(17) }),
  customer: z.strictObject({ firstName: text(), lastName: text().nullable() }),
  address: z.strictObject({
    /** Lines joined by |. */
    street: text(),
    city: text(),
    postalCode: text(20),
    stateCode: text(10).nullable(),
    countryCode: text(10),
  }),
  payment: z.strictObject({ type: text(50), cardType: text(50).nullable(), last4: text(4).nullable() }),
  lines: z.array(line).min(1).max(50),
  /** The demonstration needs pending and broken documents too. */
  state: z.enum(["ready", "pending", "error"]).default("ready"),
});

export const invoiceDocument = documentBase;
export const creditNoteDocument = documentBase.extend({ invoiceExternalId: id });
export type InvoiceDocument = z.infer<typeof invoiceDocument>;
export type CreditNoteDocument = z.infer<typeof creditNoteDocument>;

const stored = z.object({ type: z.string(), externalId: z.string() });
const externalParams = z.object({ externalId: id });
const typedParams = z.object({ type: text(50), externalId: id });

const accountOwner = z.strictObject({ accountId: text(100).min(1) });
/** Documents of a guest order belong to no account; their order names them. */
const guestOwner = z.strictObject({ guestOrderNumber: text(100).min(1) });
const owner = z.union([accountOwner, guestOwner]);
/** Who may read a document: the account it belongs to, or the guest of its order. */
export type DocumentOwner = z.output<typeof owner>;

const creditNoteRequest = { recordType: text(50), recordId: id };

/** Stores an invoice. A repeated id changes nothing: the first version stays. */
export const storeInvoice = endpoint({
  method: "PUT",
  path: "/invoices/:externalId",
  params: externalParams,
  body: invoiceDocument,
  response: stored,
});

export const storeCreditNote = endpoint({
  method: "PUT",
  path: "/credit-notes/:externalId",
  params: externalParams,
  body: creditNoteDocument,
  response: stored,
});

/** The invoice as a PDF; until it is made, a JSON document with status 202. */
export const getInvoice = endpoint({
  method: "GET",
  path: "/invoices/:type/:externalId",
  params: typedParams,
  query: owner,
  response: file,
  responseKind: "bytes",
});

export const getCreditNote = endpoint({
  method: "GET",
  path: "/credit-notes/:type/:externalId",
  params: typedParams,
  query: owner,
  response: file,
  responseKind: "bytes",
});

/** The same as getCreditNote, for callers that keep ids out of URLs. */
export const fetchCreditNote = endpoint({
  method: "POST",
  path: "/credit-notes",
  body: z.union([accountOwner.extend(creditNoteRequest), guestOwner.extend(creditNoteRequest)]),
  response: file,
  responseKind: "bytes",
  isIdempotent: true,
});

export const documentProblem = z.object({ title: z.string(), detail: z.string() });
export type DocumentProblem = z.infer<typeof documentProblem>;

export function createDocumentsClient(connection: Connection): Client {
  return createClient({
    service: "documents",
    connection,
    readFault: (body) => {
      const parsed = documentProblem.safeParse(body);
      return parsed.success ? { type: parsed.data.title, message: parsed.data.detail } : undefined;
    },
  });
}
