import { COMPANIES } from "../../contracts/markets/companies.ts";
import { sellerEmail } from "../../contracts/markets/seller-email.ts";
import type { Letter, LetterOf } from "../../contracts/letters/letters.ts";
import { type Formats, formatsOf } from "../compose/formats.ts";
import { methodName } from "../../contracts/letters/payment-name.ts";
import { isClauseBoxed, renewalLines, taxRows, termLine } from "../compose/contract-lines.ts";
import { createPen, fillTextIn, type Pen } from "../compose/pen.ts";
import { writtenLocaleOf } from "../texts/texts.ts";
import { makes } from "../compose/letter-colours.ts";
import type { PdfPart, PdfText } from "./pdf-text.ts";
import { attachmentTexts } from "./texts/attachment-texts.ts";
import type { AttachmentTexts } from "./texts/text-list.ts";

type Order = LetterOf<"order-received">;
type Shop = Pick<Letter, "siteId" | "localeId">;

type SummaryInput = {
  order: Order;
  shop: Shop;
  /** Where the reader withdraws from the contract. */
  withdrawAddress: string;
  /** The first day of the terms that applied; null if the order names none. */
  termsVersion: string | null;
};

/** The contract as the customer made it, with the form to withdraw from it. */
export function contractSummary(input: SummaryInput): PdfText {
  const { order, shop } = input;
  const texts = attachmentTexts(shop.localeId);
  const formats = formatsOf(shop.localeId);
  const pen = createPen(shop, { hrefOf: (path) => path });
  const money = (total: number) => formats.money({ total, currency: order.currency });
  const services: PdfPart = {
    type: "table",
    head: [texts.service, texts.plan, texts.autoRenewal, texts.amount],
    rows: order.lines.map(({ name, term, total, isAutoRenewed }) => [
      name,
      formats.term(term),
      isAutoRenewed ? texts.on : texts.off,
      money(total),
    ]),
  };
  const totals: PdfPart = {
    type: "facts",
    rows: [
      { label: texts.total, value: money(order.total) },
      ...taxFacts(order, texts, pen),
      { label: texts.payment, value: paymentLine(order.payment) },
    ],
  };
  const box = boxedClause(order, texts, pen);
  const course = [...termParts(order, pen), ...renewalParts(order, texts, pen)];
  return {
    brand: makes[shop.siteId].name,
    title: texts.summary,
    parts: [
      { type: "facts", rows: orderFacts(order, texts, formats) },
      ...(box ? [totals, box, services] : [services, totals]),
      { type: "heading", text: texts.trader },
      { type: "facts", rows: [...companyOf(shop), { label: pen.say("email"), value: emailOf(shop) }] },
      ...(course.length > 0 ? [{ type: "heading", text: texts.renewal } as const, ...course] : []),
      { type: "heading", text: texts.withdrawal },
      {
        type: "paragraph",
        text: fillTextIn(shop.localeId, texts.withdrawalText, {
          until: formats.day(order.withdrawalUntil),
          address: input.withdrawAddress,
        }),
      },
      ...termsParts(input.termsVersion, texts, pen),
      ...withdrawalForm(order, { texts, formats, shop }),
    ],
    page: pageText(texts),
  };
}

export const pageText =
  ({ page: text }: AttachmentTexts) =>
  (page: number, pages: number) =>
    text.replace("{page}", String(page)).replace("{pages}", String(pages));

/** Each tax by its name where the market lists them, else the only one by the market's word for it. */
function taxFacts(order: Order, texts: AttachmentTexts, pen: Pen) {
  const rows = taxRows(order, pen).map(([label, value]) => ({ label, value }));
  const { tax: total, currency } = order;
  return rows.length > 0 ? rows : [{ label: texts.tax, value: pen.format.money({ total, currency }) }];
}

