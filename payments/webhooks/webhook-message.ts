import type { PaymentType } from "../port/payment-types.ts";
import type { ProviderAnswer } from "../provider-answer.ts";
import type { DisputeState, DisputeStep } from "../ledger/dispute-states.ts";

/** A provider's webhook message, reduced to what the ledger needs. */
export type WebhookMessage =
  | { about: "payment"; merchantReference: string; answer: ProviderAnswer }
  /** Stored as JSON: `charge` is the reference of the charge, `reference` that of the attempt to reverse it. */
  | { about: "reversal"; charge: string; reference?: string; isDone: boolean }
  | { about: "refund"; id: string; charge?: string; reference?: string; isDone: boolean; reason?: string }
  /** The bank took money back, or announces that it will. */
  | {
      about: "dispute";
      reference: string;
      charge: string;
      amount: number;
      currency: string;
      state: DisputeState;
      step: DisputeStep;
    }
  /** The money of an authorised payment never arrived. */
  | { about: "failedCapture"; charge: string; reason?: string }
  | ({ about: "token"; isDisabled: boolean } & TokenMessage)
  | { about: "other"; what: string };

/** A token, its shopper, and the payment it was created with, if the message names it. */
export type TokenMessage = {
  token: string;
  shopperReference: string;
  type?: PaymentType;
  charge?: string;
  merchantReference?: string;
};

/** A message with the id by which a repetition of it is recognised. */
export type ReceivedMessage = { messageId: string; message: WebhookMessage };
