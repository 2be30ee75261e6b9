import type { LocaleId } from "../../../../site/locales.ts";

/** The word without its endings. Differs between languages. */
export type Stem = (word: string) => string;

/** What a search must know about the language of the questions. */
export type SearchLanguage = {
  stem: Stem;
  /** Whether words are written together, so that one may be inside another. */
  hasCompounds: boolean;
};

type Language<Id extends string = LocaleId> = Id extends `${infer Code}-${string}` ? Code : never;

/** A page loads the rules of its own language only. */
const LOADERS: Readonly<Record<Language, () => Promise<SearchLanguage>>> = {
  cs: async () => ({ stem: (await import("./czech-stem.ts")).stemCzech, hasCompounds: false }),
  de: async () => ({ stem: (await import("@orama/stemmers/german")).stemmer, hasCompounds: true }),
  en: async () => ({ stem: (await import("@orama/stemmers/english")).stemmer, hasCompounds: false }),
  es: async () => ({ stem: (await import("@orama/stemmers/spanish")).stemmer, hasCompounds: false }),
  fr: async () => ({ stem: (await import("@orama/stemmers/french")).stemmer, hasCompounds: false }),
  it: async () => ({ stem: (await import("@orama/stemmers/italian")).stemmer, hasCompounds: false }),
  nl: async () => ({ stem: (await import("@orama/stemmers/dutch")).stemmer, hasCompounds: true }),
  pt: async () => ({ stem: (await import("@orama/stemmers/portuguese")).stemmer, hasCompounds: false }),
};

const loaded = new Map<Language, Promise<SearchLanguage>>();

/** Returns the same promise for the same language, as React needs it. */
export function loadSearchLanguage(localeId: LocaleId): Promise<SearchLanguage> {
  const code = localeId.slice(0, 2) as Language;
  const language = loaded.get(code) ?? LOADERS[code]();
  loaded.set(code, language);
  return language;
}
