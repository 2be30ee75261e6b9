import { spaced, splitHundreds, splitTens, threeDigitGroups, wordAt } from "./three-digit-groups.ts";

const SMALL =
  "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien".split(
    " ",
  );
const TENS = ["", "", "twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig"];

export function dutchWords(value: number): string {
  if (value < 2) return value === 0 ? "nul" : "één";
  const { millions, thousands, rest } = threeDigitGroups(value);
  const thousandWord = thousands > 0 ? `${thousands === 1 ? "" : belowThousand(thousands)}duizend` : "";
  const millionWord = millions > 0 ? `${millions === 1 ? "één" : belowThousand(millions)} miljoen` : "";
  return spaced(millionWord, thousandWord, belowThousand(rest));
}

function belowThousand(value: number): string {
  const { hundreds, below } = splitHundreds(value);
  const head = hundreds > 0 ? `${hundreds === 1 ? "" : wordAt(SMALL, hundreds)}honderd` : "";
  return head + (below > 0 ? belowHundred(below) : "");
}

function belowHundred(value: number): string {
  if (value < SMALL.length) return wordAt(SMALL, value);
  const { tens, ones } = splitTens(value);
  if (ones === 0) return wordAt(TENS, tens);
  const one = wordAt(SMALL, ones);
  // A diaeresis separates the two vowels: tweeëntwintig.
  return `${one}${one.endsWith("e") ? "ën" : "en"}${wordAt(TENS, tens)}`;
}
