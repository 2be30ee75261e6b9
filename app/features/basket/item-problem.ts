import type { MessageId } from "../../i18n/message-id.ts";
import type { ShownItem } from "./shown-basket.ts";

/** What keeps a line of the basket from being paid for, and what to do about it. */
export function itemProblem({ isAvailable, refusal }: ShownItem): MessageId | undefined {
  if (!isAvailable) return "basket.unavailable";
  return refusal && `basket.${refusal}`;
}
