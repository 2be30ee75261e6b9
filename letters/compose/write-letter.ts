import type { Letter } from "../../contracts/letters/letters.ts";
import type { ShopLocale } from "../../contracts/locales.ts";
import type { LetterText, WriterSettings } from "./letter-text.ts";

/** The version of the texts of a language. */
export const textVersion = (localeId: ShopLocale): string => `${localeId}-0`;

/** Writes a letter in its reader's language. */
export function writeLetter(letter: Letter, { hrefOf }: WriterSettings): LetterText {
  const { kind } = letter.content;
  return {
    subject: kind,
    preview: kind,
    title: kind,
    blocks: [
      { type: "paragraph", text: kind },
      { type: "button", label: kind, href: hrefOf("/") },
    ],
    footer: [kind],
  };
}
