import { MATCH, matchWord, type SearchReach, type WordMatches } from "./match-word.ts";
import type { QuestionIndex } from "./question-index.ts";
import { joined, partsOf, wordsOf } from "./split-words.ts";

/** A typed word, the words of the questions it may mean, and how much it tells about the question. */
export type SearchTerm = { typed: string; matches: WordMatches; weight: number };

/** Further words are ignored. */
const MAX_TERMS = 8;
/** A guess tells less than a known word. */
const WEIGHT_OF_GUESS = 0.5;
const FREQUENT_SHARE = 1 / 3;

export function hasWords(typed: string): boolean {
  return wordsOf(typed).length > 0;
}

export function readTerms(index: QuestionIndex, typed: string, reach: SearchReach): SearchTerm[] {
  const words = wordsOf(typed).slice(0, MAX_TERMS);
  const terms = words.flatMap((word) => {
    const whole = readTerm(index, joined(word), { isAlone: words.length === 1, reach });
    const parts = partsOf(word)
      .filter(({ kind }) => kind === "word")
      .slice(0, MAX_TERMS);
    if (parts.length === 1 || isKnown(whole)) return [whole];
    return parts.map(({ text }) => readTerm(index, joined(text), { isAlone: false, reach }));
  });
  return terms.slice(0, MAX_TERMS);
}

function readTerm(index: QuestionIndex, typed: string, options: Parameters<typeof matchWord>[2]): SearchTerm {
  const matches = matchWord(index, typed, options);
  const count = new Set([...matches.keys()].flatMap((word) => [...word.inTitles, ...word.inTexts])).size;
  const rarity = count === 0 ? 0 : Math.log(1 + index.questions.length / count);
  return { typed, matches, weight: isGuess(matches) ? rarity * WEIGHT_OF_GUESS : rarity };
}

export function isKnown({ matches }: SearchTerm): boolean {
  return [...matches.values()].some((quality) => quality > MATCH.part);
}

function isGuess(matches: WordMatches): boolean {
  return [...matches.values()].every((quality) => quality <= MATCH.mistyped);
}

/** Leaves out words such as "the", which most questions have, unless there are no others. */
export function tellingTerms(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const frequent = Math.log(1 + 1 / FREQUENT_SHARE);
  const telling = terms.filter(({ weight, matches }) => weight > (isGuess(matches) ? 0 : frequent));
  return telling.length > 0 ? telling : terms;
}
