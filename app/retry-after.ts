import { isRouteErrorResponse } from "react-router";

/** In seconds: what a closed shop tells robots and browsers to wait. */
const CLOSED_SECONDS = 120;

/** How long somebody has to wait whose request was refused for asking too often. */
export function secondsToWait(error: unknown): number | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 429) return undefined;
  const told: unknown = error.data;
  if (typeof told !== "object" || told === null || !("retryAfterSeconds" in told)) return undefined;
  return typeof told.retryAfterSeconds === "number" ? told.retryAfterSeconds : undefined;
}

/** The header that goes with a page that could not be given yet. */
export function retryAfterOf(status: number, errors: Readonly<Record<string, unknown>> | null): string | undefined {
  if (status === 503) return String(CLOSED_SECONDS);
  const seconds = Object.values(errors ?? {}).map(secondsToWait);
  return seconds[0] === undefined ? undefined : String(seconds[0]);
}
