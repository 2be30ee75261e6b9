import type { LookupOutcome } from "./look-up-vehicle.server.ts";

/** Why a vehicle cannot be shown. */
export const LOOKUP_FAILURES = ["unknown", "otherUser", "unavailable"] as const;
export type LookupFailure = (typeof LOOKUP_FAILURES)[number];

type Options = { channel?: string; requestedPage: string };

/** The error page for a link with a vehicle; undefined when the linked page may be shown. */
export function redirectAfterLookup(
  kind: LookupOutcome["kind"],
  { channel, requestedPage }: Options,
): string | undefined {
  switch (kind) {
    case "found":
      return undefined;
    case "marketMismatch":
      return "/invalid-market-vin";
    case "makeMismatch":
      return "/invalid-brand-vin";
    case "unknown":
      return channel === "dx" ? "/vin-error?reason=unknown" : "/generic-error?reason=unknown";
    case "otherUser":
      return "/generic-error?reason=otherUser";
    case "unavailable":
      return `/generic-error?${new URLSearchParams({ reason: "unavailable", redirectUrl: requestedPage })}`;
  }
}

export function readLookupFailure(query: URLSearchParams): LookupFailure | undefined {
  return LOOKUP_FAILURES.find((failure) => failure === query.get("reason"));
}
