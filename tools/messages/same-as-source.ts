type Allowance = { locales: readonly string[] | "all"; reason: string };

const FRENCH = ["fr-BE", "fr-CA", "fr-FR"];
const GERMAN = ["de-AT", "de-DE"];
const DUTCH = ["nl-BE", "nl-NL"];

const OWN_NAME: Allowance = { locales: "all", reason: "a language is named in itself, so that its speakers find it" };
const FRENCH_SERVICE: Allowance = { locales: FRENCH, reason: "the French word is service" };
const TOTAL: Allowance = { locales: [...FRENCH, "es-ES", "pt-PT"], reason: "the word is total in these languages" };
const PRIVACY: Allowance = { locales: [...DUTCH, "it-IT"], reason: "the usual word for it in Dutch and Italian" };

/** Texts that rightly read the same in another language. Everything else equal to English counts as forgotten. */
export const SAME_AS_SOURCE: Readonly<Record<string, Allowance>> = {
  "address.postalCode": { locales: DUTCH, reason: "the Dutch word is postcode" },
  "breadcrumb.home": { locales: ["it-IT", "nl-NL"], reason: "the usual word for a start page" },
  "breadcrumb.services": FRENCH_SERVICE,
  "checkout.stepLogin": { locales: DUTCH, reason: "the Dutch word is contact" },
  "common.model": { locales: [...DUTCH, "cs-CZ"], reason: "the word is model in Dutch and Czech" },
  "common.optional": { locales: GERMAN, reason: "the German word is optional" },
  "common.service": FRENCH_SERVICE,
  "common.status": { locales: [...DUTCH, ...GERMAN], reason: "the word is status in Dutch and German" },
  "common.total": TOTAL,
  "common.vin": { locales: "all", reason: "the abbreviation is international; German and Québec have their own" },
  "country.AT": { locales: ["es-ES", "it-IT"], reason: "the name of the country" },
  "country.CA": { locales: [...FRENCH, ...DUTCH, "it-IT"], reason: "the name of the country" },
  "country.FR": { locales: FRENCH, reason: "the name of the country" },
  "country.PT": { locales: [...FRENCH, ...DUTCH, ...GERMAN, "es-ES", "pt-PT"], reason: "the name of the country" },
  "footer.privacy": PRIVACY,
  "header.menu": { locales: [...FRENCH, ...DUTCH, "it-IT", "pt-PT"], reason: "the word is menu in these languages" },
  "language.cs": OWN_NAME,
  "language.de": OWN_NAME,
  "language.en": OWN_NAME,
  "language.es": OWN_NAME,
  "language.fr": OWN_NAME,
  "language.it": OWN_NAME,
  "language.nl": OWN_NAME,
  "language.pt": OWN_NAME,
  "legal.versions": { locales: FRENCH, reason: "the French word is versions" },
  "menu.label": { locales: [...DUTCH, "it-IT"], reason: "the usual word for it in Dutch and Italian" },
  "menu.services": FRENCH_SERVICE,
  "minicart.total": TOTAL,
  "nav.services": FRENCH_SERVICE,
  "orders.date": { locales: FRENCH, reason: "the French word is date" },
  "orders.pdf": { locales: "all", reason: "the name of the format" },
  "page.maintenance": { locales: FRENCH, reason: "the French word is maintenance" },
  "page.privacy": PRIVACY,
  "page.services": FRENCH_SERVICE,
  "page.subscriptions": FRENCH_SERVICE,
  "refunds.name": { locales: GERMAN, reason: "the German word is Name" },
  "renewal.plan": { locales: ["es-ES"], reason: "the Spanish word is plan" },
};
