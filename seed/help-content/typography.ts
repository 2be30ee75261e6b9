import type { WrittenLocale } from "../../contracts/locales.ts";

const noBreak = "\u00A0";
const narrow = "\u202F";

/** A text as a printer would set it: curved apostrophes everywhere, and the spaces of French. */
export function setType(text: string, locale: WrittenLocale): string {
  const curved = text.replaceAll(/(?<=\p{L})'(?=\p{L}|\s)/gu, "’");
  if (!locale.startsWith("fr")) return curved;
  return locale === "fr-CA" ? inQuebec(curved) : inFrance(curved);
}

function inFrance(text: string): string {
  return text.replaceAll(/ (?=[?!;])/g, narrow).replaceAll(/ (?=[:»])|(?<=«) /g, noBreak);
}

/** In Québec no space stands before ? ! and ;, and mail is called courriel. */
function inQuebec(text: string): string {
  return text
    .replaceAll(/ (?=[?!;])/g, "")
    .replaceAll(/ (?=[:»])|(?<=«) /g, noBreak)
    .replaceAll("adresse e-mail", "adresse courriel")
    .replaceAll("par e-mail", "par courriel");
}
