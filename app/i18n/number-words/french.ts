import { spaced, splitHundreds, splitTens, threeDigitGroups, wordAt } from "./three-digit-groups.ts";

const SMALL =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );

/** Tens by name. Where one is missing the language counts on from the one below: soixante-dix. */
type Tens = readonly string[];
const FRENCH: Tens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante", "", "quatre-vingt", ""];
const BELGIAN: Tens = [
  "",
  "",
  "vingt",
  "trente",
  "quarante",
  "cinquante",
  "soixante",
  "septante",
  "quatre-vingt",
  "nonante",
];

export function frenchWords(value: number): string {
  return words(value, FRENCH);
}

export function belgianFrenchWords(value: number): string {
  return words(value, BELGIAN);
}

function words(value: number, tens: Tens): string {
  if (value === 0) return wordAt(SMALL, 0);
  const { millions, thousands, rest } = threeDigitGroups(value);
  return spaced(
    millions > 0 ? `${plural(belowThousand(millions, tens))} million${millions > 1 ? "s" : ""}` : "",
    thousands > 0 ? spaced(thousands === 1 ? "" : belowThousand(thousands, tens), "mille") : "",
    plural(belowThousand(rest, tens)),
  );
}

/** "cent" and "quatre-vingt" take an s at the end of the number and before millions, never before mille. */
function plural(word: string): string {
  return /(?:quatre-vingt|[a-z]+ cent)$/u.test(word) ? `${word}s` : word;
}

function belowThousand(value: number, tens: Tens): string {
  const { hundreds, below } = splitHundreds(value);
  const head = hundreds > 0 ? spaced(hundreds === 1 ? "" : wordAt(SMALL, hundreds), "cent") : "";
  return spaced(head, below > 0 ? belowHundred(below, tens) : "");
}

function belowHundred(value: number, names: Tens): string {
  if (value < SMALL.length) return wordAt(SMALL, value);
  const { tens, ones } = splitTens(value);
  const isNamed = wordAt(names, tens) !== "";
  const head = wordAt(names, isNamed ? tens : tens - 1);
  const tail = isNamed ? ones : ones + 10;
  if (tail === 0) return head;
  const takesEt = (tail === 1 || tail === 11) && head !== "quatre-vingt";
  return takesEt ? `${head} et ${wordAt(SMALL, tail)}` : `${head}-${wordAt(SMALL, tail)}`;
}
