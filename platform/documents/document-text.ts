import type { CreditNoteDocument, InvoiceDocument } from "../../contracts/documents/documents.ts";
import { labels, taxName } from "./labels.ts";
import { toMajorUnits } from "../../contracts/minor-units.ts";

export type DocumentContent = InvoiceDocument | CreditNoteDocument;

type Row = { label: string; value: string };

/** Everything a document says, ready to be drawn. */
export type DocumentText = {
  brand: string;
  title: string;
  facts: Row[];
  address: { heading: string; lines: string[] };
  vehicle: Row[];
  table: { head: [string, string, string]; rows: [string, string, string][] };
  totals: Row[];
  payment: Row;
  page: (page: number, pages: number) => string;
};

/** The cities of these countries come after the postal code. */
const postalCodeFirst = ["AT", "BE", "CZ", "DE", "ES", "FR", "IT", "LU", "NL", "PT"];
const cityStateCode = ["CA", "US"];

export function maskVin(vin: string): string {
  if (vin.length <= 8) return vin;
  return vin.slice(0, 4) + "X".repeat(vin.length - 8) + vin.slice(-4);
}

export function addressLines({ customer, address }: DocumentContent): string[] {
  const { city, postalCode, stateCode, countryCode, street } = address;
  const name = [customer.firstName, customer.lastName ?? ""].join(" ").trim();
  let place = [city, postalCode];
  if (postalCodeFirst.includes(countryCode)) place = [`${postalCode} ${city}`];
  if (cityStateCode.includes(countryCode)) place = [[city, stateCode ?? "", postalCode].filter(Boolean).join(" ")];
  return [name, ...street.split("|"), ...place, countryCode].filter((line) => line !== "");
}

type TaxSum = { name?: string; rate: number; tax: number };

/** One line for each tax that has a name, and one for each rate of the others, the highest first. */
export function taxByRate(lines: DocumentContent["lines"]): TaxSum[] {
  const sums = new Map<string, TaxSum>();
  for (const { taxRate, tax, taxes } of lines) {
    for (const part of taxes ?? [{ rate: taxRate, amount: tax }]) {
      const name = "name" in part ? part.name : undefined;
      const key = `${name ?? ""} ${part.rate}`;
      const before = sums.get(key)?.tax ?? 0;
      sums.set(key, { ...(name !== undefined && { name }), rate: part.rate, tax: before + part.amount });
    }
  }
  return [...sums.values()].sort((one, other) => other.rate - one.rate);
}

export function documentText(content: DocumentContent, externalId: string): DocumentText {
  const words = labels[content.localeId];
  const write = writers(content);
  const isCreditNote = "invoiceExternalId" in content;
  const total = content.lines.reduce((sum, line) => sum + line.total, 0);
  const tax = content.lines.reduce((sum, line) => sum + line.tax, 0);
  return {
    brand: content.brand,
    title: isCreditNote ? words.creditNote : words.invoice,
    facts: [
      { label: words.documentNumber, value: externalId },
      ...(isCreditNote ? [{ label: words.toInvoice, value: content.invoiceExternalId }] : []),
      { label: words.orderNumber, value: content.orderNumber },
      { label: words.issuedOn, value: write.day(content.issuedOn) },
      { label: words.orderedOn, value: write.day(content.orderedOn) },
    ],
    address: { heading: words.billedTo, lines: addressLines(content) },
    vehicle: [
      { label: words.vehicle, value: content.vehicle.name },
      { label: words.vin, value: maskVin(content.vehicle.vin) },
    ],
    table: {
      head: [words.service, words.plan, words.amount],
      rows: content.lines.map((line) => [line.name, write.term(line.term), write.money(line.total)]),
    },
    totals: [
      { label: words.net, value: write.money(total - tax) },
      ...taxByRate(content.lines).map(({ name, rate, tax }) => ({
        label: name === undefined ? words.tax.replace("{rate}", write.percent(rate)) : write.namedTax(name, rate),
        value: write.money(tax),
      })),
      { label: isCreditNote ? words.refunded : words.total, value: write.money(total) },
    ],
    payment: { label: words.paidBy, value: paymentLine(content) },
    page: (page, pages) => words.page.replace("{page}", String(page)).replace("{pages}", String(pages)),
  };
}

function paymentLine({ payment: { type, cardType, last4 } }: DocumentContent): string {
  return last4 ? `${cardType ?? type} **** ${last4}` : (cardType ?? type);
}

function writers({ localeId, currency }: DocumentContent) {
  const words = labels[localeId];
  const money = new Intl.NumberFormat(localeId, { style: "currency", currency });
  const percent = new Intl.NumberFormat(localeId, { style: "percent", maximumFractionDigits: 3 });
  const day = new Intl.DateTimeFormat(localeId, { dateStyle: "long", timeZone: "UTC" });
  const plural = new Intl.PluralRules(localeId);
  return {
    money: (minorUnits: number) => money.format(toMajorUnits(minorUnits)),
    percent: (rate: number) => percent.format(rate),
    namedTax: (name: string, rate: number) => `${taxName(localeId, name)} (${percent.format(rate)})`,
    day: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
    term(term: DocumentContent["lines"][number]["term"]) {
      if (!term) return words.oneTime;
      const forms = words[term.unit];
      const form = plural.select(term.count);
      const text = form === "one" || form === "few" || form === "many" ? (forms[form] ?? forms.other) : forms.other;
      return text.replace("{count}", String(term.count));
    },
  };
}
