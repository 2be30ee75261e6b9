import { type RefObject, useEffect, useReducer, useRef } from "react";
import { useRevalidator } from "react-router";
import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import type { ShownError } from "../rules/payment-error-text.ts";
import type { PaymentView } from "../payment-view.ts";
import type { TryOutcome } from "../rules/try-outcome.ts";
import type { ReadyView, WidgetHost } from "../widget/payment-widget.ts";
import { openPaymentSession, type PaymentSession } from "./payment-session.ts";
import { firstState, type PaymentEvent, type PaymentState, reducePayment } from "./payment-state.ts";
import { rememberPaying } from "../paying-basket.ts";
import { reloadForPolicy } from "./reload-for-policy.ts";
import { useStatusPoll } from "./use-status-poll.ts";

type Given = {
  view: PaymentView;
  error: ShownError | undefined;
  hrefOf: (path: string) => string;
  texts: WidgetHost["texts"];
  today: string;
  /** Whether the document's security policy lets the provider in. */
  takesPayments: boolean;
  mayOrder: () => boolean;
  autoRenew: boolean;
  onPaid: (orderNo: string) => void;
};

export type Payment = {
  state: PaymentState;
  /** Where the provider's part is shown. */
  place: RefObject<HTMLDivElement | null>;
  order: (saved?: SavedMethod) => void;
  begin: () => void;
  dismissError: () => void;
};

/** Shows the provider's part, pays with it, and follows the payment to its end. */
export function usePayment(given: Given): Payment {
  const { view, hrefOf } = given;
  const [state, dispatch] = useReducer(reducePayment, given, firstState);
  const { revalidate } = useRevalidator();
  const place = useRef<HTMLDivElement>(null);
  const session = useRef<PaymentSession>(undefined);
  // The provider's part lives longer than a rendering of the page: it asks what the page says now.
  const latest = useRef(given);
  useEffect(() => void (latest.current = given));

  const on = (event: PaymentEvent) => {
    dispatch(event);
    if (event.kind === "begun" && view.kind === "ready") rememberPaying(view.basketId);
    // The page is drawn again with the new total, and the provider's part with it.
    if (event.kind === "broken" && event.error === "amountChanged") void revalidate();
    if (event.kind !== "outcome") return;
    const { outcome } = event;
    if (outcome.kind === "authorised" || outcome.kind === "pending") latest.current.onPaid(outcome.orderNo);
    else if (hasOtherBasket(outcome)) void revalidate();
  };

  const isShown = state.phase.kind !== "waiting" && state.phase.kind !== "paid";
  const key = view.kind === "ready" && isShown ? keyOf(view, state) : undefined;
  useEffect(() => {
    if (key === undefined || view.kind !== "ready" || !place.current) return undefined;
    const { texts, today, takesPayments } = latest.current;
    if (reloadForPolicy({ takesPayments, storage: sessionStorage, reload: () => location.reload() })) return undefined;
    const opened = openPaymentSession({ view, hrefOf, texts, today, asked: () => latest.current, on });
    session.current = opened;
    void opened.show(place.current);
    return () => opened.close();
    // oxlint-disable-next-line react/exhaustive-deps -- the key says when it has to be another one
  }, [key]);

  const isFocusDue = useRef(false);
  useEffect(() => {
    if (!isFocusDue.current || state.phase.kind !== "ready") return;
    isFocusDue.current = false;
    // With a saved method there is nothing to type, and its fields are hidden.
    if (!place.current?.hidden) session.current?.focus();
  }, [state.phase.kind, state.error]);

  useStatusPoll(statusHref(state, given), (outcome) => on({ kind: "outcome", outcome }));

  useReloadWhileBlind(state.phase.kind === "waiting" && state.phase.orderNo === null && view.kind === "confirming");

  return {
    state,
    place,
    order: (saved) => {
      if (state.phase.kind === "ready" && given.mayOrder()) session.current?.submit(saved);
    },
    begin: () => dispatch({ kind: "again" }),
    dismissError: () => {
      isFocusDue.current = true;
      dispatch({ kind: "dismissed" });
    },
  };
}

/** Another one asks for a fresh session: the provider's part shows and pays the total it was opened with. */
const keyOf = ({ basketId, money }: ReadyView, { round }: PaymentState): string =>
  `${basketId} ${money.amount} ${money.currency} ${round}`;

/**
 * The basket is open again, perhaps as another one, or it has another total than the page shows. To somebody whose session has ended the page would only show none:
 * what was said about it stays.
 */
function hasOtherBasket(outcome: TryOutcome): boolean {
  if (outcome.kind === "amountChanged") return true;
  return outcome.kind === "cancelled" || (outcome.kind === "failed" && outcome.error !== "authentication_error");
}

/** Where to ask how a payment stands; undefined while there is nothing to wait for. */
function statusHref({ phase }: PaymentState, { view, hrefOf }: Given): string | undefined {
  if (phase.kind !== "waiting") return undefined;
  const path = "/service-get-payment-status";
  if (phase.orderNo !== null) return hrefOf(`${path}?orderNo=${encodeURIComponent(phase.orderNo)}`);
  return view.kind === "ready" ? hrefOf(`${path}?basketId=${encodeURIComponent(view.basketId)}`) : undefined;
}

const blindMs = 5_000;

/** An order is being made, and has no number yet that could be asked for: the page is opened anew after a while. */
function useReloadWhileBlind(isBlind: boolean): void {
  useEffect(() => {
    if (!isBlind) return undefined;
    const timer = setTimeout(() => location.reload(), blindMs);
    return () => clearTimeout(timer);
  }, [isBlind]);
}