const orderFacts = (order: Order, texts: AttachmentTexts, formats: Formats) => [
  { label: texts.orderNumber, value: order.orderNumber },
  { label: texts.orderedAt, value: formats.moment(order.orderedAt) },
  { label: texts.customer, value: nameOf(order) },
  { label: texts.vehicle, value: order.vehicle.name },
  { label: texts.vin, value: order.vehicle.maskedVin },
];

const nameOf = ({ customer: { firstName, lastName } }: Order) => [firstName, lastName ?? ""].join(" ").trim();

const paymentLine = (payment: Order["payment"]) =>
  [methodName(payment) ?? payment.type, payment.last4 === null ? "" : `**** ${payment.last4}`].join(" ").trim();

/** When each service begins and ends, in the words of the letter. */
function termParts({ lines }: Order, pen: Pen): PdfPart[] {
  const rows = lines.flatMap((line) => {
    const value = termLine(line, pen);
    return value === null ? [] : [{ label: line.name, value }];
  });
  return rows.length === 0 ? [] : [{ type: "facts", rows }];
}

/** What renews, how, and how that is ended. */
const renewalClause = (order: Order, texts: AttachmentTexts, pen: Pen): string[] =>
  order.lines.some(({ isAutoRenewed }) => isAutoRenewed) ? [texts.renewalOn, ...renewalLines(order, pen)] : [];

/** Where the law wants the clause in a box, it stands above the services, so that it is on the first page however many. */
function boxedClause(order: Order, texts: AttachmentTexts, pen: Pen): PdfPart | null {
  const clause = renewalClause(order, texts, pen);
  return clause.length > 0 && isClauseBoxed(order, pen)
    ? { type: "box", title: texts.autoRenewal, texts: clause }
    : null;
}

function renewalParts(order: Order, texts: AttachmentTexts, pen: Pen): PdfPart[] {
  const clause = isClauseBoxed(order, pen) ? [] : renewalClause(order, texts, pen);
  const ending = order.lines.some(({ isAutoRenewed }) => !isAutoRenewed) ? [texts.renewalOff] : [];
  return [...clause, ...ending].map((text) => ({ type: "paragraph", text }));
}

function termsParts(version: string | null, texts: AttachmentTexts, { localeId, format }: Pen): PdfPart[] {
  if (version === null) return [];
  const text = fillTextIn(localeId, texts.termsText, { version: format.day(version) });
  return [
    { type: "heading", text: texts.terms },
    { type: "paragraph", text },
  ];
}

const emailOf = ({ siteId, localeId }: Shop): string => sellerEmail({ siteId, localeId: writtenLocaleOf(localeId) });

/** The trader of the market, in the reader's language where the country has several. */
export function companyOf({ localeId }: Pick<Shop, "localeId">) {
  // The pseudo-locale has no country of its own.
  const country = (localeId === "en-XB" ? "GB" : localeId.slice(-2)) as keyof typeof COMPANIES;
  return COMPANIES[country].filter(({ language }) => language === undefined || localeId.startsWith(language));
}

function withdrawalForm(
  order: Order,
  { texts, formats, shop }: { texts: AttachmentTexts; formats: Formats; shop: Shop },
): PdfPart[] {
  const { form } = texts;
  const [name, address] = companyOf(shop);
  const services = order.lines.map((line) => line.name).join(", ");
  return [
    { type: "page-break", title: form.title },
    { type: "paragraph", text: form.hint },
    { type: "blank", label: form.to, value: [name?.value, address?.value, emailOf(shop)].filter(Boolean).join(", ") },
    { type: "blank", label: form.statement, value: `${services} (${texts.orderNumber} ${order.orderNumber})` },
    { type: "blank", label: form.orderedOn, value: formats.moment(order.orderedAt) },
    { type: "blank", label: form.name, value: nameOf(order) },
    { type: "blank", label: form.address, value: "" },
    { type: "blank", label: form.signature, value: "" },
    { type: "blank", label: form.date, value: "" },
    { type: "paragraph", text: form.deleteAsAppropriate },
  ];
}
