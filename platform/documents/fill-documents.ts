import {
  type CreditNoteDocument,
  creditNoteType,
  type InvoiceDocument,
  invoiceType,
} from "../../contracts/documents/documents.ts";
import type { Queries } from "../../database/database.ts";
import { numberDocuments } from "./number-documents.ts";
import { documents } from "./documents-table.ts";

export type DocumentsData = { externalId: string; content: InvoiceDocument | CreditNoteDocument }[];

const batchSize = 500;

/** Adds documents and numbers them, in the transaction of the fill; existing ones are not changed. */
export async function fillDocuments(queries: Queries, data: DocumentsData): Promise<void> {
  const rows = data.map(({ externalId, content }) => ({
    externalId,
    type: "invoiceExternalId" in content ? creditNoteType : invoiceType,
    accountId: content.accountId,
    state: content.state,
    content,
  }));
  for (let start = 0; start < rows.length; start += batchSize) {
    await queries
      .insert(documents)
      .values(rows.slice(start, start + batchSize))
      .onConflictDoNothing();
  }
  await numberDocuments(queries);
}
