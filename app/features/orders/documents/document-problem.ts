import type { MessageId } from "../../../i18n/message-id.ts";
import type { DocumentKind } from "./order-documents.ts";

/** Why a document could not be opened. */
export type DocumentProblem = { kind: DocumentKind; reason: "unavailable" | "pending" };

type Texts = { title: MessageId; text: MessageId };

const TEXTS: Readonly<Record<DocumentKind, Record<DocumentProblem["reason"], Texts>>> = {
  invoice: {
    unavailable: { title: "orders.invoiceTitle", text: "orders.invoiceText" },
    pending: { title: "orders.invoice", text: "orders.invoicePending" },
  },
  creditNote: {
    unavailable: { title: "orders.creditNoteTitle", text: "orders.creditNoteText" },
    pending: { title: "orders.creditNote", text: "orders.creditNotePending" },
  },
};

export const problemTexts = ({ kind, reason }: DocumentProblem): Texts => TEXTS[kind][reason];

/** The problem that a browser without scripts comes back with. */
export function readDocumentProblem(query: URLSearchParams): DocumentProblem | undefined {
  for (const reason of ["unavailable", "pending"] as const) {
    const kind = query.get(reason);
    if (kind === "invoice" || kind === "creditNote") return { kind, reason };
  }
  return undefined;
}
