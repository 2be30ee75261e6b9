import { describe, expect, it } from "vitest";
import { LOCALE_IDS, type LocaleId } from "../../site/locales.ts";
import { numberToWords } from "./number-to-words.ts";

/** Lengths of plans in months, and the numbers at which languages change their pattern. */
const NUMBERS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 30, 31, 36, 40, 48, 50, 60, 70, 72,
  77, 80, 84, 90, 99, 365,
];

const ENGLISH =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-two twenty-four thirty thirty-one thirty-six forty forty-eight fifty sixty seventy seventy-two seventy-seven eighty eighty-four ninety ninety-nine";
const BRITISH = [...ENGLISH.split(" "), "three hundred and sixty-five"];
const GERMAN =
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig zweiundzwanzig vierundzwanzig dreißig einunddreißig sechsunddreißig vierzig achtundvierzig fünfzig sechzig siebzig zweiundsiebzig siebenundsiebzig achtzig vierundachtzig neunzig neunundneunzig dreihundertfünfundsechzig".split(
    " ",
  );
const FRENCH_SMALL =
  "zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt|vingt-deux|vingt-quatre|trente|trente et un|trente-six|quarante|quarante-huit|cinquante|soixante";
const FRENCH =
  `${FRENCH_SMALL}|soixante-dix|soixante-douze|soixante-dix-sept|quatre-vingts|quatre-vingt-quatre|quatre-vingt-dix|quatre-vingt-dix-neuf|trois cent soixante-cinq`.split(
    "|",
  );
const BELGIAN_FRENCH =
  `${FRENCH_SMALL}|septante|septante-deux|septante-sept|quatre-vingts|quatre-vingt-quatre|nonante|nonante-neuf|trois cent soixante-cinq`.split(
    "|",
  );
const DUTCH =
  "nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig tweeëntwintig vierentwintig dertig eenendertig zesendertig veertig achtenveertig vijftig zestig zeventig tweeënzeventig zevenenzeventig tachtig vierentachtig negentig negenennegentig driehonderdvijfenzestig".split(
    " ",
  );

const WORDS: Readonly<Record<LocaleId, readonly string[]>> = {
  "en-GB": BRITISH,
  "en-CA": BRITISH,
  "en-XB": BRITISH,
  "en-US": [...ENGLISH.split(" "), "three hundred sixty-five"],
  "de-DE": GERMAN,
  "de-AT": GERMAN,
  "fr-FR": FRENCH,
  "fr-CA": FRENCH,
  "fr-BE": BELGIAN_FRENCH,
  "nl-NL": DUTCH,
  "nl-BE": DUTCH,
  "it-IT":
    "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventidue ventiquattro trenta trentuno trentasei quaranta quarantotto cinquanta sessanta settanta settantadue settantasette ottanta ottantaquattro novanta novantanove trecentosessantacinque".split(
      " ",
    ),
  "es-ES":
    "cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veintidós|veinticuatro|treinta|treinta y uno|treinta y seis|cuarenta|cuarenta y ocho|cincuenta|sesenta|setenta|setenta y dos|setenta y siete|ochenta|ochenta y cuatro|noventa|noventa y nueve|trescientos sesenta y cinco".split(
      "|",
    ),
  "pt-PT":
    "zero|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|dezasseis|dezassete|dezoito|dezanove|vinte|vinte e dois|vinte e quatro|trinta|trinta e um|trinta e seis|quarenta|quarenta e oito|cinquenta|sessenta|setenta|setenta e dois|setenta e sete|oitenta|oitenta e quatro|noventa|noventa e nove|trezentos e sessenta e cinco".split(
      "|",
    ),
  "cs-CZ":
    "nula|jeden|dva|tři|čtyři|pět|šest|sedm|osm|devět|deset|jedenáct|dvanáct|třináct|čtrnáct|patnáct|šestnáct|sedmnáct|osmnáct|devatenáct|dvacet|dvacet dva|dvacet čtyři|třicet|třicet jeden|třicet šest|čtyřicet|čtyřicet osm|padesát|šedesát|sedmdesát|sedmdesát dva|sedmdesát sedm|osmdesát|osmdesát čtyři|devadesát|devadesát devět|tři sta šedesát pět".split(
      "|",
    ),
};

it.each(LOCALE_IDS)("every length of a plan is written out in %s", (locale) => {
  expect(NUMBERS.map((number) => numberToWords(number, locale))).toEqual(WORDS[locale]);
});

describe("the words for numbers", () => {
  it.each(LOCALE_IDS)("in %s differ for all numbers up to a thousand", (locale) => {
    const words = Array.from({ length: 1_001 }, (_, number) => numberToWords(number, locale));
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(LOCALE_IDS)("in %s consist of letters with single spaces and hyphens between them", (locale) => {
    for (const number of [...NUMBERS, 1_000, 1_001, 20_020, 100_000, 1_000_000, 1_000_001, 987_654_321]) {
      expect(numberToWords(number, locale)).toMatch(/^[\p{L}]+(?:[ -][\p{L}]+)*$/u);
    }
  });

  it.each([
    ["cs-CZ", "minus dvanáct"],
    ["de-DE", "minus zwölf"],
    ["en-US", "minus twelve"],
    ["es-ES", "menos doce"],
    ["fr-BE", "moins douze"],
    ["it-IT", "meno dodici"],
    ["nl-BE", "min twaalf"],
    ["pt-PT", "menos doze"],
  ])("in %s write minus twelve as %s", (locale, words) => {
    expect(numberToWords(-12, locale)).toBe(words);
  });
});

describe("the limits of the words for numbers", () => {
  it.each([1.5, -0.5, Number.NaN, Number.POSITIVE_INFINITY])("refuse %d in every language", (value) => {
    for (const locale of LOCALE_IDS) expect(() => numberToWords(value, locale)).toThrow("Only whole numbers");
  });

  it.each([999_999_999, -999_999_999])("accept %i, which has the greatest length", (value) => {
    for (const locale of LOCALE_IDS) expect(numberToWords(value, locale)).not.toBe("");
  });

  it.each([1_000_000_000, -1_000_000_000, Number.MAX_SAFE_INTEGER])("refuse %i, which is too long", (value) => {
    const tooLong = "The length of numbers is longer than the maximum value(9).";
    for (const locale of LOCALE_IDS) expect(() => numberToWords(value, locale)).toThrow(tooLong);
  });

  it.each(["", "en", "EN-GB", "sv-SE"])("refuse the unknown locale %j", (locale) => {
    expect(() => numberToWords(1, locale)).toThrow(`Locale with name ${locale} doesn't exist.`);
  });
});
