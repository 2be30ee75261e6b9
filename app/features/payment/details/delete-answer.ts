/** The intent of the form that deletes the payment method. */
export const DELETE_INTENT = "deletePaymentMethod";
/** The query parameter of the page that asks before a method is deleted. */
export const DELETE_PARAM = "delete";

/** Why a method was not deleted. */
export type DeleteAnswer =
  /** An active subscription is paid with it. */
  | { kind: "linked" }
  /** A system does not answer. */
  | { kind: "unavailable" };
