import type { PaymentErrorKind, SavedMethod } from "../../../payments/port/payment-types.ts";
import type { ActionResult, PaymentDetails } from "../../../payments/port/payments.ts";
import { type Answer, callShop, type Send, sendTo } from "./call-shop.ts";
import { readFollowUp, readOutcome, type AttemptOutcome } from "./rules/attempt-outcome.ts";
import type { PaymentView } from "./payment-view.ts";
import type { WidgetStart } from "./widget/payment-widget.ts";
import { majorUnitsText } from "../../domain/money.ts";

export type PaymentApi = {
  start(): Promise<WidgetStart | { error: StartError }>;
  pay(paymentDetails: PaymentDetails, options: { autoRenew: boolean }): Promise<AttemptOutcome>;
  proceed(orderNo: string, details: ActionResult): Promise<AttemptOutcome>;
  cancel(orderNo: string): Promise<AttemptOutcome>;
};

/** Why the provider's widget cannot be shown. */
export type StartError = PaymentErrorKind | "amountChanged" | "addFailed";

/** The status of a payment; `lost` while the shop cannot be reached. */
export async function fetchPaymentStatus(href: string): Promise<AttemptOutcome> {
  const answer = await callShop(href);
  if (!answer) return { kind: "lost" };
  return answer.status === 404
    ? { kind: "requestRefused", reason: "notFound" }
    : readFollowUp(answer.status, answer.document);
}

type BasketView = Extract<PaymentView, { kind: "ready" }>;

/** The shop's payment calls, at the URLs of the view's provider. `hrefOf` adds site and language. */
export function createPaymentApi(view: BasketView, hrefOf: (path: string) => string): PaymentApi {
  const send = sendTo(hrefOf);
  return view.settings.provider === "adyen" ? adyenApi(view, send) : stripeApi(view, send);
}

const outcomeOf = ({ status, document }: Answer): AttemptOutcome =>
  status === 0 ? { kind: "lost" } : readOutcome(status, document);
const followUpOf = ({ status, document }: Answer): AttemptOutcome =>
  status === 0 ? { kind: "lost" } : readFollowUp(status, document);

/** The amount as the customer sees it: the server charges no other. */
const statedAmount = ({ money }: BasketView) =>
  new URLSearchParams({ currency: money.currency, totalPrice: majorUnitsText(money) });

function adyenApi(view: BasketView, send: Send): PaymentApi {
  const { basketId, country, locale } = view;
  const stated = statedAmount(view);
  return {
    async start() {
      const query = new URLSearchParams([...stated, ["locale", locale], ["countryCode", country]]);
      return readStart(await send(`/service-call-adyen-payment-method?${query}`, { basketId }));
    },
    async pay(paymentDetails, options) {
      if (paymentDetails.provider !== "adyen") throw new Error("The payment method is not Adyen's.");
      const { provider: _, ...details } = paymentDetails;
      return outcomeOf(await send(`/service-call-adyen-payments?${stated}`, { basketId, ...details, ...options }));
    },
    async proceed(orderNo, { paymentData, ...details }) {
      const body = { orderNo, details, ...(paymentData !== undefined && { paymentData }) };
      return followUpOf(await send("/service-call-adyen-payments-details", body));
    },
    cancel: async () => ({ kind: "unexpected" }),
  };
}

function stripeApi(view: BasketView, send: Send): PaymentApi {
  const { basketId } = view;
  const path = "/service-call-stripe";
  return {
    start: async () => readStart(await send(`${path}?${statedAmount(view)}`, { service: "setup", basketId })),
    async pay(paymentDetails, options) {
      const { provider: _, ...details } = paymentDetails;
      return outcomeOf(
        await send(`${path}?${statedAmount(view)}`, { service: "pay", basketId, ...details, ...options }),
      );
    },
    proceed: async (orderNo) => followUpOf(await send(path, { service: "continue", orderNo })),
    cancel: async (orderNo) => followUpOf(await send(path, { service: "cancel", orderNo })),
  };
}

export function readStart({ status, document }: Answer): WidgetStart | { error: StartError } {
  const body = document as { kind?: string; error?: PaymentErrorKind; saved?: SavedMethod[] } | undefined;
  if (status === 200 && body && body.kind !== "failed") {
    const { saved = [], ...widget } = body;
    return { widget, saved };
  }
  if (body?.error) return { error: body.error };
  const outcome = readOutcome(status, document);
  if (outcome.kind === "amountChanged") return { error: outcome.kind };
  return { error: outcome.kind === "failed" ? outcome.error : "connection_error" };
}
