import { isRouteErrorResponse } from "react-router";
import { isFault } from "../../../contracts/fault.ts";

/** The Retry-After of a closed shop, in seconds. */
const CLOSED_SECONDS = 120;

/** The Retry-After while a system does not answer, in seconds. */
export const SLOW_SECONDS = 10;

/** The data of a 503 for a page that took too long; a closed shop's 503 has no data. */
export const tooSlow = { reason: "slow" } as const;

/** Whether a page failed because it took too long, not because the shop is closed. */
export function isTooSlow(error: unknown): boolean {
  if (!isRouteErrorResponse(error) || error.status !== 503) return false;
  return (error.data as Partial<typeof tooSlow> | null)?.reason === tooSlow.reason;
}

/** Turns the router's 500 into 503 when the page failed because a backing system was down. */
export function statusForBackendFailure(status: number, errors: Readonly<Record<string, unknown>> | null): number {
  const isDown = Object.values(errors ?? {}).some((error) => isFault(error) && error.kind !== "refused");
  return status === 500 && isDown ? 503 : status;
}

/** How long a visitor has to wait after a 429. */
export function secondsToWait(error: unknown): number | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 429) return undefined;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("retryAfterSeconds" in data)) return undefined;
  return typeof data.retryAfterSeconds === "number" ? data.retryAfterSeconds : undefined;
}

/** The Retry-After header of a page that failed. */
export function retryAfterOf(status: number, errors: Readonly<Record<string, unknown>> | null): string | undefined {
  const thrown = Object.values(errors ?? {});
  if (thrown.some((error) => isTooSlow(error) || isFault(error))) return String(SLOW_SECONDS);
  if (status === 503) return String(CLOSED_SECONDS);
  const seconds = Object.values(errors ?? {}).map(secondsToWait);
  return seconds[0] === undefined ? undefined : String(seconds[0]);
}
