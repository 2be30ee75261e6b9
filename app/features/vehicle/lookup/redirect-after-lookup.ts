import type { LookupOutcome } from "./look-up-vehicle.server.ts";

/** Why a page about a vehicle says no. */
export const VEHICLE_TROUBLES = ["unknown", "otherUser", "unavailable"] as const;
export type VehicleTrouble = (typeof VEHICLE_TROUBLES)[number];

type Way = { channel?: string; wantedPage: string };

/** Where a link with a vehicle leads instead of its page; undefined when the page itself may be shown. */
export function redirectAfterLookup(kind: LookupOutcome["kind"], { channel, wantedPage }: Way): string | undefined {
  switch (kind) {
    case "found":
      return undefined;
    case "marketMismatch":
      return "/invalid-market-vin";
    case "brandMismatch":
      return "/invalid-brand-vin";
    case "unknown":
      return channel === "dx" ? "/vin-error?reason=unknown" : "/generic-error?reason=unknown";
    case "otherUser":
      return "/generic-error?reason=otherUser";
    case "unavailable":
      return `/generic-error?${new URLSearchParams({ reason: "unavailable", redirectUrl: wantedPage })}`;
  }
}

export function readTrouble(query: URLSearchParams): VehicleTrouble | undefined {
  return VEHICLE_TROUBLES.find((trouble) => trouble === query.get("reason"));
}
