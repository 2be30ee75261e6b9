import type { MessageId } from "../../../i18n/message-id.ts";
import { type Refusal, REFUSAL_TEXTS } from "../change/refusal.ts";
import type { TypedItem } from "./refund-form-fields.ts";

/** Why a selection was not accepted. */
export type RefundProblem = Refusal | "nothingSelected" | "notEligible" | "totalChanged";

export const PROBLEM_TEXTS: Readonly<Record<RefundProblem, MessageId>> = {
  ...REFUSAL_TEXTS,
  unavailable: "refunds.failed",
  notOffered: "refunds.selectionChanged",
  notEligible: "refunds.selectionChanged",
  nothingSelected: "refunds.selectOne",
  totalChanged: "refunds.totalChanged",
};

export const PROBLEM_STATUS: Readonly<Partial<Record<RefundProblem, number>>> = {
  tooLong: 422,
  nothingSelected: 422,
  unavailable: 503,
};

/** The answer to a form: the items again, or what the customer is about to confirm. */
export type RefundAnswer = { step: "edit" | "review"; typed: readonly TypedItem[]; problem?: RefundProblem };
