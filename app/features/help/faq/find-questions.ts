import { type HelpQuestion, QUESTION_TOPICS, type QuestionTopic } from "../../../catalogue/catalogue.ts";
import type { FaqFilter } from "./faq-filter.ts";
import { plainText } from "../plain-text.ts";

/** More words than anybody searches for make nothing clearer. */
const MAX_WORDS = 8;

/** What does not matter when people look for something: case, accents, the kind of apostrophe, hyphens. */
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

/** Somebody who types "e-mail" or "auto renewal" looks for the same as one who types "email" or "auto-renewal". */
function wordsOf(text: string): string[] {
  const words = fold(text.replace(HYPHENS, " ")).split(/[\s,;:!?.¿¡"„“”«»()]+/);
  return words.filter(Boolean).slice(0, MAX_WORDS);
}

type Folded = { question: HelpQuestion; title: string; text: string };

/** The questions in the form they are searched in; made once for many searches. */
export function foldQuestions(questions: readonly HelpQuestion[]): Folded[] {
  return questions.map((question) => {
    const title = fold(question.question);
    return { question, title, text: `${title} ${fold(plainText(question.answerHtml))}` };
  });
}

export type FoundQuestions = {
  kind: "top" | "topic" | "words";
  questions: HelpQuestion[];
  /** How many each topic has of what is looked for; of everything, when nothing was found anywhere. */
  counts: Record<QuestionTopic, number>;
  isNowhere: boolean;
};

export function findQuestions(folded: readonly Folded[], { words, topic }: FaqFilter): FoundQuestions {
  const wanted = wordsOf(words);
  const all = folded.map(({ question }) => question);
  const hits = wanted.length > 0 ? search(folded, wanted) : all;
  const isNowhere = hits.length === 0;
  const about = { counts: countByTopic(isNowhere ? all : hits), isNowhere };
  if (wanted.length === 0 && !topic) return { kind: "top", questions: topQuestions(hits), ...about };
  const questions = topic ? hits.filter((question) => question.topic === topic) : hits;
  return { kind: wanted.length > 0 ? "words" : "topic", questions, ...about };
}

/** Every word somewhere; those that have all of them in the question itself come first. */
function search(folded: readonly Folded[], words: readonly string[]): HelpQuestion[] {
  const hits = folded.filter(({ text }) => words.every((word) => text.includes(word)));
  const isInTitle = ({ title }: Folded) => words.every((word) => title.includes(word));
  return [...hits.filter(isInTitle), ...hits.filter((hit) => !isInTitle(hit))].map(({ question }) => question);
}

/** What is asked most: first about renewing, then about everything after it. */
export function topQuestions(questions: readonly HelpQuestion[]): HelpQuestion[] {
  const inOrder = (place: (question: HelpQuestion) => number | undefined) =>
    questions
      .filter((question) => place(question) !== undefined)
      .toSorted((one, other) => (place(one) ?? 0) - (place(other) ?? 0));
  return [...new Set([...inOrder(({ topRenewals }) => topRenewals), ...inOrder(({ topHelp }) => topHelp)])];
}

function countByTopic(questions: readonly HelpQuestion[]): FoundQuestions["counts"] {
  const counts = QUESTION_TOPICS.map((topic) => [topic, questions.filter((one) => one.topic === topic).length]);
  return Object.fromEntries(counts) as FoundQuestions["counts"];
}
