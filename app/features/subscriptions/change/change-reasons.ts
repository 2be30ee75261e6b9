import type { MessageId } from "../../../i18n/message-id.ts";

/** Why a customer turns auto-renewal off, and the text of each reason. */
export const TURN_OFF_REASONS = {
  assess: "subscriptions.reasonAssess",
  control: "subscriptions.reasonControl",
  sell: "subscriptions.reasonSell",
  other: "subscriptions.reasonOther",
} as const satisfies Record<string, MessageId>;
export type TurnOffReason = keyof typeof TURN_OFF_REASONS;

/** Why a customer asks for a refund, and the text of each reason. */
export const REFUND_REASONS = {
  expectations: "refunds.reasonExpectations",
  expensive: "refunds.reasonExpensive",
  unused: "refunds.reasonUnused",
  technical: "refunds.reasonTechnical",
  support: "refunds.reasonSupport",
  notNeeded: "refunds.reasonNotNeeded",
  mistake: "refunds.reasonMistake",
  other: "refunds.reasonOther",
} as const satisfies Record<string, MessageId>;
export type RefundReason = keyof typeof REFUND_REASONS;

/** The most characters a customer may add in own words. */
export const MAX_REASON_TEXT = 150;

/** A reason as a customer has entered it. */
export type TypedReason = { reason: string; text: string };
