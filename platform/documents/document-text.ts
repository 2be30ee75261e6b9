import type { CreditNoteDocument, InvoiceDocument } from "../../contracts/documents/documents.ts";
import { countFirstDay } from "../../contracts/french-first-day.ts";
import { methodName } from "../../contracts/letters/payment-name.ts";
import { sellerLines } from "../../contracts/markets/companies.ts";
import { listedTaxName, placeOfTax } from "../../contracts/markets/listed-taxes.ts";
import { labels } from "./labels.ts";
import { toMajorUnits } from "../../contracts/minor-units.ts";
import { maskVin } from "../../contracts/vehicles/mask-vin.ts";

export type DocumentContent = InvoiceDocument | CreditNoteDocument;

type Row = { label: string; value: string };

/** All texts of a document, formatted. */
export type DocumentText = {
  brand: string;
  /** The trader, with its number for taxes. */
  seller: string[];
  title: string;
  facts: Row[];
  address: { heading: string; lines: string[] };
  vehicle: Row[];
  table: { head: [string, string, string]; rows: [string, string, string][] };
  totals: Row[];
  payment: Row;
  page: (page: number, pages: number) => string;
};

/** Countries that write the postal code before the city. */
const postalCodeFirst = ["AT", "BE", "CZ", "DE", "ES", "FR", "IT", "LU", "NL", "PT"];
const cityStateCode = ["CA", "US"];

export function addressLines({ customer, address, localeId }: DocumentContent): string[] {
  const { city, postalCode, stateCode, countryCode, street } = address;
  const name = [customer.firstName, customer.lastName ?? ""].join(" ").trim();
  let locality = [city, postalCode];
  if (postalCodeFirst.includes(countryCode)) locality = [`${postalCode} ${city}`];
  if (cityStateCode.includes(countryCode)) locality = [[city, stateCode ?? "", postalCode].filter(Boolean).join(" ")];
  return [name, ...street.split("|"), ...locality, countryName(countryCode, localeId)].filter((line) => line !== "");
}

/** A code that is no country's stays as it is. */
function countryName(code: string, localeId: string): string {
  const isCountry = /^[A-Z]{2}$/.test(code);
  return isCountry ? (new Intl.DisplayNames(localeId, { type: "region" }).of(code) ?? code) : code;
}

type TaxSum = { name?: string; rate: number; tax: number };

/** One line per named tax, in the order of a bill, and one per rate of the others, the highest first. */
export function taxByRate(lines: DocumentContent["lines"]): TaxSum[] {
  const sums = new Map<string, TaxSum>();
  for (const { taxRate, tax, taxes } of lines) {
    for (const part of taxes ?? [{ rate: taxRate, amount: tax }]) {
      const name = "name" in part ? part.name : undefined;
      const key = `${name ?? ""} ${part.rate}`;
      const previous = sums.get(key)?.tax ?? 0;
      sums.set(key, { ...(name !== undefined && { name }), rate: part.rate, tax: previous + part.amount });
    }
  }
  return [...sums.values()].sort(
    (one, other) => placeOfTax(one.name) - placeOfTax(other.name) || other.rate - one.rate,
  );
}

/** The document's own number, and for a credit note that of its invoice. */
export type DocumentNumbers = { number: string; invoiceNumber?: string };

export function documentText(content: DocumentContent, { number, invoiceNumber = "" }: DocumentNumbers): DocumentText {
  const texts = labels[content.localeId];
  const format = createFormatters(content);
  const isCreditNote = "invoiceExternalId" in content;
  const total = content.lines.reduce((sum, line) => sum + line.total, 0);
  const tax = content.lines.reduce((sum, line) => sum + line.tax, 0);
  return {
    brand: content.brand,
    seller: sellerLines(content.localeId),
    title: isCreditNote ? texts.creditNote : texts.invoice,
    facts: [
      { label: texts.documentNumber, value: number },
      ...(isCreditNote ? [{ label: texts.toInvoice, value: invoiceNumber }] : []),
      { label: texts.orderNumber, value: content.orderNumber },
      { label: texts.issuedOn, value: format.day(content.issuedOn) },
      { label: texts.orderedOn, value: format.day(content.orderedOn) },
    ],
    address: { heading: texts.billedTo, lines: addressLines(content) },
    vehicle: [
      { label: texts.vehicle, value: content.vehicle.name },
      { label: texts.vin, value: maskVin(content.vehicle.vin) ?? "" },
    ].filter(({ value }) => value !== ""),
    table: {
      head: [texts.service, texts.plan, texts.amount],
      rows: content.lines.map((line) => [line.name, format.term(line.term), format.money(line.total)]),
    },
    totals: [
      { label: texts.net, value: format.money(total - tax) },
      ...taxByRate(content.lines).map(({ name, rate, tax }) => ({
        label: name === undefined ? texts.tax.replace("{rate}", format.percent(rate)) : format.namedTax(name, rate),
        value: format.money(tax),
      })),
      { label: isCreditNote ? texts.refunded : texts.total, value: format.money(total) },
    ],
    payment: { label: texts.paidBy, value: paymentLine(content, texts.card) },
    page: (page, pages) => texts.page.replace("{page}", String(page)).replace("{pages}", String(pages)),
  };
}

function paymentLine({ payment }: DocumentContent, card: string): string {
  const name = methodName(payment) ?? card;
  return payment.last4 ? `${name} **** ${payment.last4}` : name;
}

function createFormatters({ localeId, currency }: DocumentContent) {
  const texts = labels[localeId];
  const money = new Intl.NumberFormat(localeId, { style: "currency", currency });
  // As the pages of the shop write it.
  const percent = new Intl.NumberFormat(localeId, {
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
  });
  const day = new Intl.DateTimeFormat(localeId, { dateStyle: "long", timeZone: "UTC" });
  const plural = new Intl.PluralRules(localeId);
  return {
    money: (minorUnits: number) => money.format(toMajorUnits(minorUnits)),
    percent: (rate: number) => percent.format(rate),
    namedTax: (name: string, rate: number) => `${listedTaxName(name, localeId)} (${percent.format(rate)})`,
    day: (text: string) => countFirstDay(day.format(new Date(`${text}T00:00:00Z`)), localeId),
    term(term: DocumentContent["lines"][number]["term"]) {
      if (!term) return texts.oneTime;
      const forms = texts[term.unit];
      const form = plural.select(term.count);
      const text = form === "one" || form === "few" || form === "many" ? (forms[form] ?? forms.other) : forms.other;
      return text.replace("{count}", String(term.count));
    },
  };
}
