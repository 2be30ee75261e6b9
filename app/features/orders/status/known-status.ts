import {
  fulfilmentStatuses,
  type RecordStatus,
  recordStatuses,
} from "../../../../contracts/order-management/statuses.ts";

/** A status of order management in lower case: its systems do not agree on capitals. */
export type KnownStatus = Lowercase<RecordStatus>;

const KNOWN: ReadonlySet<string> = new Set([...recordStatuses, ...fulfilmentStatuses].map((one) => one.toLowerCase()));

/** Undefined for a status that order management did not have when this was written. */
export function knownStatus(status: string): KnownStatus | undefined {
  const lower = status.trim().toLowerCase();
  return KNOWN.has(lower) ? (lower as KnownStatus) : undefined;
}
