import { type HelpQuestion, QUESTION_TOPICS, type QuestionTopic } from "../../../catalogue/catalogue.ts";
import type { FaqFilter } from "./faq-filter.ts";
import { type FoundWords, foundWords } from "./search/mark-words.ts";
import type { QuestionIndex } from "./search/question-index.ts";
import { rankQuestions } from "./search/rank-questions.ts";
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
  const search = hasWords(words) ? searchQuestions(openIndex(), words) : { hits: all, words: new Set<string>() };
  const { hits, ...rest } = { suggestions: [], ...search };
  const hasNoHits = hits.length === 0;
  const summary = { ...rest, counts: countByTopic(hasNoHits ? all : hits), hasNoHits };
  if (!hasWords(words) && !topic) return { kind: "top", questions: topQuestions(hits), ...summary };
  const questions = hits.filter((question) => !topic || question.topic === topic);
  return { kind: hasWords(words) ? "words" : "topic", questions, ...summary };
}

function searchQuestions(index: QuestionIndex, typed: string) {
  const terms = readTerms(index, typed);
  const hits = rankQuestions(index, terms);
  return { hits, words: foundWords(terms), suggestions: hits.length === 0 ? suggestWords(index, terms) : [] };
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
