import { type RefObject, useEffect, useReducer, useRef } from "react";
import { useRevalidator } from "react-router";
import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import type { ShownError } from "../rules/payment-error-text.ts";
import type { MethodView, PaymentView } from "../payment-view.ts";
import type { AttemptOutcome } from "../rules/attempt-outcome.ts";
import type { ReadyView, WidgetHost } from "../widget/payment-widget.ts";
import { openPaymentSession, type PaymentSession } from "./payment-session.ts";
import { initialState, type PaymentEvent, type PaymentState, reducePayment } from "./payment-state.ts";
import { storePayingBasket } from "../paying-basket.ts";
import { reloadForPolicy } from "./reload-for-policy.ts";
import { useStatusPoll } from "./use-status-poll.ts";

type PaymentOptions = {
  view: PaymentView | MethodView;
  error: ShownError | undefined;
  hrefOf: (path: string) => string;
  texts: WidgetHost["texts"];
  today: string;
  /** Whether the document's security policy allows the provider. */
  hasPaymentPolicy: boolean;
  canOrder: () => boolean;
  autoRenew: boolean;
  onPaid: (orderNo: string) => void;
};

export type Payment = {
  state: PaymentState;
  /** The element that holds the provider's widget. */
  container: RefObject<HTMLDivElement | null>;
  order: (saved?: SavedMethod) => void;
  restart: () => void;
  dismissError: () => void;
};

/** Shows the provider's widget, pays with it, and follows the payment to its outcome. */
export function usePayment(options: PaymentOptions): Payment {
  const { view, hrefOf } = options;
  const [state, dispatch] = useReducer(reducePayment, options, initialState);
  const { revalidate } = useRevalidator();
  const container = useRef<HTMLDivElement>(null);
  const session = useRef<PaymentSession>(undefined);
  // The widget outlives a render of the page, so it reads the latest options.
  const latest = useRef(options);
  useEffect(() => void (latest.current = options));

  const onEvent = (event: PaymentEvent) => {
    dispatch(event);
    if (event.kind === "begun" && view.kind === "ready") storePayingBasket(view.basketId);
    // The page loads the new total, and the widget is opened again with it.
    if (event.kind === "broken" && event.error === "amountChanged") void revalidate();
    if (event.kind !== "outcome") return;
    const { outcome } = event;
    if (outcome.kind === "authorised" || outcome.kind === "pending") latest.current.onPaid(outcome.orderNo);
    else if (shouldReloadBasket(outcome)) void revalidate();
  };

  const isShown = state.phase.kind !== "waiting" && state.phase.kind !== "ordered";
  const key = view.kind !== "confirming" && isShown ? sessionKey(view, state) : undefined;
  useEffect(() => {
    if (key === undefined || view.kind === "confirming" || !container.current) return undefined;
    const { texts, today, hasPaymentPolicy } = latest.current;
    if (reloadForPolicy({ hasPaymentPolicy, storage: sessionStorage, reload: () => location.reload() }))
      return undefined;
    const opened = openPaymentSession({ view, hrefOf, texts, today, current: () => latest.current, onEvent });
    session.current = opened;
    void opened.show(container.current);
    return () => opened.close();
    // oxlint-disable-next-line react/exhaustive-deps -- a new key opens a new session
  }, [key]);

  const isFocusDue = useRef(false);
  useEffect(() => {
    if (!isFocusDue.current || state.phase.kind !== "ready") return;
    isFocusDue.current = false;
    // With a saved method there is nothing to type, and its fields are hidden.
    if (!container.current?.hidden) session.current?.focus();
  }, [state.phase.kind, state.error]);

  useStatusPoll(statusHref(state, options), (outcome) => onEvent({ kind: "outcome", outcome }));

  useReloadWithoutOrderNo(state.phase.kind === "waiting" && state.phase.orderNo === null && view.kind === "confirming");

  return {
    state,
    container,
    order: (saved) => {
      if (state.phase.kind !== "ready") return;
      if (options.canOrder()) session.current?.submit(saved);
      // All that is missing is marked at the first press, not one thing after the other.
      else if (!saved) session.current?.markMistakes();
    },
    restart: () => dispatch({ kind: "restarted" }),
    dismissError: () => {
      isFocusDue.current = true;
      dispatch({ kind: "dismissed" });
    },
  };
}

/** A new key opens a new session: a widget shows and pays the total it was opened with. */
const sessionKey = (view: ReadyView, { round }: PaymentState): string =>
  `${view.kind === "ready" ? view.basketId : view.kind} ${view.money.amount} ${view.money.currency} ${round}`;

/**
 * The basket is open again, perhaps as another one, or its total differs from the page's. After the end of a session the
 * page would load no basket, so it stays with its error.
 */
function shouldReloadBasket(outcome: AttemptOutcome): boolean {
  if (outcome.kind === "amountChanged") return true;
  return outcome.kind === "cancelled" || (outcome.kind === "failed" && outcome.error !== "authentication_error");
}

/** The URL of the payment's status; undefined while nothing is waited for. */
function statusHref({ phase }: PaymentState, { view, hrefOf }: PaymentOptions): string | undefined {
  if (phase.kind !== "waiting") return undefined;
  const path = "/service-get-payment-status";
  if (phase.orderNo !== null) return hrefOf(`${path}?orderNo=${encodeURIComponent(phase.orderNo)}`);
  return view.kind === "ready" ? hrefOf(`${path}?basketId=${encodeURIComponent(view.basketId)}`) : undefined;
}

const reloadMs = 5_000;

/** An order that is being created has no number to poll for yet, so the page reloads after a while. */
function useReloadWithoutOrderNo(isOrderNoMissing: boolean): void {
  useEffect(() => {
    if (!isOrderNoMissing) return undefined;
    const timer = setTimeout(() => location.reload(), reloadMs);
    return () => clearTimeout(timer);
  }, [isOrderNoMissing]);
}
