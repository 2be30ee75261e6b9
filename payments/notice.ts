import type { PaymentErrorKind, PaymentMethod, PaymentType } from "./port/payment-types.ts";
import type { DisputeState, DisputeStep } from "./ledger/dispute-states.ts";

/** What a provider says about a payment, in an answer or in a webhook. */
export type ProviderAnswer =
  | { kind: "authorised"; reference: string; amount: number; currency: string; method?: PaymentMethod }
  | { kind: "pending"; reference: string; method?: PaymentMethod }
  | { kind: "action"; reference?: string; action: Record<string, unknown>; method?: PaymentMethod }
  | { kind: "refused"; reference?: string; error: PaymentErrorKind; code?: string }
  | { kind: "cancelled"; reference?: string };

/** A provider's webhook message, reduced to what the ledger needs. */
export type Notice =
  | { about: "payment"; merchantReference: string; answer: ProviderAnswer }
  /** `charge` names the charge that is reversed, `reference` the attempt to reverse it. */
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

export type ReceivedNotice = { eventId: string; notice: Notice };
