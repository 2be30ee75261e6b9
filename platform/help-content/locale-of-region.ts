import type { ContentLocale } from "../../contracts/help-content/help-content-wire.ts";
import type { ContentRegion } from "../../contracts/help-content/search-questions.ts";
import type { WrittenLocale } from "../../contracts/locales.ts";

/** Nothing is written in the pseudo-locale; the shop itself distorts what it shows there. */
export function writtenLocale(locale: ContentLocale): WrittenLocale {
  return locale === "en-XB" ? "en-GB" : locale;
}

/** The languages of each region, the one to fall back to first. */
const localesOfRegion: Readonly<Record<ContentRegion, readonly [WrittenLocale, ...WrittenLocale[]]>> = {
  GB: ["en-GB"],
  DE: ["de-DE"],
  FR: ["fr-FR"],
  IT: ["it-IT"],
  ES: ["es-ES"],
  PT: ["pt-PT"],
  NL: ["nl-NL"],
  BE: ["fr-BE", "nl-BE"],
  AT: ["de-AT"],
  CZ: ["cs-CZ"],
  US: ["en-US"],
  CA: ["en-CA", "fr-CA"],
};

/** The locale of a region that comes nearest to the one asked for: itself, else the same language, else the first. */
export function localeOfRegion(region: ContentRegion, asked: ContentLocale): WrittenLocale {
  const language = asked.slice(0, 2);
  const spoken = localesOfRegion[region];
  return spoken.find((locale) => locale.startsWith(language)) ?? spoken[0];
}
