import type { MessageId } from "../../i18n/message-id.ts";
import type { LocaleId } from "../../site/locales.ts";

/** The message with the name of a language, which is written in that language on every page. */
export function languageNameId(locale: LocaleId): MessageId {
  const language = locale.slice(0, 2) as "cs" | "de" | "en" | "es" | "fr" | "it" | "nl" | "pt";
  return `language.${language}`;
}
