import type { HelpQuestion } from "../../../../catalogue/catalogue.ts";
import { plainText } from "../../plain-text.ts";
import { fold, spellings } from "./fold-text.ts";
import { joined, partsOf, wordsOf } from "./split-words.ts";
import type { SearchLanguage } from "./word-stems.ts";

/** The forms by which words are compared, all of them folded. */
export type WordForms = {
  spellings: readonly string[];
  stems: readonly string[];
  /** Spellings and stems. */
  all: readonly string[];
};

/** A word of the questions. */
export type KnownWord = WordForms & {
  folded: string;
  /** As it is written where it stands first. */
  written: string;
  /** The positions of the questions. */
  inTitles: Set<number>;
  inTexts: Set<number>;
};

export type QuestionIndex = {
  questions: readonly HelpQuestion[];
  words: readonly KnownWord[];
  language: SearchLanguage;
};

/** Prepares the questions once for many searches. */
export function indexQuestions(questions: readonly HelpQuestion[], language: SearchLanguage): QuestionIndex {
  const words = new Map<string, KnownWord>();
  const add = (text: string, position: number, place: "inTitles" | "inTexts") => {
    for (const word of wordsOf(text).flatMap(wordAndParts)) {
      const folded = fold(word);
      const known = words.get(folded) ?? knownWord(word, folded, language);
      words.set(folded, known);
      known[place].add(position);
    }
  };
  for (const [position, { question, answerHtml }] of questions.entries()) {
    add(question, position, "inTitles");
    add(plainText(answerHtml), position, "inTexts");
  }
  return { questions, words: [...words.values()], language };
}

function knownWord(written: string, folded: string, language: SearchLanguage): KnownWord {
  return { folded, written, ...formsOf(written, language), inTitles: new Set(), inTexts: new Set() };
}

/** The stems with and without accents: visitors leave them out, and the rules of a language may need them. */
export function formsOf(word: string, { stem }: SearchLanguage): WordForms {
  const lower = word.toLowerCase().normalize("NFC");
  const own = spellings(lower);
  const stems = [...new Set([lower, ...own])].map((spelling) => fold(stem(spelling)));
  return { spellings: own, stems: [...new Set(stems)], all: [...new Set([...own, ...stems])] };
}

/** "auto-renewal" is found as one word and by each part. */
function wordAndParts(word: string): string[] {
  const parts = partsOf(word).flatMap(({ kind, text }) => (kind === "word" ? [joined(text)] : []));
  return parts.length > 1 ? [joined(word), ...parts] : parts;
}
