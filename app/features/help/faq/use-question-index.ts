import { use, useEffect, useMemo } from "react";
import type { HelpQuestion } from "../../../catalogue/catalogue.ts";
import { useShop } from "../../../site/shop-context.tsx";
import { indexQuestions, type QuestionIndex } from "./search/question-index.ts";
import { loadSearchLanguage, type SearchLanguage } from "./search/word-stems.ts";

/** Opens the index of the questions. The server makes it for a search only, a browser before the visitor types. */
export function useQuestionIndex(questions: readonly HelpQuestion[]): () => QuestionIndex {
  const { locale } = useShop();
  const language = use(loadSearchLanguage(locale.id));
  const openIndex = useMemo(() => openOnce(questions, language), [questions, language]);
  useEffect(() => void openIndex(), [openIndex]);
  return openIndex;
}

function openOnce(questions: readonly HelpQuestion[], language: SearchLanguage): () => QuestionIndex {
  let index: QuestionIndex | undefined;
  return () => (index ??= indexQuestions(questions, language));
}
