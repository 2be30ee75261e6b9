import { spaced, splitHundreds, splitTens, threeDigitGroups, wordAt } from "./three-digit-groups.ts";

const SMALL =
  "zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove".split(
    " ",
  );
const TENS = ["", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"];
const HUNDREDS = ",cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos".split(
  ",",
);

export function portugueseWords(value: number): string {
  if (value === 0) return wordAt(SMALL, 0);
  const { millions, thousands, rest } = threeDigitGroups(value);
  const thousandWords = thousands > 0 ? spaced(thousands === 1 ? "" : belowThousand(thousands), "mil") : "";
  const upper = spaced(
    millions > 0 ? `${belowThousand(millions)} ${millions === 1 ? "milhão" : "milhões"}` : "",
    millions > 0 && thousands > 0 && rest === 0 && isJoined(thousands) ? "e" : "",
    thousandWords,
  );
  return spaced(upper, upper !== "" && isJoined(rest) ? "e" : "", belowThousand(rest));
}

/** The last group is joined with "e" when it is below a hundred or full hundreds. */
function isJoined(group: number): boolean {
  return group > 0 && (group < 100 || group % 100 === 0);
}

function belowThousand(value: number): string {
  if (value === 0) return "";
  if (value === 100) return "cem";
  const { hundreds, below } = splitHundreds(value);
  const head = wordAt(HUNDREDS, hundreds);
  return spaced(head, head !== "" && below > 0 ? "e" : "", below > 0 ? belowHundred(below) : "");
}

function belowHundred(value: number): string {
  if (value < SMALL.length) return wordAt(SMALL, value);
  const { tens, ones } = splitTens(value);
  return ones > 0 ? `${wordAt(TENS, tens)} e ${wordAt(SMALL, ones)}` : wordAt(TENS, tens);
}
