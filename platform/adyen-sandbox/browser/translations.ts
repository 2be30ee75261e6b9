import { readFileSync } from "node:fs";

type Texts = Readonly<Record<string, string>>;

/** What the Drop-in shows around its fields, by language and by the Drop-in's names. */
const texts = JSON.parse(readFileSync(new URL("./translations.json", import.meta.url), "utf8")) as Record<
  string,
  Texts
>;

/** Where nothing is said, the Drop-in has its own English. */
export function translationsOf(locale: string): Texts {
  const language = locale.slice(0, 2);
  return (Object.hasOwn(texts, language) && texts[language]) || {};
}
