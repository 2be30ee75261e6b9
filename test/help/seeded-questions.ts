import { type HelpQuestion, QUESTION_TOPICS } from "../../app/catalogue/catalogue.ts";
import { indexQuestions, type QuestionIndex } from "../../app/features/help/faq/search/question-index.ts";
import { loadSearchLanguage } from "../../app/features/help/faq/search/word-stems.ts";
import type { WrittenLocale } from "../../contracts/locales.ts";
import { seedHelpContent } from "../../seed/help-content/help-content.ts";

/** All questions of the demonstration in one language, with those for guests and those for customers. */
export function seededQuestions(localeId: WrittenLocale): HelpQuestion[] {
  const own = seedHelpContent().questions.filter(({ locale }) => locale === localeId);
  return own.map(({ id, name, body, category }) => ({
    id,
    question: name,
    answerHtml: body,
    topic: QUESTION_TOPICS.find((topic) => category.replace(" / ", "-") === topic) ?? "contact-us",
  }));
}

export async function indexSeededQuestions(localeId: WrittenLocale): Promise<QuestionIndex> {
  return indexQuestions(seededQuestions(localeId), await loadSearchLanguage(localeId));
}
