import type { FieldProblem } from "../../../../address/check-address.ts";
import { checkEmail } from "../../../../address/check-email.ts";
import type { OrderLookup } from "../../../../../contracts/order-management/order-lookup.ts";

export const ORDER_NUMBER_LIMIT = 100;

type LookupProblem = FieldProblem<keyof OrderLookup>;

/** What is wrong with a normalised lookup; nothing when it may be one. */
export function checkLookup({ orderNumber, email }: OrderLookup): LookupProblem[] {
  return [...checkOrderNumber(orderNumber), ...checkEmail(email)];
}

function checkOrderNumber(orderNumber: string): LookupProblem[] {
  if (orderNumber === "") return [{ field: "orderNumber", text: "guestOrder.orderNumberRequired" }];
  if (orderNumber.length <= ORDER_NUMBER_LIMIT) return [];
  return [{ field: "orderNumber", text: "address.tooLong", values: { max: ORDER_NUMBER_LIMIT } }];
}
