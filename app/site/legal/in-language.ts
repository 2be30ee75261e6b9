import type { LocaleId } from "../locales.ts";

/** What a locale shows of a list: entries in its language, and those that are the same in all languages. */
export function inLanguage<Entry extends { language?: string }>(
  entries: readonly Entry[],
  localeId: LocaleId,
): Entry[] {
  return entries.filter(({ language }) => language === undefined || localeId.startsWith(language));
}
