import { readStatus, type RecordStatus } from "../../../../contracts/order-management/statuses.ts";

/** A status of order management in lower case. */
export type KnownStatus = Lowercase<RecordStatus>;

/** Undefined for a status that order management did not have when this was written. */
export function knownStatus(status: string): KnownStatus | undefined {
  return readStatus(status)?.toLowerCase() as KnownStatus | undefined;
}
