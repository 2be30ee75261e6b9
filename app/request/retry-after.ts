import { isRouteErrorResponse } from "react-router";
import { isFault } from "../../contracts/fault.ts";

/** In seconds: what a closed shop tells robots and browsers to wait. */
const CLOSED_SECONDS = 120;

/** In seconds: by then a system that does not answer has had a pause, and may be asked again. */
export const SLOW_SECONDS = 10;

/** What a page throws with a 503 that took too long; a closed shop throws nothing with it. */
export const tooSlow = { reason: "slow" } as const;

/** Whether a page could not be made because it took too long, not because the shop is closed. */
export function isTooSlow(error: unknown): boolean {
  if (!isRouteErrorResponse(error) || error.status !== 503) return false;
  return (error.data as Partial<typeof tooSlow> | null)?.reason === tooSlow.reason;
}

/** A page that failed for want of a backing system is there again soon: 503 says so, where the router says 500. */
export function statusOf(status: number, errors: Readonly<Record<string, unknown>> | null): number {
  const isAway = Object.values(errors ?? {}).some((error) => isFault(error) && error.kind !== "refused");
  return status === 500 && isAway ? 503 : status;
}

/** How long somebody has to wait whose request was refused for asking too often. */
export function secondsToWait(error: unknown): number | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 429) return undefined;
  const told: unknown = error.data;
  if (typeof told !== "object" || told === null || !("retryAfterSeconds" in told)) return undefined;
  return typeof told.retryAfterSeconds === "number" ? told.retryAfterSeconds : undefined;
}

/** The header that goes with a page that could not be given yet. */
export function retryAfterOf(status: number, errors: Readonly<Record<string, unknown>> | null): string | undefined {
  const thrown = Object.values(errors ?? {});
  if (thrown.some((error) => isTooSlow(error) || isFault(error))) return String(SLOW_SECONDS);
  if (status === 503) return String(CLOSED_SECONDS);
  const seconds = Object.values(errors ?? {}).map(secondsToWait);
  return seconds[0] === undefined ? undefined : String(seconds[0]);
}
