import { spaced, splitHundreds, splitTens, threeDigitGroups, wordAt } from "./three-digit-groups.ts";

const SMALL = (
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve " +
  "veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve"
).split(" ");
const TENS = ["", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];
const HUNDREDS =
  ",ciento,doscientos,trescientos,cuatrocientos,quinientos,seiscientos,setecientos,ochocientos,novecientos".split(",");

export function spanishWords(value: number): string {
  if (value === 0) return wordAt(SMALL, 0);
  const { millions, thousands, rest } = threeDigitGroups(value);
  return spaced(
    millions > 0 ? `${beforeNoun(belowThousand(millions))} ${millions === 1 ? "millón" : "millones"}` : "",
    thousands > 0 ? spaced(thousands === 1 ? "" : beforeNoun(belowThousand(thousands)), "mil") : "",
    belowThousand(rest),
  );
}

/** uno loses its ending before mil and millones. */
function beforeNoun(words: string): string {
  return words.replace(/veintiuno$/, "veintiún").replace(/uno$/, "un");
}

function belowThousand(value: number): string {
  if (value === 100) return "cien";
  const { hundreds, below } = splitHundreds(value);
  return spaced(wordAt(HUNDREDS, hundreds), below > 0 ? belowHundred(below) : "");
}

function belowHundred(value: number): string {
  if (value < SMALL.length) return wordAt(SMALL, value);
  const { tens, ones } = splitTens(value);
  return ones > 0 ? `${wordAt(TENS, tens)} y ${wordAt(SMALL, ones)}` : wordAt(TENS, tens);
}
