import type { WrittenLocale } from "../../contracts/locales.ts";

const noBreak = "\u00A0";
const narrow = "\u202F";

/** Applies typographic rules: curved apostrophes, and the spaces of French. */
export function applyTypography(text: string, locale: WrittenLocale): string {
  const curved = text.replaceAll(/(?<=\p{L})'(?=\p{L}|\s)/gu, "’");
  if (!locale.startsWith("fr")) return curved;
  return locale === "fr-CA" ? applyQuebecRules(curved) : applyFrenchRules(curved);
}

function applyFrenchRules(text: string): string {
  return text.replaceAll(/ (?=[?!;])/g, narrow).replaceAll(/ (?=[:»])|(?<=«) /g, noBreak);
}

/** In Québec there is no space before ? ! and ;, and mail is called courriel. */
function applyQuebecRules(text: string): string {
  return text
    .replaceAll(/ (?=[?!;])/g, "")
    .replaceAll(/ (?=[:»])|(?<=«) /g, noBreak)
    .replaceAll("adresse e-mail", "adresse courriel")
    .replaceAll("par e-mail", "par courriel");
}
