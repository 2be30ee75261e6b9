import { findQuestions } from "../app/features/help/faq/find-questions.ts";
import { indexQuestions } from "../app/features/help/faq/search/question-index.ts";
import { loadSearchLanguage } from "../app/features/help/faq/search/word-stems.ts";
import { helpTexts } from "../seed/help-content/help-content.ts";
import type { WrittenLocale } from "../contracts/locales.ts";
import { seededQuestions } from "../test/help/seeded-questions.ts";
import { missedBudgets, printTable, withinBudget } from "./print-table.ts";

const maxMs = 50;

/** Typed letter by letter: a title as it is written, the same with errors, and words that nothing answers. */
function typedTexts(title: string): string[] {
  const mistyped = title.replace(/(\p{L}{3})(\p{L})(\p{L})/gu, "$1$3$2");
  return [title, mistyped, "zzyzx qwertzuiop yxcvbnm"].flatMap((text) =>
    Array.from(text, (_, end) => text.slice(0, end + 1)),
  );
}

/** Returns the languages in which a key takes too long, the first one included. */
export async function measureQuestionSearch(): Promise<string[]> {
  const rows = [];
  for (const locale of Object.keys(helpTexts) as WrittenLocale[]) {
    const questions = seededQuestions(locale);
    const language = await loadSearchLanguage(locale);
    const started = performance.now();
    const index = indexQuestions(questions, language);
    const indexMs = performance.now() - started;
    const times = questions
      .flatMap(({ question }) => typedTexts(question))
      .map((words) => {
        const before = performance.now();
        findQuestions(questions, { words }, () => index);
        return performance.now() - before;
      });
    const sorted = times.toSorted((one, other) => one - other);
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    rows.push({
      page: `search in ${locale}`,
      words: index.words.length,
      keys: times.length,
      "index ms": indexMs.toFixed(1),
      "median ms": (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2),
      "p99 ms": p99.toFixed(2),
      ...withinBudget(indexMs + p99 <= maxMs),
    });
  }
  console.log(`\nSearch in the questions: at most ${maxMs} ms from a key to the hits.`);
  printTable(rows);
  return missedBudgets(rows);
}
