import { czechWords } from "./czech.ts";
import { dutchWords } from "./dutch.ts";
import { americanWords, britishWords } from "./english.ts";
import { belgianFrenchWords, frenchWords } from "./french.ts";
import { germanWords } from "./german.ts";
import { italianWords } from "./italian.ts";
import { portugueseWords } from "./portuguese.ts";
import { spanishWords } from "./spanish.ts";

const MAX_DIGITS = 9;

type Speller = { words: (value: number) => string; minus: string };

const english: Speller = { words: britishWords, minus: "minus" };
const german: Speller = { words: germanWords, minus: "minus" };
const french: Speller = { words: frenchWords, minus: "moins" };
const dutch: Speller = { words: dutchWords, minus: "min" };

const SPELLERS: Readonly<Record<string, Speller>> = {
  "cs-CZ": { words: czechWords, minus: "minus" },
  "de-AT": german,
  "de-DE": german,
  "en-CA": english,
  "en-GB": english,
  "en-US": { words: americanWords, minus: "minus" },
  "en-XB": english,
  "es-ES": { words: spanishWords, minus: "menos" },
  "fr-BE": { words: belgianFrenchWords, minus: "moins" },
  "fr-CA": french,
  "fr-FR": french,
  "it-IT": { words: italianWords, minus: "meno" },
  "nl-BE": dutch,
  "nl-NL": dutch,
  "pt-PT": { words: portugueseWords, minus: "menos" },
};

/** A whole number in words. */
export function numberToWords(value: number, locale: string): string {
  const speller = SPELLERS[locale];
  if (!speller) throw new Error(`Locale with name ${locale} doesn't exist.`);
  if (!Number.isInteger(value)) throw new Error("Only whole numbers can be written in words.");
  const size = Math.abs(value);
  if (String(size).length > MAX_DIGITS) {
    throw new Error(`The length of numbers is longer than the maximum value(${MAX_DIGITS}).`);
  }
  const words = speller.words(size);
  return value < 0 ? `${speller.minus} ${words}` : words;
}
