import type { RefusalReason, StatedValues } from "../../contracts/payments/payments.ts";

/** What the server knows; a field it does not know cannot be right either. */
type Known = { [Name in keyof StatedValues]?: StatedValues[Name] | null };

/** Whether everything a request states is what the server knows by itself. */
export function isHonest(stated: StatedValues | undefined, known: Known): boolean {
  if (!stated) return true;
  return (Object.keys(stated) as (keyof StatedValues)[]).every(
    (name) => stated[name] === undefined || stated[name] === known[name],
  );
}

/** Prices and coupons change while a page is open; nothing else that a request states does. */
export function reasonToRefuse(stated: StatedValues | undefined, known: Known): RefusalReason | undefined {
  if (isHonest(stated, known)) return undefined;
  const { amount: _amount, currency: _currency, ...others } = stated ?? {};
  return isHonest(others, known) ? "amountChanged" : "tampered";
}
