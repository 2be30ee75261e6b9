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
