import type { PaymentErrorKind, SavedMethod } from "../../../../payments/port/payment-types.ts";
import type { PaymentDetails, ActionResult } from "../../../../payments/port/payments.ts";
import type { AttemptOutcome } from "../rules/attempt-outcome.ts";
import type { MethodView, PaymentView, WidgetView } from "../payment-view.ts";

/** A widget that pays for a basket, or saves a method. */
export type ReadyView = Extract<PaymentView, { kind: "ready" }> | MethodView;

/** What a widget starts with: the provider's own data, and the customer's saved methods. */
export type WidgetStart = { widget: Record<string, unknown>; saved: readonly SavedMethod[] };

/** How an attempt ended without a payment. */
export type WidgetEnding =
  | { kind: "error"; error: PaymentErrorKind }
  /** The customer closed a wallet's sheet. */
  | { kind: "cancelled" }
  /** An input is invalid; the provider's fields show it. */
  | { kind: "invalid" };

/** The page around a widget. */
export type WidgetHost = {
  view: WidgetView;
  /** The whole address to which a bank sends the customer back. */
  returnUrl: string;
  start: WidgetStart;
  /** The shop's day, such as 2026-11-15. */
  today: string;
  /** The shop's texts for the provider's fields. */
  texts: Readonly<Record<string, string>>;
  /** Called before paying by a button of the widget's own. */
  canOrder(): boolean;
  /** Whether the customer agrees to automatic renewal at this moment. */
  autoRenew(): boolean;
  /** The customer has chosen how to pay, by the provider's name for it. */
  onMethodChange(method: string): void;
  /** An attempt to pay has started. */
  onAttemptStart(): void;
  pay(paymentDetails: PaymentDetails): Promise<AttemptOutcome>;
  /** Continues after the customer completed the bank's check. */
  proceed(details: ActionResult): Promise<AttemptOutcome>;
  /** Cancels the payment after the customer closed the bank's check. */
  cancel(): Promise<void>;
  onAttemptEnd(ending: WidgetEnding): void;
};

/** A provider's widget on the page. */
export type PaymentWidget = {
  mount(container: HTMLElement): Promise<void>;
  /** Pays with what is chosen and typed, or with a method that was saved. */
  submit(saved?: SavedMethod): void;
  /** Marks what is missing or wrong, and sends nothing. */
  markMistakes(): void;
  /** Puts the focus into the first field that is to be filled in. */
  focus(): void;
  unmount(): void;
};

export type CreateWidget = (host: WidgetHost) => Promise<PaymentWidget>;
