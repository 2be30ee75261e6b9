import { type HelpQuestion, QUESTION_TOPICS, type QuestionTopic } from "../../../catalogue/catalogue.ts";
import type { FaqFilter } from "./faq-filter.ts";
import { type FoundWords, foundWords } from "./search/mark-words.ts";
import type { QuestionIndex } from "./search/question-index.ts";
import { questionsWithAll, questionsWithMost } from "./search/rank-questions.ts";
import { hasWords, readTerms } from "./search/search-terms.ts";
import { suggestWords } from "./search/suggest-words.ts";

export type FoundQuestions = {
  kind: "top" | "topic" | "words";
  questions: HelpQuestion[];
  /** How many hits each topic has; how many questions, when there is no hit at all. */
  counts: Record<QuestionTopic, number>;
  /** The words to highlight. */
  words: FoundWords;
  /** Words to search for instead; only when there is no hit at all. */
  suggestions: string[];
  hasNoHits: boolean;
};

/** The index is asked for only when there are words to search for. */
export function findQuestions(
  all: readonly HelpQuestion[],
  { words, topic }: FaqFilter,
  openIndex: () => QuestionIndex,
): FoundQuestions {
  const { hits, ...rest } = hasWords(words) ? searchQuestions(openIndex(), words) : { ...NO_SEARCH, hits: all };
  const hasNoHits = hits.length === 0;
  const summary = { ...rest, counts: countByTopic(hasNoHits ? all : hits), hasNoHits };
  if (!hasWords(words) && !topic) return { kind: "top", questions: topQuestions(hits), ...summary };
  const questions = hits.filter((question) => !topic || question.topic === topic);
  return { kind: hasWords(words) ? "words" : "topic", questions, ...summary };
}

const NO_SEARCH = { words: new Set<string>(), suggestions: [] };

type SearchResult = Pick<FoundQuestions, "words" | "suggestions"> & { hits: HelpQuestion[] };

/** Each step finds more than the one before it, and is taken only if that one has found nothing. */
function searchQuestions(index: QuestionIndex, typed: string): SearchResult {
  const narrow = readTerms(index, typed, "narrow");
  const exact = questionsWithAll(index, narrow);
  if (exact.length > 0) return { hits: exact, words: foundWords(narrow), suggestions: [] };
  const wide = readTerms(index, typed, "wide");
  const guessed = questionsWithAll(index, wide);
  if (guessed.length > 0) return { hits: guessed, words: foundWords(wide), suggestions: [] };
  const most = questionsWithMost(index, narrow);
  return { hits: most, words: foundWords(narrow), suggestions: most.length === 0 ? suggestWords(index, narrow) : [] };
}

/** The most frequent questions: first about renewals, then about everything else. */
export function topQuestions(questions: readonly HelpQuestion[]): HelpQuestion[] {
  const inOrder = (rank: (question: HelpQuestion) => number | undefined) =>
    questions
      .filter((question) => rank(question) !== undefined)
      .toSorted((one, other) => (rank(one) ?? 0) - (rank(other) ?? 0));
  return [...new Set([...inOrder(({ topRenewals }) => topRenewals), ...inOrder(({ topHelp }) => topHelp)])];
}

function countByTopic(questions: readonly HelpQuestion[]): FoundQuestions["counts"] {
  const counts = QUESTION_TOPICS.map((topic) => [topic, questions.filter((one) => one.topic === topic).length]);
  return Object.fromEntries(counts) as FoundQuestions["counts"];
}
