import type { Client } from "../../contracts/client.ts";
import { getInvoice } from "../../contracts/documents/documents.ts";
import { contentIds, readContent } from "../../contracts/help-content/read-content.ts";
import type { Letter, LetterOf } from "../../contracts/letters/letters.ts";
import { formatsOf } from "../compose/formats.ts";
import { makes } from "../compose/letter-colours.ts";
import { fillTextIn } from "../compose/pen.ts";
import type { Attachment } from "../send/mail.ts";
import { contractSummary, pageText } from "./contract-summary.ts";
import { drawPdf, type PdfFonts } from "./draw-pdf.ts";
import { partsOfHtml } from "./html-parts.ts";
import { attachmentTexts } from "./texts/attachment-texts.ts";

export type AttachmentSources = {
  helpContent: Client;
  documents: Client;
  fonts: PdfFonts;
  hrefOf: (shop: Pick<Letter, "siteId" | "localeId">, path: string) => string;
};

/** A file that will exist later, such as an invoice that is being made. */
export class NotReadyYet extends Error {
  override readonly name = "NotReadyYet";
}

type Addressed = Pick<Letter, "siteId" | "localeId" | "content">;

/** The files of a letter. A system that is away, or a file that is not made yet, is an error: the letter then waits. */
export async function collectAttachments(letter: Addressed, sources: AttachmentSources): Promise<Attachment[]> {
  const { content } = letter;
  if (content.kind === "order-received") return contractFiles(content, letter, sources);
  if (content.kind === "renewed") return [await invoiceFile(content, letter, sources)];
  return [];
}

async function contractFiles(
  order: LetterOf<"order-received">,
  shop: Addressed,
  { helpContent, fonts, hrefOf }: AttachmentSources,
): Promise<Attachment[]> {
  const { siteId, localeId } = shop;
  const texts = attachmentTexts(localeId);
  const linked = versionOf(order.termsLink);
  const query = { locale: localeId, ...(linked !== undefined && { version: linked }) };
  const terms = await helpContent(readContent, { params: { id: contentIds.terms }, query });
  const termsVersion = terms.c_version ?? null;
  const drawing = { language: localeId, at: new Date(order.orderedAt), fonts };
  const summary = contractSummary({ order, shop, termsVersion, withdrawAddress: hrefOf(shop, "/withdraw") });
  const formats = formatsOf(localeId);
  const termsText = {
    brand: makes[siteId].name,
    title: terms.name,
    ...(termsVersion !== null && {
      subtitle: fillTextIn(localeId, texts.termsVersion, { version: formats.day(termsVersion) }),
    }),
    parts: partsOfHtml(terms.c_body),
    page: pageText(texts),
  };
  return [
    pdf(`${texts.summaryFile}-${order.orderNumber}`, await drawPdf(summary, drawing)),
    pdf(texts.termsFile, await drawPdf(termsText, drawing)),
  ];
}

/** An order's link to its terms names their version; without one the terms of today apply. */
function versionOf(link: string | null): string | undefined {
  if (link === null || !URL.canParse(link)) return undefined;
  const version = new URL(link).searchParams.get("version");
  return version !== null && /^\d{4}-\d{2}-\d{2}$/.test(version) ? version : undefined;
}

async function invoiceFile(
  { invoice, orderNumber }: LetterOf<"renewed">,
  { localeId }: Addressed,
  { documents }: AttachmentSources,
): Promise<Attachment> {
  const { type, externalId, owner } = invoice;
  const file = await documents(getInvoice, { params: { type, externalId }, query: owner });
  if (!file.type?.startsWith("application/pdf")) throw new NotReadyYet("The invoice is not made yet.");
  return pdf(`${attachmentTexts(localeId).invoiceFile}-${orderNumber}`, file.bytes);
}

const pdf = (name: string, bytes: Uint8Array): Attachment => ({
  // Order numbers are ours, but a file name must never leave its folder.
  filename: `${name.replaceAll(/[^\w.-]/g, "_")}.pdf`,
  type: "application/pdf",
  bytes,
});
