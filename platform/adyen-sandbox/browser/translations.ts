import { readFileSync } from "node:fs";

type Texts = Readonly<Record<string, string>>;

/** The Drop-in's texts around its fields, by language and by the Drop-in's keys. */
const texts = JSON.parse(readFileSync(new URL("./translations.json", import.meta.url), "utf8")) as Record<
  string,
  Texts
>;

/** For a missing text the Drop-in uses its own English one. */
export function translationsOf(locale: string): Texts {
  const language = locale.slice(0, 2);
  return (Object.hasOwn(texts, language) && texts[language]) || {};
}
