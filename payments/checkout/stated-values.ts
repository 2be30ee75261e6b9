import type { RefusalReason, StatedValues } from "../port/payments.ts";

/** What the server knows; a field it does not know cannot be right either. */
type Known = { [Name in keyof StatedValues]?: StatedValues[Name] | null };

/** Whether everything a request states is what the server knows by itself. */
export function matchesServerValues(stated: StatedValues | undefined, known: Known): boolean {
  if (!stated) return true;
  return (Object.keys(stated) as (keyof StatedValues)[]).every(
    (name) => stated[name] === undefined || stated[name] === known[name],
  );
}

/**
 * Why a request about a total is refused: it does not say which total the customer saw, or another one. Prices and coupons
 * change while a page is open; nothing else that a request states does.
 */
export function reasonToRefuse(stated: StatedValues, known: Known): RefusalReason | undefined {
  const { amount, currency, ...others } = stated;
  if (!matchesServerValues(others, known)) return "tampered";
  if (amount === undefined || currency === undefined) return "amountMissing";
  return amount === known.amount && currency === known.currency ? undefined : "amountChanged";
}
