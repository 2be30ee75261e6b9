import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import type { StartError } from "../payment-api.ts";
import type { ShownError } from "../rules/payment-error-text.ts";
import type { MethodView, PaymentView } from "../payment-view.ts";
import type { AttemptOutcome } from "../rules/attempt-outcome.ts";
import type { WidgetEnding } from "../widget/payment-widget.ts";

type Phase =
  /** The provider's widget is loading. */
  | { kind: "loading" }
  | { kind: "ready" }
  /** A payment was sent, or the bank asks the customer. */
  | { kind: "paying" }
  /** The outcome of a payment is not known yet. */
  | { kind: "waiting"; orderNo: string | null }
  /** The provider cannot be reached. */
  | { kind: "broken" }
  /** The payment is authorised or pending at the bank; the confirmation is loading. */
  | { kind: "ordered" };

export type PaymentState = {
  phase: Phase;
  error: ShownError | undefined;
  /** Whether the widget was restarted after an error; an error of the restart does not replace the first one. */
  isAfterError: boolean;
  saved: readonly SavedMethod[];
  /** The chosen payment method, by the provider's name for it. */
  method?: string;
  /** A new number opens a new widget. */
  round: number;
};

export type PaymentEvent =
  | { kind: "shown"; saved: readonly SavedMethod[] }
  | { kind: "broken"; error: StartError }
  | { kind: "chosen"; method: string }
  | { kind: "begun" }
  | { kind: "ended"; ending: WidgetEnding }
  | { kind: "outcome"; outcome: AttemptOutcome }
  | { kind: "restarted" }
  | { kind: "dismissed" };

type InitialPage = { view: PaymentView | MethodView; error: ShownError | undefined };

export function initialState({ view, error }: InitialPage): PaymentState {
  const phase: Phase = view.kind === "confirming" ? { kind: "waiting", orderNo: view.orderNo } : { kind: "loading" };
  return { phase, error, isAfterError: false, saved: [], round: 0 };
}

/** Loads a new widget: one that was used for an attempt cannot be used again. */
const restart = (state: PaymentState, error?: ShownError): PaymentState => ({
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
    case "restarted":
      return restart(state);
    case "dismissed":
      return { ...state, error: undefined };
  }
}

/** No payment was sent: the typed values can be used again, unless there was an error. */
function afterEnding(state: PaymentState, ending: WidgetEnding): PaymentState {
  if (ending.kind === "error") return restart(state, ending.error);
  return { ...state, phase: { kind: "ready" } };
}

/** A waiting page cannot show the bank's check: another tab does, and this one keeps polling. */
const whileBankAsks = (state: PaymentState): PaymentState =>
  state.phase.kind === "waiting" ? state : { ...state, phase: { kind: "paying" } };

function afterOutcome(state: PaymentState, outcome: AttemptOutcome): PaymentState {
  switch (outcome.kind) {
    case "authorised":
    case "pending":
      return { ...state, phase: { kind: "ordered" } };
    case "action":
      return whileBankAsks(state);
    case "confirming":
    case "inProgress":
      return { ...state, phase: { kind: "waiting", orderNo: outcome.orderNo } };
    case "lost":
      return { ...state, phase: { kind: "waiting", orderNo: null } };
    case "cancelled":
      return restart(state);
    case "failed":
      return restart(state, outcome.error);
    // There is no such payment: nothing has been charged.
    case "requestRefused":
      return restart(state, "connection_error");
    case "amountChanged":
    case "addFailed":
      return restart(state, outcome.kind);
    case "unexpected":
      return restart(state, "unexpected");
  }
}
