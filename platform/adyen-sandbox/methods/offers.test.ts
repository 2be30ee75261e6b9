import { expect, it } from "vitest";
import { offersInLocale } from "./offers.ts";

const nameOf = (type: string, locale?: string) => offersInLocale(locale).find((offer) => offer.type === type)?.name;

it.each([
  ["de-AT", "Kredit- oder Debitkarte", "SEPA-Lastschrift"],
  ["fr-BE", "Carte bancaire", "Prélèvement SEPA"],
  ["cs-CZ", "Platební karta", "Inkaso SEPA"],
  ["en-GB", "Cards", "SEPA Direct Debit"],
  [undefined, "Cards", "SEPA Direct Debit"],
])("names the payment methods in the language of %s", (locale, card, debit) => {
  expect([nameOf("scheme", locale), nameOf("sepadirectdebit", locale)]).toEqual([card, debit]);
  expect(nameOf("ideal", locale)).toBe("iDEAL");
});
