import { spaced, splitHundreds, splitTens, threeDigitGroups, wordAt } from "./three-digit-groups.ts";

/** Masculine forms, as months (měsíc) and years (rok) require. */
const SMALL =
  "nula jeden dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct".split(
    " ",
  );
const TENS = ",,dvacet,třicet,čtyřicet,padesát,šedesát,sedmdesát,osmdesát,devadesát".split(",");
const HUNDREDS = ",sto,dvě stě,tři sta,čtyři sta,pět set,šest set,sedm set,osm set,devět set".split(",");

export function czechWords(value: number): string {
  if (value === 0) return wordAt(SMALL, 0);
  const { millions, thousands, rest } = threeDigitGroups(value);
  return spaced(
    counted(millions, { one: "milion", few: "miliony", other: "milionů" }),
    counted(thousands, { one: "tisíc", few: "tisíce", other: "tisíc" }),
    belowThousand(rest),
  );
}

function counted(count: number, noun: { one: string; few: string; other: string }): string {
  if (count === 0) return "";
  if (count === 1) return noun.one;
  return spaced(belowThousand(count), count <= 4 ? noun.few : noun.other);
}

function belowThousand(value: number): string {
  const { hundreds, below } = splitHundreds(value);
  return spaced(wordAt(HUNDREDS, hundreds), below > 0 ? belowHundred(below) : "");
}

function belowHundred(value: number): string {
  if (value < SMALL.length) return wordAt(SMALL, value);
  const { tens, ones } = splitTens(value);
  return spaced(wordAt(TENS, tens), ones > 0 ? wordAt(SMALL, ones) : "");
}
