import { spaced, splitHundreds, splitTens, threeDigitGroups, wordAt } from "./three-digit-groups.ts";

const SMALL =
  "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove".split(
    " ",
  );
const TENS = ["", "", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta"];

export function italianWords(value: number): string {
  if (value === 0) return wordAt(SMALL, 0);
  const { millions, thousands, rest } = threeDigitGroups(value);
  const thousandWord = thousands === 1 ? "mille" : `${belowThousand(thousands)}mila`;
  const word = (thousands > 0 ? thousandWord : "") + belowThousand(rest);
  return spaced(millionWords(millions), rest === 3 && thousands === 0 ? word : accented(word, rest));
}

function millionWords(millions: number): string {
  if (millions === 0) return "";
  return millions === 1 ? "un milione" : `${accented(belowThousand(millions), millions)} milioni`;
}

/** A compound ending in three carries the stress at its end: ventitré. */
function accented(word: string, value: number): string {
  const endsInThree = value % 10 === 3 && value % 100 !== 13;
  return endsInThree && word.length > "tre".length ? word.replace(/tre$/, "tré") : word;
}

function belowThousand(value: number): string {
  const { hundreds, below } = splitHundreds(value);
  const head = hundreds > 0 ? `${hundreds === 1 ? "" : wordAt(SMALL, hundreds)}cento` : "";
  return head + (below > 0 ? belowHundred(below) : "");
}

function belowHundred(value: number): string {
  if (value < SMALL.length) return wordAt(SMALL, value);
  const { tens, ones } = splitTens(value);
  const ten = wordAt(TENS, tens);
  if (ones === 0) return ten;
  // The vowel of the ten falls before uno and otto.
  return (ones === 1 || ones === 8 ? ten.slice(0, -1) : ten) + wordAt(SMALL, ones);
}
