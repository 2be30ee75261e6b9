import { z } from "zod";
import type { SubscriptionChange } from "./change-subscription.server.ts";
import {
  MAX_REASON_TEXT,
  REFUND_REASONS,
  type RefundReason,
  TURN_OFF_REASONS,
  type TurnOffReason,
} from "./change-reasons.ts";

/** The form of every step of the manage dialog. `buy` opens the page on which the service is bought again. */
export const changeForm = z.object({
  intent: z.enum(["turnOff", "turnOn", "requestRefund", "buy"]),
  reason: z.string().default(""),
  text: z.string().default(""),
  /** The version of the terms that were shown, where auto-renewal is turned on. */
  terms: z.string().default(""),
});
export type ChangeForm = z.output<typeof changeForm>;

export type ReadChange = SubscriptionChange | { kind: "tooLong" };

/** The change that a form asks for. A reason that is not in the list counts as none. */
export function readChange(form: ChangeForm & { intent: SubscriptionChange["kind"] }): ReadChange {
  const { intent, reason, text, terms } = form;
  if (intent === "turnOn") return { kind: "turnOn", terms };
  const ownWords = storable(text);
  if (ownWords.length > MAX_REASON_TEXT) return { kind: "tooLong" };
  // Own words belong to the reason Other; where style sheets cannot hide the field, it stands there for every reason.
  const hasOwnWords = ownWords !== "" && (reason === "other" || reason === "");
  const words = hasOwnWords ? { text: ownWords } : {};
  return intent === "turnOff"
    ? { kind: intent, ...words, ...(isTurnOffReason(reason) && { reason }) }
    : { kind: intent, ...words, ...(isRefundReason(reason) && { reason }) };
}

const isTurnOffReason = (reason: string): reason is TurnOffReason => Object.hasOwn(TURN_OFF_REASONS, reason);
const isRefundReason = (reason: string): reason is RefundReason => Object.hasOwn(REFUND_REASONS, reason);

/** Order management cannot store the NUL character nor half a surrogate pair. A form sends line breaks as two characters. */
const storable = (text: string): string => text.replaceAll("\0", "").replaceAll("\r\n", "\n").trim().toWellFormed();
