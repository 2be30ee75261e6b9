import type Stripe from "stripe";
import type { Decline } from "./test-methods.ts";

type Intent = { payment_intent: Stripe.PaymentIntent } | { setup_intent: Stripe.SetupIntent };

/** An error document of Stripe. */
export class StripeRefusal extends Error {
  override readonly name = "StripeRefusal";
  readonly status: 400 | 401 | 402 | 404 | 413 | 500;
  readonly document: { error: Record<string, unknown> };

  constructor(status: StripeRefusal["status"], error: Record<string, unknown>) {
    super(String(error.message));
    this.status = status;
    this.document = { error };
  }
}

const invalid = (more: Record<string, unknown>) => ({ type: "invalid_request_error", ...more });

export const errors = {
  unauthorized: () => new StripeRefusal(401, invalid({ message: "Invalid API Key provided." })),
  missing: (what: string, id: string) =>
    new StripeRefusal(404, invalid({ code: "resource_missing", param: "id", message: `No such ${what}: '${id}'` })),
  missingParam: (what: string, param: string, id: string) =>
    new StripeRefusal(400, invalid({ code: "resource_missing", param, message: `No such ${what}: '${id}'` })),
  unknownPath: () => new StripeRefusal(404, invalid({ message: "Unrecognized request URL." })),
  tooLarge: () => new StripeRefusal(413, invalid({ message: "Request too large." })),
  parameter: (param: string, code: "parameter_unknown" | "parameter_invalid" | "parameter_missing") =>
    new StripeRefusal(400, invalid({ code, param, message: `The parameter '${param}' does not fit.` })),
  state: (code: string, message: string) => new StripeRefusal(400, invalid({ code, message })),
  otherRequest: () =>
    new StripeRefusal(400, {
      type: "idempotency_error",
      message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    }),
  internal: () => new StripeRefusal(500, { type: "api_error", message: "An unknown error occurred." }),
  testCardsOnly: () =>
    new StripeRefusal(402, {
      type: "card_error",
      code: "card_declined",
      decline_code: "test_mode_live_card",
      message: "Your card was declined. Only test cards are taken here.",
    }),
  declined: (decline: Decline, intent?: Intent) =>
    new StripeRefusal(402, { type: "card_error", ...decline, ...intent }),
};
