import { elideItalian } from "../../contracts/italian-elision.ts";
import type { LetterPayment } from "../../contracts/letters/letter-parts.ts";
import type { Letter } from "../../contracts/letters/letters.ts";
import { texts, writtenLocaleOf } from "../texts/texts.ts";
import type { TextId, ValuesOf } from "../texts/text-ids.ts";
import { type Amount, type Formats, formatsOf } from "./formats.ts";
import { makes } from "./letter-colours.ts";
import type { Block } from "./letter-text.ts";
import { methodName } from "../../contracts/letters/payment-name.ts";

type TaxedAmount = Amount & { tax: number };

/** Everything a letter is written with: texts and formats of its language, and the addresses of its shop. */
export type Pen = {
  localeId: Letter["localeId"];
  brand: string;
  format: Formats;
  hrefOf: (path: string) => string;
  say: <Id extends TextId>(id: Id, ...values: keyof ValuesOf<Id> extends never ? [] : [ValuesOf<Id>]) => string;
  /** With its tax: no letter names a price without it. */
  price: (amount: TaxedAmount) => string;
  /** Where the amount of the tax is not known. */
  grossPrice: (amount: Amount) => string;
  payment: (payment: LetterPayment | null) => string;
};

export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text needs a value for ${name}: ${text}`);
    return value;
  });

/** In Italian a date may shorten the article before it. */
export function fillTextIn(
  localeId: Letter["localeId"],
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  const filled = fillText(text, values);
  return localeId === "it-IT" ? elideItalian(filled) : filled;
}

export function createPen(
  { siteId, localeId }: Pick<Letter, "siteId" | "localeId">,
  { hrefOf }: Pick<Pen, "hrefOf">,
): Pen {
  const wording = texts[writtenLocaleOf(localeId)];
  const format = formatsOf(localeId);
  const say: Pen["say"] = (id, ...[values]) => fillTextIn(localeId, wording[id], values ?? {});
  const grossPrice: Pen["grossPrice"] = (amount) => say("amountTaxIncluded", { amount: format.money(amount) });
  return {
    localeId,
    brand: makes[siteId].name,
    format,
    hrefOf,
    say,
    grossPrice,
    price({ total, tax, currency }) {
      if (tax === 0) return grossPrice({ total, currency });
      const money = { amount: format.money({ total, currency }), tax: format.money({ total: tax, currency }) };
      return say("amountWithTax", money);
    },
    payment(payment) {
      if (!payment) return say("noPaymentMethod");
      const name = methodName(payment) ?? say("card");
      return payment.last4 ? `${name} **** ${payment.last4}` : name;
    },
  };
}

const subjectLimit = 90;

/** The subject, with the name of the service shortened where it would be too long for a mail program's list. */
export function subjectWith(service: string, write: (service: string) => string): string {
  const excess = write(service).length - subjectLimit;
  return excess <= 0 ? write(service) : write(`${service.slice(0, -(excess + 1)).trimEnd()}…`);
}

export const paragraph = (text: string): Block => ({ type: "paragraph", text });
export const heading = (text: string): Block => ({ type: "heading", text });
export const note = (text: string): Block => ({ type: "note", text });

/** The rows that have a value; a VIN that cannot be masked is empty. */
export const facts = (...rows: readonly (readonly [label: string, value: string | null])[]): Block => ({
  type: "facts",
  rows: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
});
