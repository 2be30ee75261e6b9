import type { PaymentErrorKind, SavedMethod } from "../../../payments/port/payment-types.ts";
import type { ActionResult, PaymentDetails } from "../../../payments/port/payments.ts";
import { runWithTimeout } from "../../../contracts/run-with-timeout.ts";
import { readFollowUp, readOutcome, type TryOutcome } from "./rules/try-outcome.ts";
import type { ReadyView, WidgetStart } from "./widget/payment-widget.ts";
import { majorUnitsText } from "../../domain/money.ts";

export type PaymentApi = {
  start(): Promise<WidgetStart | { error: StartError }>;
  pay(paymentDetails: PaymentDetails, about: { autoRenew: boolean }): Promise<TryOutcome>;
  proceed(orderNo: string, details: ActionResult): Promise<TryOutcome>;
  cancel(orderNo: string): Promise<TryOutcome>;
};

/** Why the provider's part cannot be shown. */
export type StartError = PaymentErrorKind | "amountChanged";

type Answer = { status: number; document: unknown };
type Send = (path: string, body: object) => Promise<Answer>;

/** The server answers a request that pays within thirty seconds; the rest is the way there and back. */
const ANSWER_MS = 40_000;

/** Asks the shop's own server; undefined when no answer came, or none in time. */
async function ask(href: string, body?: object): Promise<Answer | undefined> {
  try {
    return await runWithTimeout(ANSWER_MS, async (signal) => {
      const response = await fetch(href, {
        signal,
        ...(body && {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
      return { status: response.status, document: await response.json().catch(() => undefined) };
    });
  } catch {
    return undefined;
  }
}

/** Where a payment stands; `lost` while the shop cannot be reached. */
export async function askStatus(href: string): Promise<TryOutcome> {
  const answer = await ask(href);
  if (!answer) return { kind: "lost" };
  return answer.status === 404 ? { kind: "refused", reason: "notFound" } : readFollowUp(answer.status, answer.document);
}

/** The shop's calls about payments, each provider's by its own names. `hrefOf` knows site and language. */
export function createPaymentApi(view: ReadyView, hrefOf: (path: string) => string): PaymentApi {
  const send: Send = async (path, body) => (await ask(hrefOf(path), body)) ?? { status: 0, document: undefined };
  return view.settings.provider === "adyen" ? adyenApi(view, send) : stripeApi(view, send);
}

const outcomeOf = ({ status, document }: Answer): TryOutcome =>
  status === 0 ? { kind: "lost" } : readOutcome(status, document);
const followUpOf = ({ status, document }: Answer): TryOutcome =>
  status === 0 ? { kind: "lost" } : readFollowUp(status, document);

/** The amount as the customer sees it: the server charges no other. */
const statedBy = ({ money }: ReadyView) =>
  new URLSearchParams({ currency: money.currency, totalPrice: majorUnitsText(money) });

function adyenApi(view: ReadyView, send: Send): PaymentApi {
  const { basketId, country, locale } = view;
  const stated = statedBy(view);
  return {
    async start() {
      const query = new URLSearchParams([...stated, ["locale", locale], ["countryCode", country]]);
      return startOf(await send(`/service-call-adyen-payment-method?${query}`, { basketId }));
    },
    async pay(paymentDetails, about) {
      if (paymentDetails.provider !== "adyen") throw new Error("What is paid with is not Adyen's.");
      const { provider: _, ...given } = paymentDetails;
      return outcomeOf(await send(`/service-call-adyen-payments?${stated}`, { basketId, ...given, ...about }));
    },
    async proceed(orderNo, { paymentData, ...details }) {
      const body = { orderNo, details, ...(paymentData !== undefined && { paymentData }) };
      return followUpOf(await send("/service-call-adyen-payments-details", body));
    },
    cancel: async () => ({ kind: "unexpected" }),
  };
}

function stripeApi(view: ReadyView, send: Send): PaymentApi {
  const { basketId } = view;
  const path = "/service-call-stripe";
  return {
    start: async () => startOf(await send(`${path}?${statedBy(view)}`, { service: "setup", basketId })),
    async pay(paymentDetails, about) {
      const { provider: _, ...given } = paymentDetails;
      return outcomeOf(await send(`${path}?${statedBy(view)}`, { service: "pay", basketId, ...given, ...about }));
    },
    proceed: async (orderNo) => followUpOf(await send(path, { service: "continue", orderNo })),
    cancel: async (orderNo) => followUpOf(await send(path, { service: "cancel", orderNo })),
  };
}

function startOf({ status, document }: Answer): WidgetStart | { error: StartError } {
  const given = document as { kind?: string; error?: PaymentErrorKind; saved?: SavedMethod[] } | undefined;
  if (status === 200 && given && given.kind !== "failed") {
    const { saved = [], ...widget } = given;
    return { widget, saved };
  }
  if (given?.error) return { error: given.error };
  const outcome = readOutcome(status, document);
  if (outcome.kind === "amountChanged") return { error: outcome.kind };
  return { error: outcome.kind === "failed" ? outcome.error : "connection_error" };
}
