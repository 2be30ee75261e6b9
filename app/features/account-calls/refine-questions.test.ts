import { expect, it } from "vitest";
import type { HelpQuestion } from "../../catalogue/catalogue.ts";
import { refineQuestions } from "./refine-questions.ts";

const question = (id: string, more: Partial<HelpQuestion>): HelpQuestion => ({
  id,
  question: id,
  answerHtml: "",
  topic: "payment",
  ...more,
});
const questions = [
  question("vin", { topic: "service-renewals", topRenewals: 1, topHelp: 2 }),
  question("methods", { topic: "payment" }),
  question("refund", { topic: "refunds-cancellations", topHelp: 1 }),
  question("phone", { topic: "contact-us" }),
];

it.each([
  { refinements: [], ids: "vin methods refund phone" },
  { refinements: ["c_category=payment"], ids: "methods" },
  { refinements: ["c_category=payment|contact-us"], ids: "methods phone" },
  { refinements: ["c_category=refunds / cancellations"], ids: "refund" },
  { refinements: ["c_topQuestionRenewals=true"], ids: "vin" },
  { refinements: ["c_topQuestionHelp=true"], ids: "vin refund" },
  { refinements: ["c_topQuestionHelp=true", "c_category=service-renewals"], ids: "vin" },
  { refinements: ["c_showGuestOrder=OFF", "c_autoRenewal=true"], ids: "vin methods refund phone" },
  { refinements: ["id=vin"], ids: "" },
])("answers $refinements with $ids", ({ refinements, ids }) => {
  expect(refineQuestions(questions, refinements).map(({ id }) => id)).toEqual(ids.split(" ").filter(Boolean));
});
