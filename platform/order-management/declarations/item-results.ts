import type { Day } from "../calendar.ts";

type Money = { total: number; tax: number };

/** What a declaration did to one item of its contract, or why it did nothing. */
export type ItemResult = { itemId: string } & (
  | { kind: "withdrawn"; refund: Money }
  /** Auto-renewal is off from now on, if it was on. Something is paid back where the term was shortened. */
  | { kind: "cancelled"; lastDay: Day; refund: Money | null; hadRenewal?: boolean }
  /** It was not going to be renewed. */
  | { kind: "ends-anyway"; lastDay: Day }
  | { kind: "returned-before" }
  | { kind: "ended-before" }
  | { kind: "one-time" }
  /** Order management refuses it. */
  | { kind: "unchanged" }
);

export const isChange = ({ kind }: ItemResult): boolean => kind === "withdrawn" || kind === "cancelled";

/**
 * The results of a declaration that was carried out in several steps. What was changed before stays: the next step finds
 * it changed, and has nothing to do.
 */
export function mergeResults(earlier: readonly ItemResult[], later: readonly ItemResult[]): ItemResult[] {
  const kept = earlier.filter(
    (before) => !later.some((after) => after.itemId === before.itemId && (isChange(after) || !isChange(before))),
  );
  const added = later.filter(({ itemId }) => !kept.some((before) => before.itemId === itemId));
  return [...kept, ...added];
}

/** Everything that is paid back; undefined if nothing. */
export function refundOf(results: readonly ItemResult[]): Money | undefined {
  const refunds = results.flatMap((result) => ("refund" in result && result.refund ? [result.refund] : []));
  if (refunds.length === 0) return undefined;
  return {
    total: refunds.reduce((sum, { total }) => sum + total, 0),
    tax: refunds.reduce((sum, { tax }) => sum + tax, 0),
  };
}
