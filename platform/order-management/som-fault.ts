import type { SomFault } from "../../contracts/order-management/som.ts";
import type { UpdateConflict } from "../../contracts/order-management/update-record.ts";
import { Refusal, type RefusalStatus } from "../refusal.ts";
import type { RefuseInput } from "../serve-endpoint.ts";

function somFault(status: RefusalStatus, fault: SomFault[number]): Refusal {
  return new Refusal(status, [fault] satisfies SomFault);
}

export const refuseSomInput: RefuseInput = ({ part, error }) =>
  somFault(400, {
    errorCode: "JSON_PARSER_ERROR",
    message: `The ${part} of the request does not fit.`,
    fields: [...new Set(error.issues.map((issue) => issue.path.join(".")))].slice(0, 10),
  });

/** The same fault for a missing record and for one of another account. */
export const notFound = (): Refusal =>
  somFault(404, { errorCode: "NOT_FOUND", message: "The requested resource does not exist." });

export const tooLarge = (): Refusal =>
  somFault(413, { errorCode: "REQUEST_LIMIT_EXCEEDED", message: "The body of the request is too large." });

/** Why a valid request is still refused. */
const conflicts: Readonly<Record<UpdateConflict, string>> = {
  REFUND_ALREADY_REQUESTED: "A refund of this item has already been requested.",
  REFUND_EXCEEDS_PAYMENT: "More would be refunded than was paid.",
  COOLING_OFF_PERIOD_OVER: "The cooling-off period of this subscription is over.",
  SUBSCRIPTION_IN_PROGRESS: "The order of this subscription is still being processed.",
  SUBSCRIPTION_ENDED: "This subscription has ended.",
  SUBSCRIPTION_RENEWED: "A later purchase pays for this subscription.",
  PAYMENT_METHOD_MISSING: "There is no payment method to renew with.",
  PAYMENT_METHOD_IN_USE: "The payment method is linked to one or more active subscriptions.",
  PAYMENT_METHOD_INCOMPLETE: "A new payment method needs a type and a token.",
};

export const conflict = (errorCode: UpdateConflict): Refusal =>
  somFault(409, { errorCode, message: conflicts[errorCode] });
