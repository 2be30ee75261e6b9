import type { Action, PaymentResponse } from "./adyen-wire.ts";
import type { PaymentRow, SandboxState } from "./tables.ts";

const resultCodes: Record<Exclude<SandboxState, "awaiting">, NonNullable<PaymentResponse["resultCode"]>> = {
  received: "Received",
  authorised: "Authorised",
  refused: "Refused",
  cancelled: "Cancelled",
  reversed: "Authorised",
};

/** The response for a payment that needs no action of the shopper. */
export function paymentResponse(payment: PaymentRow): PaymentResponse {
  const { state, pspReference, reference, amount, currency, refusal, method } = payment;
  if (state === "awaiting") throw new Error(`The payment ${pspReference} still needs an action of the shopper.`);
  return {
    pspReference,
    merchantReference: reference,
    resultCode: resultCodes[state],
    amount: { currency, value: amount },
    paymentMethod: { type: method.type, ...(method.brand !== undefined && { brand: method.brand }) },
    ...(state === "refused" && refusal),
    ...(state !== "refused" && state !== "cancelled" && { additionalData: additionalData(payment) }),
  };
}

/** Payment methods whose token is not in the response: Adyen sends it in a separate message. */
const lateTokenTypes: ReadonlySet<string> = new Set(["ideal", "bcmc", "sepadirectdebit"]);

export const hasLateToken = ({ isStored, method }: Pick<PaymentRow, "isStored" | "method">): boolean =>
  isStored && lateTokenTypes.has(method.type);

export function additionalData(payment: PaymentRow): Record<string, string> {
  const { method, shopperReference } = payment;
  const token = hasLateToken(payment) ? null : payment.token;
  const { brand, last4, expiryMonth, expiryYear, country, type } = method;
  return {
    paymentMethod: brand ?? type,
    ...(last4 !== undefined && type !== "sepadirectdebit" && { cardSummary: last4 }),
    ...(expiryMonth && expiryYear && { expiryDate: `${Number(expiryMonth)}/${expiryYear}` }),
    ...(country !== undefined && { issuerCountry: country, cardIssuingCountry: country }),
    ...(token !== null && {
      "recurring.recurringDetailReference": token,
      "recurring.shopperReference": shopperReference ?? "",
      "tokenization.storedPaymentMethodId": token,
      "tokenization.shopperReference": shopperReference ?? "",
      "tokenization.store.operationType": "created",
    }),
  };
}

/** The response with the action that the shopper has to complete first. */
export function actionResponse(payment: PaymentRow, origin: string): PaymentResponse {
  const isNative = payment.method.scenario === "challenge" && canChallengeNatively(origin);
  return {
    resultCode: isNative ? "ChallengeShopper" : "RedirectShopper",
    merchantReference: payment.reference,
    action: isNative ? challenge(payment, origin) : redirect(payment, origin),
  };
}

/** The origins for which Adyen's browser library embeds the bank's page. */
const canChallengeNatively = (origin: string) => origin.startsWith("https:") || origin === "http://localhost:8080";

function challenge({ secret }: PaymentRow, origin: string): Action {
  const token = {
    acsReferenceNumber: "ADYEN-ACS-SIMULATOR",
    acsTransID: secret,
    acsURL: `${origin}/sandbox/acs?payment=${secret}`,
    messageVersion: "2.2.0",
    threeDSNotificationURL: `${origin}/sandbox/acs/result`,
    threeDSServerTransID: secret,
  };
  return {
    type: "threeDS2",
    subtype: "challenge",
    paymentMethodType: "scheme",
    token: Buffer.from(JSON.stringify(token)).toString("base64"),
    authorisationToken: secret,
    paymentData: secret,
  };
}

function redirect({ secret, method }: PaymentRow, origin: string): Action {
  return {
    type: "redirect",
    method: "GET",
    paymentMethodType: method.type,
    url: `${origin}/sandbox/bank?payment=${secret}`,
  };
}
