import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import { createPaymentApi } from "../payment-api.ts";
import type { TryOutcome } from "../rules/try-outcome.ts";
import { loadWidget } from "../widget/load-widget.ts";
import type { PaymentWidget, ReadyView, WidgetHost } from "../widget/payment-widget.ts";
import { restrictFramesLater } from "../widget/restrict-frames.ts";
import type { PaymentEvent } from "./payment-state.ts";

type Given = {
  view: ReadyView;
  /** Knows the site and the language of the page. */
  hrefOf: (path: string) => string;
  texts: WidgetHost["texts"];
  today: string;
  /** What the page says at this moment. */
  asked: () => { mayOrder: () => boolean; autoRenew: boolean };
  on: (event: PaymentEvent) => void;
};

export type PaymentSession = {
  show(place: HTMLElement): Promise<void>;
  submit(saved?: SavedMethod): void;
  focus(): void;
  close(): void;
};

/** One provider's part on the page, from its coming to its going. After a failed try the next one begins anew. */
export function openPaymentSession({ view, hrefOf, texts, today, asked, on }: Given): PaymentSession {
  const api = createPaymentApi(view, hrefOf);
  let widget: PaymentWidget | undefined;
  let isClosed = false;
  let stopRestricting = () => {};
  let orderNo = "";

  const follow = (outcome: TryOutcome): TryOutcome => {
    if (outcome.kind === "action") orderNo = outcome.orderNo;
    if (!isClosed) on({ kind: "outcome", outcome });
    return outcome;
  };

  const host: Omit<WidgetHost, "start"> = {
    view,
    texts,
    today,
    mayOrder: () => asked().mayOrder(),
    autoRenew: () => asked().autoRenew,
    choose: (method) => on({ kind: "chosen", method }),
    begin: () => on({ kind: "begun" }),
    pay: async (paymentDetails) => follow(await api.pay(paymentDetails, { autoRenew: asked().autoRenew })),
    proceed: async (details) => follow(await api.proceed(orderNo, details)),
    async giveUp() {
      const outcome = await api.cancel(orderNo);
      const isEnded = outcome.kind === "cancelled";
      follow(isEnded ? { kind: "failed", orderNo, error: "card_authorisation_error", code: null } : outcome);
    },
    end: (ending) => on({ kind: "ended", ending }),
  };

  const bring = async (place: HTMLElement) => {
    const [start, create] = await Promise.all([api.start(), loadWidget(view.settings.provider)]);
    if (isClosed) return;
    if ("error" in start) return on({ kind: "broken", error: start.error });
    const made = await create({ ...host, start });
    if (isClosed) return made.unmount();
    widget = made;
    stopRestricting = restrictFramesLater(place);
    await made.mount(place);
    if (isClosed) return;
    on({ kind: "shown", saved: start.saved });
  };

  return {
    async show(place) {
      try {
        await bring(place);
      } catch {
        if (!isClosed) on({ kind: "broken", error: "connection_error" });
      }
    },
    submit: (saved) => widget?.submit(saved),
    focus: () => widget?.focus(),
    close() {
      isClosed = true;
      stopRestricting();
      widget?.unmount();
    },
  };
}
