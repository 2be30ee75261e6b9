import { z } from "zod";
import type { Money, PaymentErrorKind, PaymentMethod, PaymentType } from "../port/payment-types.ts";
import type { AdyenPaymentMethod } from "../port/payments.ts";
import { bankCodeOf } from "../bank-code.ts";
import type { ProviderAnswer } from "../provider-answer.ts";
import { unusableAnswer } from "./adyen-fault.ts";

/** The fields of a payment answer that the shop reads. It is validated, because any server may answer at an address. */
const resultDocument = z.object({
  resultCode: z.string(),
  pspReference: z.string().optional(),
  merchantReference: z.string().optional(),
  amount: z.object({ currency: z.string(), value: z.int() }).nullish(),
  action: z.record(z.string(), z.unknown()).nullish(),
  refusalReasonCode: z.string().optional(),
  paymentMethod: z.object({ brand: z.string().optional(), type: z.string().optional() }).nullish(),
  additionalData: z.record(z.string(), z.unknown()).nullish(),
});
export type AdyenResult = z.infer<typeof resultDocument>;

export function parseResult(answer: unknown): AdyenResult {
  // The library creates instances of its own classes; the ledger stores plain objects.
  const { data } = resultDocument.safeParse(JSON.parse(JSON.stringify(answer ?? null)));
  if (!data) throw unusableAnswer("a document that is no result");
  return data;
}

/** What the ledger knows before the answer comes. */
export type Expected = { money: Money; method: Partial<PaymentMethod> & Pick<PaymentMethod, "type"> };

type Reader = (result: AdyenResult, expected: Expected) => ProviderAnswer;

const pending: Reader = (result, expected) => ({
  kind: "pending",
  reference: requireReference(result),
  method: methodOf(result, expected),
});
/** Stores the method now: the answer after the bank may not name it. */
const action: Reader = ({ action: requested }, { method }) => {
  if (!requested) throw unusableAnswer("a result without the action it asks for");
  return { kind: "action", action: requested, method };
};
const refused: Reader = (result, expected) => ({
  kind: "refused",
  ...referenceOf(result),
  error: errorOf(result, expected.method.type),
  ...(result.refusalReasonCode !== undefined && { code: result.refusalReasonCode }),
});

/** The reader for each result code. */
const readers: Readonly<Record<string, Reader>> = {
  Authorised: (result, expected) => ({
    kind: "authorised",
    reference: requireReference(result),
    ...moneyOf(result, expected),
    method: methodOf(result, expected),
  }),
  Received: pending,
  Pending: pending,
  PresentToShopper: pending,
  RedirectShopper: action,
  IdentifyShopper: action,
  ChallengeShopper: action,
  Cancelled: (result) => ({ kind: "cancelled", ...referenceOf(result) }),
  Refused: refused,
  Error: refused,
};

export function readResult(result: AdyenResult, expected: Expected): ProviderAnswer {
  const reader = Object.hasOwn(readers, result.resultCode) ? readers[result.resultCode] : undefined;
  if (!reader) throw unusableAnswer("an unknown result code");
  return reader(result, expected);
}

const referenceOf = ({ pspReference: reference }: AdyenResult) => (reference === undefined ? {} : { reference });

function requireReference({ pspReference }: AdyenResult): string {
  if (pspReference === undefined) throw unusableAnswer("a payment without a reference");
  return pspReference;
}

function moneyOf({ amount }: AdyenResult, { money }: Expected): Money {
  return amount ? { amount: amount.value, currency: amount.currency } : money;
}

const notAuthenticated = "11";

function errorOf({ resultCode, refusalReasonCode }: AdyenResult, type: PaymentType): PaymentErrorKind {
  if (resultCode === "Error") return "payment_platform_error";
  if (refusalReasonCode === notAuthenticated) return "card_authorisation_error";
  return refusalErrorOf(type);
}

const errorsOfTypes: Partial<Record<PaymentType, PaymentErrorKind>> = {
  google_pay: "gPay-error",
  apple_pay: "aPay-error",
  ideal: "iDeal-error",
};

/** The error kind of a refused payment, by its payment type. */
export const refusalErrorOf = (type: PaymentType): PaymentErrorKind => errorsOfTypes[type] ?? "card_error";

function methodOf(result: Pick<AdyenResult, "additionalData" | "paymentMethod">, { method }: Expected): PaymentMethod {
  return { ...method, ...methodFromData(result.additionalData ?? {}), ...brandOf(result) };
}

function brandOf({ paymentMethod }: Pick<AdyenResult, "paymentMethod">): Partial<PaymentMethod> {
  const brand = paymentMethod?.brand;
  return brand === undefined ? {} : { brand: brand === "mc" ? "mastercard" : brand };
}

/** Adyen's account settings decide which of these fields are sent: each may be missing. */
export function methodFromData(data: Record<string, unknown>): Partial<PaymentMethod> {
  const text = (name: string) => (typeof data[name] === "string" ? data[name] : undefined);
  const token = text("tokenization.storedPaymentMethodId") ?? text("recurring.recurringDetailReference");
  const last4 = text("cardSummary");
  const country = text("issuerCountry") ?? text("cardIssuingCountry");
  const [, month, year] = /^(0?[1-9]|1[0-2])\/(\d{4})$/.exec(text("expiryDate") ?? "") ?? [];
  return {
    ...(token !== undefined && { token }),
    ...(last4 !== undefined && /^\d{4}$/.test(last4) && { last4 }),
    ...(country !== undefined && /^[A-Z]{2}$/.test(country) && { country }),
    ...(month !== undefined && { expMonth: Number(month), expYear: Number(year) }),
  };
}

const types: Record<AdyenPaymentMethod["type"], PaymentType> = {
  scheme: "card",
  bcmc: "bancontact",
  ideal: "ideal",
  sepadirectdebit: "sepa_debit",
  applepay: "apple_pay",
  googlepay: "google_pay",
};

/** The payment type for Adyen's name of a method. A wallet's name may begin with the brand of its card. */
export function typeOf(name = ""): PaymentType {
  const plain = /_(applepay|googlepay)$/.exec(name)?.[1] ?? name;
  return Object.hasOwn(types, plain) ? types[plain as AdyenPaymentMethod["type"]] : "card";
}

export const adyenTypes = Object.fromEntries(Object.entries(types).map(([name, type]) => [type, name])) as Record<
  PaymentType,
  AdyenPaymentMethod["type"]
>;

/** The method as far as the browser's data describes it. */
export function methodFromBrowser({ type, iban: typed }: AdyenPaymentMethod): Expected["method"] {
  if (typed === undefined) return { type: typeOf(type) };
  const iban = typed.replaceAll(/\s/g, "").toUpperCase();
  const bankCode = bankCodeOf(iban);
  return {
    type: "sepa_debit",
    last4: iban.slice(-4),
    country: iban.slice(0, 2),
    ...(bankCode !== undefined && { bankCode }),
  };
}
