import type { Action, PaymentAnswer } from "./adyen-wire.ts";
import type { PaymentRow, SandboxState } from "./tables.ts";

const resultCodes: Record<Exclude<SandboxState, "awaiting">, NonNullable<PaymentAnswer["resultCode"]>> = {
  received: "Received",
  authorised: "Authorised",
  refused: "Refused",
  cancelled: "Cancelled",
  reversed: "Authorised",
};

/** What is said about a payment that waits for nobody. */
export function paymentAnswer(payment: PaymentRow): PaymentAnswer {
  const { state, pspReference, reference, amount, currency, refusal, method } = payment;
  if (state === "awaiting") throw new Error(`The payment ${pspReference} still waits for its shopper.`);
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

/** Ways to pay whose token is not ready with the answer: Adyen sends it in a message of its own. */
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

/** What the shopper has to do first. */
export function actionAnswer(payment: PaymentRow, origin: string): PaymentAnswer {
  const isNative = payment.method.scenario === "challenge" && canChallengeNatively(origin);
  return {
    resultCode: isNative ? "ChallengeShopper" : "RedirectShopper",
    merchantReference: payment.reference,
    action: isNative ? challenge(payment, origin) : redirect(payment, origin),
  };
}

/** Adyen's browser part shows a bank's page inside its own only from here. */
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
