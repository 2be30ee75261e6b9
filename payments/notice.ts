import type { PaymentErrorKind, PaymentMethod, PaymentType } from "./port/payment-words.ts";
import type { DisputeState, DisputeStep } from "./ledger/dispute-states.ts";

/** What a provider says about a payment, whether it was asked or tells by itself. */
export type ProviderAnswer =
  | { kind: "authorised"; reference: string; amount: number; currency: string; method?: PaymentMethod }
  | { kind: "pending"; reference: string; method?: PaymentMethod }
  | { kind: "action"; reference?: string; action: Record<string, unknown>; method?: PaymentMethod }
  | { kind: "refused"; reference?: string; error: PaymentErrorKind; code?: string }
  | { kind: "cancelled"; reference?: string };

/** A message of a provider, reduced to what the ledger needs. */
export type Notice =
  | { about: "payment"; merchantReference: string; answer: ProviderAnswer }
  /** `charge` is what goes back, `reference` the attempt to give it back. */
  | { about: "reversal"; charge: string; reference?: string; isDone: boolean }
  | { about: "refund"; id: string; charge?: string; reference?: string; isDone: boolean; reason?: string }
  /** The bank took money back, or says that it will. */
  | {
      about: "dispute";
      reference: string;
      charge: string;
      amount: number;
      currency: string;
      state: DisputeState;
      step: DisputeStep;
    }
  /** What was authorised never arrived. */
  | { about: "failedCapture"; charge: string; reason?: string }
  | ({ about: "token"; isDisabled: boolean } & TokenMessage)
  | { about: "other"; what: string };

/** A token with the person it is for, and the payment it was made with as far as the message names it. */
export type TokenMessage = {
  token: string;
  shopperReference: string;
  type?: PaymentType;
  charge?: string;
  merchantReference?: string;
};

export type ReceivedNotice = { eventId: string; notice: Notice };
