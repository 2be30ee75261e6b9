import type { FieldProblem } from "./check-address.ts";

export const EMAIL_LIMIT = 100;

const SIMPLE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an e-mail address; nothing when it may be one. */
export function checkEmail(email: string): FieldProblem<"email">[] {
  if (email === "") return [{ field: "email", text: "address.emailRequired" }];
  if (email.length > EMAIL_LIMIT) return [{ field: "email", text: "address.tooLong", values: { max: EMAIL_LIMIT } }];
  return SIMPLE.test(email) ? [] : [{ field: "email", text: "address.emailInvalid" }];
}
