import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import type { StartError } from "../payment-api.ts";
import type { ShownError } from "../rules/payment-error-text.ts";
import type { PaymentView } from "../payment-view.ts";
import type { TryOutcome } from "../rules/try-outcome.ts";
import type { WidgetEnding } from "../widget/payment-widget.ts";

type Phase =
  /** The provider's part is on its way. */
  | { kind: "loading" }
  | { kind: "ready" }
  /** Something was sent, or the bank is asking. */
  | { kind: "paying" }
  /** What became of it has to be found out. */
  | { kind: "waiting"; orderNo: string | null }
  /** The provider cannot be reached. */
  | { kind: "broken" }
  | { kind: "paid" };

export type PaymentState = {
  phase: Phase;
  error: ShownError | undefined;
  /** Whether it began anew because of an error: one that keeps it from beginning is not told as well. */
  isAfterError: boolean;
  saved: readonly SavedMethod[];
  /** How the customer is about to pay, by the provider's name for it. */
  method?: string;
  /** Another number asks for a fresh widget. */
  round: number;
};

export type PaymentEvent =
  | { kind: "shown"; saved: readonly SavedMethod[] }
  | { kind: "broken"; error: StartError }
  | { kind: "chosen"; method: string }
  | { kind: "begun" }
  | { kind: "ended"; ending: WidgetEnding }
  | { kind: "outcome"; outcome: TryOutcome }
  | { kind: "again" }
  | { kind: "dismissed" };

export function firstState({ view, error }: { view: PaymentView; error: ShownError | undefined }): PaymentState {
  const phase: Phase = view.kind === "confirming" ? { kind: "waiting", orderNo: view.orderNo } : { kind: "loading" };
  return { phase, error, isAfterError: false, saved: [], round: 0 };
}

/** Begins anew: what a provider's part has been used for once it cannot be used for again. */
const anew = (state: PaymentState, error?: ShownError): PaymentState => ({
  ...state,
  phase: { kind: "loading" },
  round: state.round + 1,
  error,
  isAfterError: error !== undefined,
});

export function reducePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.kind) {
    case "shown":
      return { ...state, phase: { kind: "ready" }, saved: event.saved };
    case "broken":
      return { ...state, phase: { kind: "broken" }, error: state.isAfterError ? state.error : event.error };
    case "chosen":
      return { ...state, method: event.method };
    case "begun":
      return { ...state, phase: { kind: "paying" } };
    case "ended":
      return afterEnding(state, event.ending);
    case "outcome":
      return afterOutcome(state, event.outcome);
    case "again":
      return anew(state);
    case "dismissed":
      return { ...state, error: undefined };
  }
}

/** Nothing has become of it: what was typed may be tried again as it is, unless a bank has seen it. */
function afterEnding(state: PaymentState, ending: WidgetEnding): PaymentState {
  if (ending.kind === "error") return anew(state, ending.error);
  return { ...state, phase: { kind: "ready" } };
}

/** A page that waits cannot ask what the bank asks: another tab does, and this one goes on looking. */
const whileBankAsks = (state: PaymentState): PaymentState =>
  state.phase.kind === "waiting" ? state : { ...state, phase: { kind: "paying" } };

function afterOutcome(state: PaymentState, outcome: TryOutcome): PaymentState {
  switch (outcome.kind) {
    case "authorised":
    case "pending":
      return { ...state, phase: { kind: "paid" } };
    case "action":
      return whileBankAsks(state);
    case "confirming":
    case "inProgress":
      return { ...state, phase: { kind: "waiting", orderNo: outcome.orderNo } };
    case "lost":
      return { ...state, phase: { kind: "waiting", orderNo: null } };
    case "cancelled":
      return anew(state);
    case "failed":
      return anew(state, outcome.error);
    // Asked for a payment that was never made: nothing has been charged.
    case "refused":
      return anew(state, "connection_error");
    case "amountChanged":
      return anew(state, "amountChanged");
    case "unexpected":
      return anew(state, "unexpected");
  }
}
