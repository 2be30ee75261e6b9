import type { HelpQuestion } from "../../catalogue/catalogue.ts";

/** The top questions of the help in their given order, then all others in theirs. */
export function inHelpOrder(questions: readonly HelpQuestion[]): HelpQuestion[] {
  const top = questions.filter(({ topHelp }) => topHelp !== undefined);
  const others = questions.filter(({ topHelp }) => topHelp === undefined);
  return [...top.toSorted((one, other) => (one.topHelp ?? 0) - (other.topHelp ?? 0)), ...others];
}

const CONTACT_QUESTIONS = 8;

/** Beside the contact form: a few questions that may spare a message. All others are one link away. */
export const beforeContact = (questions: readonly HelpQuestion[]): HelpQuestion[] =>
  inHelpOrder(questions).slice(0, CONTACT_QUESTIONS);
