import type { PageText } from "../help-texts.ts";
import { englishSpellingVersion } from "./versions.ts";

type Versioned = { version: string; text: PageText; changes?: string };

const changes = "We now write email without a hyphen; nothing else is different.";

/**
 * English texts wrote "e-mail" once. The versions of that time stay as customers agreed to them; today's spelling is a
 * version of its own, of the texts that have the word at all.
 */
export function withFormerSpelling(locale: string, versions: readonly Versioned[]): Versioned[] {
  const current = versions.at(-1);
  if (!locale.startsWith("en") || !current) return [...versions];
  const former = versions.map((one) => ({ ...one, text: spellFormerly(one.text) }));
  if (former.at(-1)?.text.body === current.text.body) return [...versions];
  return [...former, { version: englishSpellingVersion, text: current.text, changes }];
}

const spellFormerly = ({ title, body }: PageText): PageText => ({
  title,
  body: body.replaceAll(/\bemail\b(?!@)/g, "e-mail"),
});
