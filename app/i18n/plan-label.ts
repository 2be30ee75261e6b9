import type { PlanTerm } from "../domain/plan-term.ts";
import type { MessageId } from "./message-id.ts";
import type { Translate } from "./message.tsx";
import { numberToWords } from "./number-words/number-to-words.ts";

const LABEL = { month: "plan.month", year: "plan.year" } as const satisfies Record<string, MessageId>;

/** "Twenty-four-month plan": the term in words, then the period and the plan. */
export function planLabel(term: PlanTerm | undefined, { t, locale }: { t: Translate; locale: string }): string {
  if (!term) return t("plan.oneTime");
  const words = numberToWords(term.duration, locale);
  const label = t(LABEL[term.period], { count: term.duration, term: words });
  return label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);
}
