import { majorUnitsText, type Money } from "../../../domain/money.ts";
import type { TypedReason } from "../change/change-reasons.ts";

/** A selected item with the reason as the customer has entered it. */
export type TypedItem = TypedReason & { itemId: string };

/** The names of an item's fields. */
export const reasonNames = (itemId: string) => ({ reason: `reason-${itemId}`, text: `text-${itemId}` });

/** A total as the form sends it back: the customer confirms this amount and no other. */
export const totalText = (total: Money): string => `${majorUnitsText(total)} ${total.currency}`;
