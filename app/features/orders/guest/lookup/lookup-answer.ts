import type { FieldProblem } from "../../../../address/check-address.ts";
import type { OrderLookup } from "../../../../../contracts/order-management/order-lookup.ts";
import type { MessageId } from "../../../../i18n/message-id.ts";

/** Why no order was opened; what was typed stays in the form. */
export type LookupAnswer = { typed: OrderLookup } & (
  | { kind: "invalid"; problems: readonly FieldProblem<keyof OrderLookup>[] }
  | { kind: Refusal }
);

type Refusal = "notFound" | "tooMany" | "unavailable";

export const REFUSAL_TEXTS: Readonly<Record<Refusal, MessageId>> = {
  notFound: "guestOrder.notFound",
  tooMany: "guestOrder.tooMany",
  unavailable: "guestOrder.unavailable",
};
