import type { MessageId } from "../../i18n/message-id.ts";
import type { LocaleId } from "../../site/locales.ts";

/** The name of a locale's language is written in that language on every page. */
export function languageKey(locale: LocaleId): MessageId {
  const language = locale.slice(0, 2) as "cs" | "de" | "en" | "es" | "fr" | "it" | "nl" | "pt";
  return `language.${language}`;
}
