import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import { sendTo } from "../call-shop.ts";
import { createMethodApi } from "../details/add/method-api.ts";
import { createPaymentApi } from "../payment-api.ts";
import type { AttemptOutcome } from "../rules/attempt-outcome.ts";
import { loadWidget } from "../widget/load-widget.ts";
import type { PaymentWidget, ReadyView, WidgetHost } from "../widget/payment-widget.ts";
import { restrictFrames } from "../widget/restrict-frames.ts";
import type { PaymentEvent } from "./payment-state.ts";

type PaymentSessionOptions = {
  view: ReadyView;
  /** Adds the site and the language of the page. */
  hrefOf: (path: string) => string;
  texts: WidgetHost["texts"];
  today: string;
  /** The page's current values. */
  current: () => { canOrder: () => boolean; autoRenew: boolean };
  onEvent: (event: PaymentEvent) => void;
};

export type PaymentSession = {
  show(container: HTMLElement): Promise<void>;
  submit(saved?: SavedMethod): void;
  markMistakes(): void;
  focus(): void;
  close(): void;
};

/** Shows one provider's widget on the page. After a failed attempt a new session is opened. */
export function openPaymentSession({
  view,
  hrefOf,
  texts,
  today,
  current,
  onEvent,
}: PaymentSessionOptions): PaymentSession {
  const api = view.kind === "method" ? createMethodApi(view, sendTo(hrefOf)) : createPaymentApi(view, hrefOf);
  let widget: PaymentWidget | undefined;
  let isClosed = false;
  let stopRestricting = () => {};
  let orderNo = "";

  const report = (outcome: AttemptOutcome): AttemptOutcome => {
    if (outcome.kind === "action") orderNo = outcome.orderNo;
    if (!isClosed) onEvent({ kind: "outcome", outcome });
    return outcome;
  };

  const host: Omit<WidgetHost, "start"> = {
    view,
    returnUrl: location.origin + (view.kind === "method" ? hrefOf(view.returnPath) : location.pathname),
    texts,
    today,
    canOrder: () => current().canOrder(),
    autoRenew: () => current().autoRenew,
    onMethodChange: (method) => onEvent({ kind: "chosen", method }),
    onAttemptStart: () => onEvent({ kind: "begun" }),
    pay: async (paymentDetails) => report(await api.pay(paymentDetails, { autoRenew: current().autoRenew })),
    proceed: async (details) => report(await api.proceed(orderNo, details)),
    async cancel() {
      const outcome = await api.cancel(orderNo);
      const isEnded = outcome.kind === "cancelled";
      report(isEnded ? { kind: "failed", orderNo, error: "card_authorisation_error", code: null } : outcome);
    },
    onAttemptEnd: (ending) => onEvent({ kind: "ended", ending }),
  };

  const mountWidget = async (container: HTMLElement) => {
    const [start, create] = await Promise.all([api.start(), loadWidget(view.settings.provider)]);
    if (isClosed) return;
    if ("error" in start) return onEvent({ kind: "broken", error: start.error });
    const created = await create({ ...host, start });
    if (isClosed) return created.unmount();
    widget = created;
    stopRestricting = restrictFrames(container);
    await created.mount(container);
    if (isClosed) return;
    onEvent({ kind: "shown", saved: start.saved });
  };

  return {
    async show(container) {
      try {
        await mountWidget(container);
      } catch {
        if (!isClosed) onEvent({ kind: "broken", error: "connection_error" });
      }
    },
    submit: (saved) => widget?.submit(saved),
    markMistakes: () => widget?.markMistakes(),
    focus: () => widget?.focus(),
    close() {
      isClosed = true;
      stopRestricting();
      widget?.unmount();
    },
  };
}
