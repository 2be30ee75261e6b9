import type { RefusalReason, ClaimedValues } from "../port/payments.ts";

/** The server's own values; a claimed value that the server does not have never matches. */
type ServerValues = { [Name in keyof ClaimedValues]?: ClaimedValues[Name] | null };

/** Whether every value that a request states equals the server's. */
export function matchesServerValues(claimed: ClaimedValues | undefined, serverValues: ServerValues): boolean {
  if (!claimed) return true;
  return (Object.keys(claimed) as (keyof ClaimedValues)[]).every(
    (name) => claimed[name] === undefined || claimed[name] === serverValues[name],
  );
}

/**
 * Why a request about a total is refused. A changed total counts as a new price, not as tampering: prices and coupons may
 * change while a page is open.
 */
export function refusalReason(claimed: ClaimedValues, serverValues: ServerValues): RefusalReason | undefined {
  const { amount, currency, ...others } = claimed;
  if (!matchesServerValues(others, serverValues)) return "tampered";
  if (amount === undefined || currency === undefined) return "amountMissing";
  return amount === serverValues.amount && currency === serverValues.currency ? undefined : "amountChanged";
}
