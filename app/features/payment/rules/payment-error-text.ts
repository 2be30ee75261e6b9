import type { PaymentErrorKind } from "../../../../payments/port/payment-types.ts";
import type { MessageId } from "../../../i18n/message-id.ts";

/** What is shown and is no error of the payment: `unexpected` has nothing to do with it. */
const shopErrors = ["amountChanged", "unexpected"] as const;

export type ShownError = PaymentErrorKind | (typeof shopErrors)[number];

type ErrorText = { title: MessageId; lines: readonly MessageId[] };

const told = (...lines: MessageId[]): ErrorText => ({ title: "payment.problemTitle", lines });

/** What is said about each thing that may go wrong. */
export const ERROR_TEXTS: Readonly<Record<ShownError, ErrorText>> = {
  card_error: told("payment.cardError", "payment.notCharged"),
  validation_error: told("payment.validationError", "payment.notCharged"),
  connection_error: told("payment.notCharged", "payment.waitAndRetry"),
  invalid_request_error: told("payment.invalidRequest", "payment.notCharged"),
  authentication_error: told("payment.authenticationError", "payment.notCharged"),
  payment_platform_error: told("payment.platformError", "payment.notCharged"),
  "gPay-error": told("payment.googlePayError", "payment.notCharged"),
  "aPay-error": told("payment.applePayError", "payment.notCharged"),
  "iDeal-error": told("payment.idealError", "payment.notCharged"),
  billing_address_missmatch: { title: "payment.mismatchTitle", lines: ["payment.mismatchText"] },
  card_authorisation_error: told("payment.authorisationError", "payment.notCharged"),
  amountChanged: { title: "payment.amountChangedTitle", lines: ["payment.amountChanged", "payment.notCharged"] },
  unexpected: { title: "payment.problemTitle", lines: ["checkout.failed"] },
};

export const isPaymentError = (value: unknown): value is PaymentErrorKind =>
  typeof value === "string" && !shopErrors.some((name) => name === value) && Object.hasOwn(ERROR_TEXTS, value);
