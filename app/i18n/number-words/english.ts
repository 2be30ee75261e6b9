import { spaced, splitHundreds, splitTens, threeDigitGroups, wordAt } from "./three-digit-groups.ts";

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

export function britishWords(value: number): string {
  return englishWords(value, "and");
}

export function americanWords(value: number): string {
  return englishWords(value, "");
}

function englishWords(value: number, and: string): string {
  if (value === 0) return wordAt(SMALL, 0);
  const { millions, thousands, rest } = threeDigitGroups(value);
  const isTail = value > 1000 && rest > 0 && rest < 100;
  return spaced(
    millions > 0 ? `${belowThousand(millions, and)} million` : "",
    thousands > 0 ? `${belowThousand(thousands, and)} thousand` : "",
    isTail ? and : "",
    belowThousand(rest, and),
  );
}

function belowThousand(value: number, and: string): string {
  const { hundreds, below } = splitHundreds(value);
  const head = hundreds > 0 ? `${wordAt(SMALL, hundreds)} hundred` : "";
  return spaced(head, head !== "" && below > 0 ? and : "", below > 0 ? belowHundred(below) : "");
}

function belowHundred(value: number): string {
  if (value < SMALL.length) return wordAt(SMALL, value);
  const { tens, ones } = splitTens(value);
  return ones > 0 ? `${wordAt(TENS, tens)}-${wordAt(SMALL, ones)}` : wordAt(TENS, tens);
}
