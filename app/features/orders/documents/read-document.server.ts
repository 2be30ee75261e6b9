import { creditNoteType, fetchCreditNote, getInvoice, invoiceType } from "../../../../contracts/documents/documents.ts";
import { readDocument } from "../../../../contracts/documents/read-document.ts";
import type { File } from "../../../../contracts/endpoint.ts";
import { isFault } from "../../../../contracts/fault.ts";
import type { BackingSystems } from "../../../../contracts/services.ts";
import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { DocumentKind } from "./order-documents.ts";

export type DocumentOutcome =
  | { kind: "pdf"; bytes: Uint8Array }
  /** It is still being made. */
  | { kind: "pending" }
  /** The account has no such document. */
  | { kind: "none" }
  /** The system failed, or sent something that is not a PDF. */
  | { kind: "unavailable" };

type Deps = {
  services: Pick<BackingSystems, "documents">;
  accountId: string;
  catalogue: Pick<Catalogue, "preferences">;
  shop: { site: { id: string } };
  report: (error: Error) => void;
};

/**
 * The system of documents returns a document only to the account it belongs to. Where the site hides the account, it
 * hides its documents too.
 */
export async function readOwnDocument(
  { services, accountId, catalogue, shop, report }: Deps,
  { kind, recordId }: { kind: DocumentKind; recordId: string },
): Promise<DocumentOutcome> {
  try {
    const { isAccountHidden } = await catalogue.preferences(shop.site.id);
    if (isAccountHidden) return { kind: "none" };
    const document = readDocument(await fetchFile({ services, accountId }, { kind, recordId }));
    if (document.kind !== "notAPdf") return document;
    report(new Error(`The system of documents sent a ${kind} that is not a PDF`));
    return { kind: "unavailable" };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: error.kind === "refused" && error.status === 404 ? "none" : "unavailable" };
  }
}

function fetchFile(
  { services, accountId }: Pick<Deps, "services" | "accountId">,
  { kind, recordId }: { kind: DocumentKind; recordId: string },
): Promise<File> {
  return kind === "invoice"
    ? services.documents(getInvoice, { params: { type: invoiceType, externalId: recordId }, query: { accountId } })
    : services.documents(fetchCreditNote, { body: { recordType: creditNoteType, recordId, accountId } });
}
