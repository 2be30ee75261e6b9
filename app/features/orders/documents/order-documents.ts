import type { PagePart } from "../../../request/account/read-part.ts";

export type DocumentKind = "invoice" | "creditNote";

/** A document of an order. One that is pending cannot be opened yet. */
export type OrderDocument = { kind: DocumentKind; recordId: string; isPending: boolean };

/** The credit notes have a system of their own, which may be away. */
export type OrderDocuments = { invoice?: OrderDocument; creditNotes: PagePart<readonly OrderDocument[]> };

type WireReference = { attributes: { type?: string | undefined }; Zuora_ExternalId_C: string };

/** A document without a type is still being made. */
export function documentFromWire(kind: DocumentKind, reference: WireReference): OrderDocument {
  return { kind, recordId: reference.Zuora_ExternalId_C, isPending: reference.attributes.type === undefined };
}
