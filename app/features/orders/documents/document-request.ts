import { z } from "zod";
import { creditNoteType, invoiceType } from "../../../../contracts/documents/documents.ts";
import { recordId } from "../../../../contracts/order-management/som.ts";
import { GUEST_FIELD } from "./guest-field.ts";
import type { DocumentKind } from "./order-documents.ts";

/** The kinds by the names of order management, and by our own. */
const KINDS: ReadonlyMap<string, DocumentKind> = new Map([
  [invoiceType, "invoice"],
  ["invoice", "invoice"],
  [creditNoteType, "creditNote"],
  ["creditNote", "creditNote"],
]);

const orderNumber = z.string().regex(/^[\w-]{1,100}$/);

/** The order names the file, and is where a browser without scripts returns to. */
const documentRequest = z.object({
  recordType: z.string(),
  recordId: z.string().regex(/^[\w.-]{1,100}$/),
  orderId: recordId.optional(),
  orderNumber: orderNumber.optional(),
  guest: z.literal(GUEST_FIELD.guest).optional(),
});

export type DocumentRequest = {
  kind: DocumentKind;
  recordId: string;
  order?: { orderId: string; orderNumber: string };
  /** The number of the guest order that it is of; a customer's account needs none. */
  guestOrderNumber?: string;
};

/** Undefined for a request that names no document, or a guest's that names no order. */
export function readDocumentRequest(body: unknown): DocumentRequest | undefined {
  const { data } = documentRequest.safeParse(body);
  const kind = data && KINDS.get(data.recordType);
  if (!kind) return undefined;
  const { orderId, orderNumber: number, guest } = data;
  if (guest && number === undefined) return undefined;
  return {
    kind,
    recordId: data.recordId,
    ...(orderId && number && { order: { orderId, orderNumber: number } }),
    ...(guest && number && { guestOrderNumber: number }),
  };
}

const FILE_NAMES: Readonly<Record<DocumentKind, string>> = { invoice: "Invoice", creditNote: "Credit-note" };

/** "Invoice-00012846.pdf"; without an order the document's own id is its number. */
export function fileNameOf({ kind, recordId: id, order, guestOrderNumber }: DocumentRequest): string {
  return `${FILE_NAMES[kind]}-${order?.orderNumber ?? guestOrderNumber ?? id}.pdf`;
}
