import { canBeWithin, editDistance, LONGEST_COMPARED } from "./edit-distance.ts";
import { fold } from "./fold-text.ts";
import type { KnownWord, QuestionIndex } from "./question-index.ts";
import { isKnown, type SearchTerm, tellingTerms } from "./search-terms.ts";

const MAX_SUGGESTIONS = 3;
const SHORTEST_SUGGESTION = 5;
/** The share of a word that may be wrong: more than a search forgives. */
const WRONG_SHARE = 1 / 3;

/** Words to search for instead, when nothing was found: the known ones by themselves, and those nearest to the others. */
export function suggestWords(index: QuestionIndex, terms: readonly SearchTerm[]): string[] {
  const known = terms.length > 1 ? tellingTerms(terms.filter(isKnown)).map(({ typed }) => typed) : [];
  const nearest = terms.filter((term) => !isKnown(term)).flatMap(({ typed }) => nearestWords(index, fold(typed)));
  return [...new Set([...known, ...nearest])].slice(0, MAX_SUGGESTIONS);
}

function nearestWords(index: QuestionIndex, typed: string): string[] {
  if (typed.length < SHORTEST_SUGGESTION || typed.length > LONGEST_COMPARED) return [];
  const limit = Math.floor(typed.length * WRONG_SHARE);
  return index.words
    .filter(({ folded }) => folded.length >= SHORTEST_SUGGESTION && folded.length <= typed.length + limit)
    .filter(({ folded }) => canBeWithin(limit, typed, folded))
    .map((word) => ({ word, distance: editDistance(typed, word.folded).whole }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance || frequency(other.word) - frequency(one.word))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ word }) => word.written);
}

/** A word of a title says more about the help than one of an answer. */
function frequency({ inTitles, inTexts }: KnownWord): number {
  return inTitles.size * 10 + inTexts.size;
}
