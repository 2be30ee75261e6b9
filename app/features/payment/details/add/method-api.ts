import type { PaymentErrorKind } from "../../../../../payments/port/payment-types.ts";
import type { ActionResult, MethodOutcome } from "../../../../../payments/port/payments.ts";
import type { Answer, Send } from "../../call-shop.ts";
import { type PaymentApi, readStart } from "../../payment-api.ts";
import type { MethodView } from "../../payment-view.ts";
import { type AttemptOutcome, readOutcome } from "../../rules/attempt-outcome.ts";

/**
 * The shop's calls that save a method without paying, at the URLs of the view's provider. A method goes through the same
 * widget as a payment: it is `authorised` when it is saved, and its id stands in place of an order number.
 */
export function createMethodApi(view: MethodView, send: Send): PaymentApi {
  return view.settings.provider === "adyen" ? adyenMethodApi(view, send) : stripeMethodApi(view, send);
}

/** Nothing can be charged, so there is nothing to cancel. */
const cancel = async (): Promise<AttemptOutcome> => ({ kind: "failed", ...noOrder, error: "card_authorisation_error" });
const noOrder = { orderNo: null, code: null } as const;

function adyenMethodApi(view: MethodView, send: Send): PaymentApi {
  return {
    async start() {
      const query = new URLSearchParams({ locale: view.locale, countryCode: view.country });
      return startOf(await send(`/service-call-adyen-payment-method?${query}`, {}));
    },
    async pay(paymentDetails) {
      if (paymentDetails.provider !== "adyen") throw new Error("The payment method is not Adyen's.");
      const { provider: _, ...details } = paymentDetails;
      const next = view.next === undefined ? {} : { next: view.next };
      return outcomeOf(await send("/service-call-adyen-payments", { ...details, ...next }));
    },
    async proceed(methodId, { paymentData, ...details }: ActionResult) {
      const body = { methodId, details, ...(paymentData !== undefined && { paymentData }) };
      return outcomeOf(await send("/service-call-adyen-payments-details", body));
    },
    cancel,
  };
}

function stripeMethodApi(_view: MethodView, send: Send): PaymentApi {
  const path = "/service-call-stripe";
  return {
    start: async () => startOf(await send(path, { service: "setup" })),
    async pay(paymentDetails) {
      const { provider: _, ...details } = paymentDetails;
      return outcomeOf(await send(path, { service: "attach", ...details }));
    },
    // Stripe asks its bank while the method is set up, before it is saved.
    proceed: async () => ({ kind: "unexpected" }),
    cancel,
  };
}

/** Without the provider's fields no method can be added; the page says so in its own words. */
function startOf(answer: Answer) {
  const start = readStart(answer);
  return "error" in start && start.error !== "authentication_error" ? ({ error: "addFailed" } as const) : start;
}

/** The request may have been lost, but nothing is charged when a method is saved, so it can be sent again. */
const lost: PaymentErrorKind = "connection_error";

export function outcomeOf({ status, document }: Answer): AttemptOutcome {
  if (status === 0) return { kind: "failed", ...noOrder, error: lost };
  const outcome = (document ?? {}) as Partial<MethodOutcome> | { kind: "addFailed" };
  if (status !== 200) return readOutcome(status, document);
  switch (outcome.kind) {
    case "added":
      return { kind: "authorised", orderNo: "", method: outcome.method ?? null };
    // The bank decides later, and the page of the payment details says so.
    case "confirming":
      return { kind: "pending", orderNo: outcome.id ?? "", method: null };
    case "action":
      return {
        kind: "action",
        orderNo: outcome.id ?? "",
        provider: outcome.provider ?? "adyen",
        action: outcome.action ?? {},
      };
    case "addFailed":
      return { kind: "addFailed" };
    default:
      return readOutcome(status, document);
  }
}
