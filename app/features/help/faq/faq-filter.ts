import { QUESTION_TOPICS, type QuestionTopic } from "../../../catalogue/catalogue.ts";

/** The search words and the topic, as the page's address holds them. */
export type FaqFilter = { words: string; topic?: QuestionTopic };

export const WORDS_PARAMETER = "q";
export const TOPIC_PARAMETER = "category";
/** The anchor of the questions, so that a phone scrolls to them after a choice. */
export const QUESTIONS_ID = "questions";

export const MAX_WORDS_LENGTH = 100;

export function readFaqFilter(search: string): FaqFilter {
  const query = new URLSearchParams(search);
  const topic = QUESTION_TOPICS.find((one) => one === query.get(TOPIC_PARAMETER));
  const words = (query.get(WORDS_PARAMETER) ?? "").trim().slice(0, MAX_WORDS_LENGTH);
  return { words, ...(topic && { topic }) };
}

export function faqPath({ words, topic }: FaqFilter): string {
  const query = new URLSearchParams({
    ...(words.trim() && { [WORDS_PARAMETER]: words.trim() }),
    ...(topic && { [TOPIC_PARAMETER]: topic }),
  }).toString();
  return query ? `/faqs?${query}#${QUESTIONS_ID}` : "/faqs";
}
