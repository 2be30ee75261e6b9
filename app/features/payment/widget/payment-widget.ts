import type { PaymentErrorKind, SavedMethod } from "../../../../payments/port/payment-types.ts";
import type { PaymentDetails, ActionResult } from "../../../../payments/port/payments.ts";
import type { TryOutcome } from "../rules/try-outcome.ts";
import type { PaymentView } from "../payment-view.ts";

export type ReadyView = Extract<PaymentView, { kind: "ready" }>;

/** What a provider's part begins with: its own words, and what the customer has saved. */
export type WidgetStart = { widget: Record<string, unknown>; saved: readonly SavedMethod[] };

/** How a try ended that never became a payment. */
export type WidgetEnding =
  | { kind: "error"; error: PaymentErrorKind }
  /** The person closed a wallet's sheet. */
  | { kind: "cancelled" }
  /** Something typed does not fit; the fields say so themselves. */
  | { kind: "invalid" };

/** The page around a widget. */
export type WidgetHost = {
  view: ReadyView;
  start: WidgetStart;
  /** The shop's day, such as 2026-11-15. */
  today: string;
  /** The page's own words for what the provider's fields are called. */
  texts: Readonly<Record<string, string>>;
  /** Asked by whatever pays at a press of its own. */
  mayOrder(): boolean;
  /** Whether the customer agrees to automatic renewal at this moment. */
  autoRenew(): boolean;
  /** The customer has chosen how to pay, by the provider's name for it. */
  choose(method: string): void;
  /** Something has begun that takes its time. */
  begin(): void;
  pay(paymentDetails: PaymentDetails): Promise<TryOutcome>;
  /** Goes on after the person did what their bank asked. */
  proceed(details: ActionResult): Promise<TryOutcome>;
  /** The person has closed what their bank asked. */
  giveUp(): Promise<void>;
  end(ending: WidgetEnding): void;
};

/** A provider's part of the page. */
export type PaymentWidget = {
  mount(place: HTMLElement): Promise<void>;
  /** Pays with what is chosen and typed, or with a method that was saved. */
  submit(saved?: SavedMethod): void;
  /** Puts the focus into the first field that is to be filled in. */
  focus(): void;
  unmount(): void;
};

export type CreateWidget = (host: WidgetHost) => Promise<PaymentWidget>;
