import type Stripe from "stripe";
import type { PaymentErrorKind, PaymentMethod, PaymentType } from "../port/payment-types.ts";
import type { ProviderAnswer } from "../provider-answer.ts";
import { unusableAnswer } from "./stripe-fault.ts";

/** Codes of a bank that could not authenticate its customer. */
const authenticationCodes = new Set([
  "authentication_required",
  "setup_intent_authentication_failure",
  "payment_intent_authentication_failure",
]);

type Refused = { code?: string | null | undefined; decline_code?: string | null | undefined };

export function errorKindOf({ code, decline_code: decline }: Refused, type: PaymentType = "card"): PaymentErrorKind {
  if (authenticationCodes.has(code ?? "") || authenticationCodes.has(decline ?? "")) return "card_authorisation_error";
  if (type === "google_pay") return "gPay-error";
  if (type === "apple_pay") return "aPay-error";
  return type === "ideal" ? "iDeal-error" : "card_error";
}

/** The payment's answer in an intent. */
export function readIntent(intent: Stripe.PaymentIntent, known?: PaymentMethod | null): ProviderAnswer {
  const reference = intent.id;
  const method = expandedMethod(intent);
  const withMethod = method && { method };
  switch (intent.status) {
    case "succeeded":
      return {
        kind: "authorised",
        reference,
        amount: intent.amount_received,
        currency: intent.currency.toUpperCase(),
        ...withMethod,
      };
    case "processing":
      return { kind: "pending", reference, ...withMethod };
    case "requires_action":
      return { kind: "action", reference, action: { clientSecret: intent.client_secret } };
    case "requires_payment_method":
      return { reference, ...refusal(intent.last_payment_error ?? {}, known?.type ?? method?.type) };
    case "canceled":
      return { kind: "cancelled", reference };
    default:
      throw unusableAnswer();
  }
}

/** A message carries only the id of the method. */
function expandedMethod({ payment_method: method }: Stripe.PaymentIntent): PaymentMethod | undefined {
  return method === null || typeof method === "string" ? undefined : readMethod(method);
}

export function refusal(refused: Refused, type?: PaymentType): Extract<ProviderAnswer, { kind: "refused" }> {
  const code = refused.decline_code ?? refused.code ?? undefined;
  return { kind: "refused", error: errorKindOf(refused, type), ...(code !== undefined && { code }) };
}

/** The types that Stripe calls by the same name. */
const types = ["card", "ideal", "bancontact", "sepa_debit"] as const satisfies PaymentType[];

export function readMethod(method: Stripe.PaymentMethod): PaymentMethod & { token: string } {
  const { card, sepa_debit: debit } = method;
  const holder = method.billing_details.name;
  return {
    token: method.id,
    type: walletOf(card) ?? types.find((type) => type === method.type) ?? "card",
    ...(holder !== null && { holder }),
    ...(card && {
      brand: card.brand,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
      ...(card.country !== null && { country: card.country }),
    }),
    ...(debit && {
      ...(debit.last4 !== null && { last4: debit.last4 }),
      ...(debit.bank_code !== null && { bankCode: debit.bank_code }),
      ...(debit.country !== null && { country: debit.country }),
    }),
  };
}

function walletOf(card: Stripe.PaymentMethod.Card | undefined): PaymentType | undefined {
  return (["apple_pay", "google_pay"] as const).find((wallet) => wallet === card?.wallet?.type);
}
