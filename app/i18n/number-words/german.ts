import { spaced, splitHundreds, splitTens, threeDigitGroups, wordAt } from "./three-digit-groups.ts";

/** Inside a longer word the number one is "ein"; only at its end it is "eins". */
const SMALL =
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  );
const TENS = ["", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"];

export function germanWords(value: number): string {
  if (value === 0) return wordAt(SMALL, 0);
  const { millions, thousands, rest } = threeDigitGroups(value);
  const word = (thousands > 0 ? `${belowThousand(thousands)}tausend` : "") + belowThousand(rest);
  const endsInOne = rest % 100 === 1;
  return spaced(millionWords(millions), endsInOne ? `${word}s` : word);
}

function millionWords(millions: number): string {
  if (millions === 0) return "";
  if (millions === 1) return "eine Million";
  const endsInOne = millions % 100 === 1;
  return `${belowThousand(millions)}${endsInOne ? "e" : ""} Millionen`;
}

function belowThousand(value: number): string {
  const { hundreds, below } = splitHundreds(value);
  return (hundreds > 0 ? `${wordAt(SMALL, hundreds)}hundert` : "") + (below > 0 ? belowHundred(below) : "");
}

function belowHundred(value: number): string {
  if (value < SMALL.length) return wordAt(SMALL, value);
  const { tens, ones } = splitTens(value);
  return ones > 0 ? `${wordAt(SMALL, ones)}und${wordAt(TENS, tens)}` : wordAt(TENS, tens);
}
