import type { PaymentErrorKind } from "../../../../payments/port/payment-types.ts";
import type { MessageId } from "../../../i18n/message-id.ts";

/** Errors that the page shows besides those of a payment provider. */
const shopErrors = ["amountChanged", "addFailed", "unexpected"] as const;

export type ShownError = PaymentErrorKind | (typeof shopErrors)[number];

type ErrorText = { title: MessageId; lines: readonly MessageId[] };

const problemText = (...lines: MessageId[]): ErrorText => ({ title: "payment.problemTitle", lines });

/** The text of each error. */
export const ERROR_TEXTS: Readonly<Record<ShownError, ErrorText>> = {
  card_error: problemText("payment.cardError", "payment.notCharged"),
  validation_error: problemText("payment.validationError", "payment.notCharged"),
  connection_error: problemText("payment.notCharged", "payment.waitAndRetry"),
  invalid_request_error: problemText("payment.invalidRequest", "payment.notCharged"),
  authentication_error: problemText("payment.authenticationError", "payment.notCharged"),
  payment_platform_error: problemText("payment.platformError", "payment.notCharged"),
  "gPay-error": problemText("payment.googlePayError", "payment.notCharged"),
  "aPay-error": problemText("payment.applePayError", "payment.notCharged"),
  "iDeal-error": problemText("payment.idealError", "payment.notCharged"),
  billing_address_missmatch: { title: "payment.mismatchTitle", lines: ["payment.mismatchText"] },
  card_authorisation_error: problemText("payment.authorisationError", "payment.notCharged"),
  amountChanged: { title: "payment.amountChangedTitle", lines: ["payment.amountChanged", "payment.notCharged"] },
  addFailed: { title: "payment.addFailedTitle", lines: ["payment.addFailedText"] },
  unexpected: { title: "payment.problemTitle", lines: ["checkout.failed"] },
};

export const isPaymentError = (value: unknown): value is PaymentErrorKind =>
  typeof value === "string" && !shopErrors.some((name) => name === value) && Object.hasOwn(ERROR_TEXTS, value);

/** Errors that the page of the payment details shows after a return from a bank. */
export const isMethodError = (value: unknown): value is PaymentErrorKind | "addFailed" =>
  value === "addFailed" || isPaymentError(value);
