import {
  creditNoteType,
  type DocumentOwner,
  fetchCreditNote,
  getInvoice,
  invoiceType,
} from "../../../../contracts/documents/documents.ts";
import { readDocument } from "../../../../contracts/documents/read-document.ts";
import type { File } from "../../../../contracts/endpoint.ts";
import { isFault } from "../../../../contracts/fault.ts";
import { getCreditNoteDetails, getOrderDetails } from "../../../../contracts/order-management/order-summary.ts";
import type { BackingSystems } from "../../../../contracts/services.ts";
import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { OrderOwner } from "../../../request/guest-order/order-owner.ts";
import type { DocumentKind } from "./order-documents.ts";

export type DocumentOutcome =
  | { kind: "pdf"; bytes: Uint8Array }
  /** It is still being made. */
  | { kind: "pending" }
  /** The account, or the guest, has no such document. */
  | { kind: "none" }
  /** The system failed, or sent something that is not a PDF. */
  | { kind: "unavailable" };

type DocumentReference = { kind: DocumentKind; recordId: string };

type FileDeps = { services: Pick<BackingSystems, "documents">; report: (error: Error) => void };

type AccountDeps = FileDeps & {
  accountId: string;
  catalogue: Pick<Catalogue, "preferences">;
  shop: { site: { id: string } };
};

/**
 * The system of documents returns a document only to the account it belongs to. Where the site hides the account, it
 * hides its documents too.
 */
export function readOwnDocument(
  { accountId, catalogue, shop, ...deps }: AccountDeps,
  wanted: DocumentReference,
): Promise<DocumentOutcome> {
  return withoutFaults(async () => {
    const { isAccountHidden } = await catalogue.preferences(shop.site.id);
    return isAccountHidden ? { kind: "none" } : fetchDocument(deps, wanted, { accountId });
  });
}

type GuestDeps = FileDeps & {
  services: Pick<BackingSystems, "documents" | "orderManagement">;
  guest: Extract<OrderOwner, { kind: "guest" }>["guest"];
};

/** A document of the guest's own order, as order management lists them. */
export function readGuestDocument({ guest, ...deps }: GuestDeps, wanted: DocumentReference): Promise<DocumentOutcome> {
  return withoutFaults(async () => {
    if (!(await isListed({ guest, ...deps }, wanted))) return { kind: "none" };
    return fetchDocument(deps, wanted, { guestOrderNumber: guest.orderNumber });
  });
}

async function isListed({ services, guest }: GuestDeps, { kind, recordId }: DocumentReference): Promise<boolean> {
  const { SNPOMSZuoraInvoice_R: invoice } = await services.orderManagement(getOrderDetails, { body: { guest } });
  const externalInvoiceId = invoice?.Zuora_ExternalId_C;
  if (externalInvoiceId === undefined) return false;
  if (kind === "invoice") return externalInvoiceId === recordId;
  const { creditNotes } = await services.orderManagement(getCreditNoteDetails, { body: { guest, externalInvoiceId } });
  return creditNotes.records.some((note) => note.Zuora_ExternalId_C === recordId);
}

async function fetchDocument(
  { services, report }: FileDeps,
  wanted: DocumentReference,
  owner: DocumentOwner,
): Promise<DocumentOutcome> {
  const document = readDocument(await fetchFile(services, wanted, owner));
  if (document.kind !== "notAPdf") return document;
  report(new Error(`The system of documents sent a ${wanted.kind} that is not a PDF`));
  return { kind: "unavailable" };
}

function fetchFile(
  services: FileDeps["services"],
  { kind, recordId }: DocumentReference,
  owner: DocumentOwner,
): Promise<File> {
  return kind === "invoice"
    ? services.documents(getInvoice, { params: { type: invoiceType, externalId: recordId }, query: owner })
    : services.documents(fetchCreditNote, { body: { recordType: creditNoteType, recordId, ...owner } });
}

async function withoutFaults(read: () => Promise<DocumentOutcome>): Promise<DocumentOutcome> {
  try {
    return await read();
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: error.kind === "refused" && error.status === 404 ? "none" : "unavailable" };
  }
}
