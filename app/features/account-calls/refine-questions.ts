import type { QuestionCategory } from "../../../contracts/help-content/search-questions.ts";
import type { HelpQuestion, QuestionTopic } from "../../catalogue/catalogue.ts";

/** The wire's name of each topic. */
export const CATEGORY_OF_TOPIC: Readonly<Record<QuestionTopic, QuestionCategory>> = {
  "service-renewals": "service-renewals",
  payment: "payment",
  "refunds-cancellations": "refunds / cancellations",
  "contact-us": "contact-us",
};

type Rule = (question: HelpQuestion, value: string) => boolean;

/** Who may read a question is not for the request to say: filters about readers and auto-renewal change nothing. */
const anyQuestion: Rule = () => true;

const rules: Readonly<Record<string, Rule>> = {
  c_category: ({ topic }, value) => value.split("|").includes(CATEGORY_OF_TOPIC[topic]),
  c_topQuestionRenewals: ({ topRenewals }) => topRenewals !== undefined,
  c_topQuestionHelp: ({ topHelp }) => topHelp !== undefined,
  c_showGuestOrder: anyQuestion,
  c_autoRenewal: anyQuestion,
};

/** The questions that pass every filter, each written as name=value. */
export function refineQuestions(questions: readonly HelpQuestion[], refinements: readonly string[]): HelpQuestion[] {
  return questions.filter((question) =>
    refinements.every((refinement) => {
      const [name = "", value = ""] = refinement.split("=");
      return rules[name]?.(question, value) ?? false;
    }),
  );
}
