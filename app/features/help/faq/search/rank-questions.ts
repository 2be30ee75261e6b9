import type { HelpQuestion } from "../../../../catalogue/catalogue.ts";
import type { QuestionIndex } from "./question-index.ts";
import { type SearchTerm, tellingTerms } from "./search-terms.ts";

/** What a question must have of a search when no question has all its words. */
const ENOUGH_WEIGHT = 0.6;

type Hit = { position: number; title: number; terms: number; weight: number; quality: number };

/** Words such as "my" need not be there: most questions have them, and the best one may not. */
export function questionsWithAll(index: QuestionIndex, terms: readonly SearchTerm[]): HelpQuestion[] {
  const needed = tellingTerms(terms);
  return ranked(index, needed, (hit) => hit.terms === needed.length);
}

/** For a visitor who types a whole sentence, with words that the help does not have. */
export function questionsWithMost(index: QuestionIndex, terms: readonly SearchTerm[]): HelpQuestion[] {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return ranked(index, terms, ({ weight }) => weight > 0 && weight >= total * ENOUGH_WEIGHT);
}

function ranked(index: QuestionIndex, terms: readonly SearchTerm[], isFound: (hit: Hit) => boolean): HelpQuestion[] {
  const hits = index.questions.map((_, position) => hitAt(position, terms)).filter(isFound);
  return hits.toSorted(compareHits).flatMap(({ position }) => index.questions[position] ?? []);
}

/** Most words first, then those in the title, then exact words before forms and guesses, then the order of the page. */
function compareHits(one: Hit, other: Hit): number {
  return (
    other.weight - one.weight || other.title - one.title || other.quality - one.quality || one.position - other.position
  );
}

function hitAt(position: number, terms: readonly SearchTerm[]): Hit {
  const hit: Hit = { position, title: 0, terms: 0, weight: 0, quality: 0 };
  for (const { matches, weight } of terms) {
    const inTitle = bestQuality(matches, ({ inTitles }) => inTitles.has(position));
    const quality = inTitle || bestQuality(matches, ({ inTexts }) => inTexts.has(position));
    if (quality === 0) continue;
    hit.title += inTitle > 0 ? 1 : 0;
    hit.terms += 1;
    hit.weight += weight;
    hit.quality += quality;
  }
  return hit;
}

function bestQuality(matches: SearchTerm["matches"], isThere: (word: Word) => boolean): number {
  let best = 0;
  for (const [word, quality] of matches) if (quality > best && isThere(word)) best = quality;
  return best;
}

type Word = SearchTerm["matches"] extends ReadonlyMap<infer Key, unknown> ? Key : never;
