import { expect, it } from "vitest";
import type { ShopLocale } from "../../contracts/locales.ts";
import { formatsOf } from "./formats.ts";

/** Spaces that do not break are written as spaces here. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

it.each<[ShopLocale, string, string, string]>([
  ["cs-CZ", "CZK", "9. března 2027", "1 299,50 Kč"],
  ["de-AT", "EUR", "9. März 2027", "€ 1.299,50"],
  ["de-DE", "EUR", "9. März 2027", "1.299,50 €"],
  ["en-CA", "CAD", "March 9, 2027", "$1,299.50"],
  ["en-GB", "GBP", "9 March 2027", "£1,299.50"],
  ["en-US", "USD", "March 9, 2027", "$1,299.50"],
  ["en-XB", "GBP", "9 March 2027", "£1,299.50"],
  ["es-ES", "EUR", "9 de marzo de 2027", "1299,50 €"],
  ["fr-BE", "EUR", "9 mars 2027", "1 299,50 €"],
  ["fr-CA", "CAD", "9 mars 2027", "1 299,50 $"],
  ["fr-FR", "EUR", "9 mars 2027", "1 299,50 €"],
  ["it-IT", "EUR", "9 marzo 2027", "1299,50 €"],
  ["nl-BE", "EUR", "9 maart 2027", "€ 1.299,50"],
  ["nl-NL", "EUR", "9 maart 2027", "€ 1.299,50"],
  ["pt-PT", "EUR", "9 de março de 2027", "1299,50 €"],
])("%s writes days and amounts in %s", (localeId, currency, day, amount) => {
  const format = formatsOf(localeId);
  expect(plain(format.day("2027-03-09"))).toBe(day);
  expect(format.day("2027-03-09")).not.toContain(" ");
  expect(plain(format.money({ total: 129_950, currency }))).toBe(amount);
});

it.each<[ShopLocale, string, string]>([
  ["en-GB", "2027-01-15T23:30:00.000Z", "15 January 2027 at 23:30 GMT"],
  ["en-GB", "2027-07-15T23:30:00.000Z", "16 July 2027 at 00:30 BST"],
  ["de-DE", "2027-01-15T23:30:00.000Z", "16. Januar 2027 um 00:30 MEZ"],
  ["de-DE", "2027-07-15T22:30:00.000Z", "16. Juli 2027 um 00:30 MESZ"],
  ["cs-CZ", "2027-01-15T12:00:00.000Z", "15. ledna 2027 v 13:00 SEČ"],
  ["fr-CA", "2027-01-15T14:05:00.000Z", "15 janvier 2027 à 09 h 05 HNE"],
  ["fr-FR", "2027-01-15T22:30:00.000Z", "15 janvier 2027 à 23:30 (heure de Paris)"],
  ["fr-BE", "2027-07-15T09:05:00.000Z", "15 juillet 2027 à 11:05 (heure de Bruxelles)"],
  ["en-US", "2027-01-15T03:00:00.000Z", "January 14, 2027 at 10:00 PM EST"],
])("%s writes the moment %s in the market's time zone", (localeId, moment, text) => {
  expect(plain(formatsOf(localeId).moment(moment))).toBe(text);
});

it.each<[ShopLocale, string, string]>([
  ["fr-BE", "1er décembre 2026", "1er décembre 2026 à 15:05 (heure de Bruxelles)"],
  ["fr-CA", "1er décembre 2026", "1er décembre 2026 à 09 h 05 HNE"],
  ["fr-FR", "1er décembre 2026", "1er décembre 2026 à 15:05 (heure de Paris)"],
  ["it-IT", "1 dicembre 2026", "1 dicembre 2026 alle ore 15:05 CET"],
])("%s writes the first day of a month as %s", (localeId, day, moment) => {
  expect(plain(formatsOf(localeId).day("2026-12-01"))).toBe(day);
  expect(plain(formatsOf(localeId).moment("2026-12-01T14:05:00.000Z"))).toBe(moment);
});

it.each<[ShopLocale, number, "month" | "year", string]>([
  ["cs-CZ", 1, "year", "1 rok"],
  ["cs-CZ", 3, "year", "3 roky"],
  ["cs-CZ", 5, "year", "5 let"],
  ["cs-CZ", 1, "month", "1 měsíc"],
  ["cs-CZ", 24, "month", "24 měsíců"],
  ["de-DE", 1, "month", "1 Monat"],
  ["de-DE", 2, "year", "2 Jahre"],
  ["en-GB", 12, "month", "12 months"],
  ["fr-FR", 1, "year", "1 an"],
  ["fr-FR", 2, "year", "2 ans"],
  ["fr-CA", 12, "month", "12 mois"],
  ["it-IT", 3, "year", "3 anni"],
  ["es-ES", 1, "month", "1 mes"],
  ["nl-NL", 2, "year", "2 jaar"],
  ["nl-BE", 12, "month", "12 maanden"],
  ["pt-PT", 12, "month", "12 meses"],
])("%s writes a term of %d %s", (localeId, count, unit, text) => {
  expect(formatsOf(localeId).term({ count, unit })).toBe(text);
});

it("calls a plan without a term a one-time fee", () => {
  expect(formatsOf("en-GB").term(null)).toBe("One-time fee");
});

it("writes a month", () => {
  expect(formatsOf("pt-PT").month("2027-03")).toBe("março de 2027");
});
