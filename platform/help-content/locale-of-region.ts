import type { ContentLocale } from "../../contracts/help-content/help-content-wire.ts";
import type { ContentRegion } from "../../contracts/help-content/search-questions.ts";
import type { WrittenLocale } from "../../contracts/locales.ts";

/** The locale whose texts are stored. The pseudo-locale has none: the shop distorts the English ones. */
export function writtenLocale(locale: ContentLocale): WrittenLocale {
  return locale === "en-XB" ? "en-GB" : locale;
}

/** The locales of each region, the default first. */
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

/** The region's locale in the requested language, else the region's default. */
export function localeOfRegion(region: ContentRegion, requested: ContentLocale): WrittenLocale {
  const language = requested.slice(0, 2);
  const locales = localesOfRegion[region];
  return locales.find((locale) => locale.startsWith(language)) ?? locales[0];
}
