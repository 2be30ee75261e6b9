import { type HelpQuestion, QUESTION_TOPICS, type QuestionTopic } from "../../../catalogue/catalogue.ts";
import type { FaqFilter } from "./faq-filter.ts";
import { plainText } from "../plain-text.ts";

/** Further words are ignored. */
const MAX_WORDS = 8;

/** Makes text comparable: without case, accents, hyphens and kinds of apostrophes. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(HYPHENS, "");
}

const HYPHENS = /[-\u00AD\u2010-\u2015]/g;

/** "e-mail" finds "email", and "auto renewal" finds "auto-renewal". */
function wordsOf(text: string): string[] {
  const words = fold(text.replace(HYPHENS, " ")).split(/[\s,;:!?.¿¡"„“”«»()]+/);
  return words.filter(Boolean).slice(0, MAX_WORDS);
}

type Folded = { question: HelpQuestion; title: string; text: string };

/** Prepares the questions once for many searches. */
export function foldQuestions(questions: readonly HelpQuestion[]): Folded[] {
  return questions.map((question) => {
    const title = fold(question.question);
    return { question, title, text: `${title} ${fold(plainText(question.answerHtml))}` };
  });
}

export type FoundQuestions = {
  kind: "top" | "topic" | "words";
  questions: HelpQuestion[];
  /** How many hits each topic has; how many questions, when there is no hit at all. */
  counts: Record<QuestionTopic, number>;
  hasNoHits: boolean;
};

export function findQuestions(folded: readonly Folded[], { words, topic }: FaqFilter): FoundQuestions {
  const searchWords = wordsOf(words);
  const all = folded.map(({ question }) => question);
  const hits = searchWords.length > 0 ? search(folded, searchWords) : all;
  const hasNoHits = hits.length === 0;
  const summary = { counts: countByTopic(hasNoHits ? all : hits), hasNoHits };
  if (searchWords.length === 0 && !topic) return { kind: "top", questions: topQuestions(hits), ...summary };
  const questions = topic ? hits.filter((question) => question.topic === topic) : hits;
  return { kind: searchWords.length > 0 ? "words" : "topic", questions, ...summary };
}

/** Questions that hold every word; those with all words in the title come first. */
function search(folded: readonly Folded[], words: readonly string[]): HelpQuestion[] {
  const hits = folded.filter(({ text }) => words.every((word) => text.includes(word)));
  const isInTitle = ({ title }: Folded) => words.every((word) => title.includes(word));
  return [...hits.filter(isInTitle), ...hits.filter((hit) => !isInTitle(hit))].map(({ question }) => question);
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
