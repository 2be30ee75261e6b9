import { describe, expect, it } from "vitest";
import { LOCALE_IDS } from "../../site/locales.ts";
import { numberToWords } from "./number-to-words.ts";

const NUMBERS = [0, 1, 12, 21, 24, 36, 80, 93, 100, 101, 200, 1000, 1002, 21_000, 1_000_000, 2_345_678];

/** One row per language, in the order of NUMBERS. */
const WORDS: Record<string, readonly string[]> = {
  "en-GB":
    "zero|one|twelve|twenty-one|twenty-four|thirty-six|eighty|ninety-three|one hundred|one hundred and one|two hundred|one thousand|one thousand and two|twenty-one thousand|one million|two million three hundred and forty-five thousand six hundred and seventy-eight".split(
      "|",
    ),
  "en-US":
    "zero|one|twelve|twenty-one|twenty-four|thirty-six|eighty|ninety-three|one hundred|one hundred one|two hundred|one thousand|one thousand two|twenty-one thousand|one million|two million three hundred forty-five thousand six hundred seventy-eight".split(
      "|",
    ),
  "de-DE":
    "null|eins|zwölf|einundzwanzig|vierundzwanzig|sechsunddreißig|achtzig|dreiundneunzig|einhundert|einhunderteins|zweihundert|eintausend|eintausendzwei|einundzwanzigtausend|eine Million|zwei Millionen dreihundertfünfundvierzigtausendsechshundertachtundsiebzig".split(
      "|",
    ),
  "fr-FR":
    "zéro|un|douze|vingt et un|vingt-quatre|trente-six|quatre-vingts|quatre-vingt-treize|cent|cent un|deux cents|mille|mille deux|vingt et un mille|un million|deux millions trois cent quarante-cinq mille six cent soixante-dix-huit".split(
      "|",
    ),
  "fr-BE":
    "zéro|un|douze|vingt et un|vingt-quatre|trente-six|quatre-vingts|nonante-trois|cent|cent un|deux cents|mille|mille deux|vingt et un mille|un million|deux millions trois cent quarante-cinq mille six cent septante-huit".split(
      "|",
    ),
  "it-IT":
    "zero|uno|dodici|ventuno|ventiquattro|trentasei|ottanta|novantatré|cento|centouno|duecento|mille|milledue|ventunomila|un milione|due milioni trecentoquarantacinquemilaseicentosettantotto".split(
      "|",
    ),
  "es-ES":
    "cero|uno|doce|veintiuno|veinticuatro|treinta y seis|ochenta|noventa y tres|cien|ciento uno|doscientos|mil|mil dos|veintiún mil|un millón|dos millones trescientos cuarenta y cinco mil seiscientos setenta y ocho".split(
      "|",
    ),
  "pt-PT":
    "zero|um|doze|vinte e um|vinte e quatro|trinta e seis|oitenta|noventa e três|cem|cento e um|duzentos|mil|mil e dois|vinte e um mil|um milhão|dois milhões trezentos e quarenta e cinco mil seiscentos e setenta e oito".split(
      "|",
    ),
  "nl-NL":
    "nul|één|twaalf|eenentwintig|vierentwintig|zesendertig|tachtig|drieënnegentig|honderd|honderdeen|tweehonderd|duizend|duizend twee|eenentwintigduizend|één miljoen|twee miljoen driehonderdvijfenveertigduizend zeshonderdachtenzeventig".split(
      "|",
    ),
  "cs-CZ":
    "nula|jeden|dvanáct|dvacet jeden|dvacet čtyři|třicet šest|osmdesát|devadesát tři|sto|sto jeden|dvě stě|tisíc|tisíc dva|dvacet jeden tisíc|milion|dva miliony tři sta čtyřicet pět tisíc šest set sedmdesát osm".split(
      "|",
    ),
};

const SAME_WORDS_AS: Record<string, string> = {
  "de-AT": "de-DE",
  "en-CA": "en-GB",
  "en-XB": "en-GB",
  "fr-CA": "fr-FR",
  "nl-BE": "nl-NL",
};

describe("numberToWords", () => {
  it.each(LOCALE_IDS)("writes numbers in %s", (locale) => {
    const expected = WORDS[SAME_WORDS_AS[locale] ?? locale];
    expect(NUMBERS.map((number) => numberToWords(number, locale))).toEqual(expected);
  });

  it.for([
    ["fr-FR", 71, "soixante et onze"],
    ["fr-FR", 81, "quatre-vingt-un"],
    ["fr-FR", 91, "quatre-vingt-onze"],
    ["fr-FR", 80_000, "quatre-vingt mille"],
    ["fr-FR", 200_000_000, "deux cents millions"],
    ["fr-FR", 80_000_000, "quatre-vingts millions"],
    ["fr-BE", 71, "septante et un"],
    ["de-DE", 1001, "eintausendeins"],
    ["de-DE", 21_000_000, "einundzwanzig Millionen"],
    ["it-IT", 23, "ventitré"],
    ["it-IT", 3, "tre"],
    ["it-IT", 103, "centotré"],
    ["it-IT", 28, "ventotto"],
    ["it-IT", 3000, "tremila"],
    ["it-IT", 13, "tredici"],
    ["es-ES", 100_000, "cien mil"],
    ["es-ES", 31_000, "treinta y un mil"],
    ["es-ES", 22, "veintidós"],
    ["pt-PT", 1200, "mil e duzentos"],
    ["pt-PT", 1234, "mil duzentos e trinta e quatro"],
    ["pt-PT", 16, "dezasseis"],
    ["nl-NL", 22, "tweeëntwintig"],
    ["nl-NL", 1_000_001, "één miljoen een"],
    ["cs-CZ", 5_000_000, "pět milionů"],
    ["cs-CZ", 3000, "tři tisíce"],
    [
      "en-GB",
      999_999_999,
      "nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine",
    ],
    ["en-GB", -12, "minus twelve"],
    ["fr-CA", -1, "moins un"],
  ] as const)("in %s writes %d as %s", ([locale, value, expected]) => {
    expect(numberToWords(value, locale)).toBe(expected);
  });

  it("refuses numbers and locales that it has no words for", () => {
    const tooLong = "The length of numbers is longer than the maximum value(9).";
    expect(() => numberToWords(1_000_000_000, "en-GB")).toThrow(tooLong);
    expect(() => numberToWords(-1_000_000_000, "de-DE")).toThrow(tooLong);
    expect(() => numberToWords(1, "sv-SE")).toThrow("Locale with name sv-SE doesn't exist.");
    expect(() => numberToWords(1.5, "en-GB")).toThrow("Only whole numbers");
    expect(() => numberToWords(Number.NaN, "en-GB")).toThrow("Only whole numbers");
  });
});
