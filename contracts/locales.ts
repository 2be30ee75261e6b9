/** Every locale of the shop; other lists of locales derive from this one. */
export const shopLocales = [
  "cs-CZ",
  "de-AT",
  "de-DE",
  "en-CA",
  "en-GB",
  "en-US",
  "en-XB",
  "es-ES",
  "fr-BE",
  "fr-CA",
  "fr-FR",
  "it-IT",
  "nl-BE",
  "nl-NL",
  "pt-PT",
] as const;
export type ShopLocale = (typeof shopLocales)[number];

/** The locales that texts are written in; the build derives those of en-XB from en-GB. */
export type WrittenLocale = Exclude<ShopLocale, "en-XB">;
export const writtenLocales = shopLocales.filter((locale): locale is WrittenLocale => locale !== "en-XB");
