import { z } from "zod";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../../../settings/sealed-cookie.server.ts";

/** The vehicle cookie lasts ten days. */
const COOKIE_MS = 864_000_000;

/** A browser keeps no cookie above 4 kB; no vehicle has nearly so many services. */
const MAX_SUBSCRIPTIONS = 30;

const storedVehicle = z.object({
  vin: z.string(),
  id: z.string().optional(),
  cryptedVin: z.string().optional(),
  make: z.enum(["landrover", "jaguar"]),
  country: z.string(),
  modelKey: z.string(),
  modelName: z.string(),
  powertrain: z.string().optional(),
  subscriptions: z.array(z.tuple([z.string(), z.string()])),
  undated: z.array(z.string()).readonly().optional(),
  owner: z.object({ id: z.string(), isForgerockUser: z.boolean() }),
});

const stored = z.union([
  z.object({ vehicle: storedVehicle.transform(unpack), knownAt: z.number(), doubtedAt: z.number().optional() }),
  z.object({ wanted: z.union([z.object({ vin: z.string() }), z.object({ cryptedVin: z.string() })]) }),
]);

/** Read by `stored`. */
const anything = z.unknown();

/** The cookie's value: a vehicle, or the VIN of one that could not be looked up yet. */
export type VehicleCookieValue = z.output<typeof stored>;
type PackedVehicle = z.input<typeof stored>;

export type VehicleCookie = {
  read(request: Request): Promise<VehicleCookieValue | undefined>;
  sealed(request: Request): string | undefined;
  write(value: VehicleCookieValue): Promise<string>;
  clear(): string;
};

/** One cookie for each site, so that the makes never share a vehicle. */
export function vehicleCookie(siteId: string, deps: CookieDeps): VehicleCookie {
  const cookie: SealedCookie<unknown> = sealedCookie(
    { name: `vehicle-${siteId}`, schema: anything, maxAgeSeconds: COOKIE_MS / 1000 },
    deps,
  );
  return {
    read: async (request) => stored.safeParse(await cookie.read(request)).data,
    sealed: (request) => cookie.sealed(request),
    write: (value) => cookie.write(pack(value)),
    clear: () => cookie.clear(),
  };
}

function unpack({ subscriptions, ...vehicle }: z.output<typeof storedVehicle>) {
  return {
    ...vehicle,
    subscriptions: subscriptions.map(([productId, expiresOn]) => ({ productId, expiresOn })),
  };
}

function pack(value: VehicleCookieValue): PackedVehicle {
  if ("wanted" in value) return value;
  const { vehicle: unpacked, ...times } = value;
  const { subscriptions, ...vehicle } = unpacked;
  const soonestFirst = subscriptions.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
  const pairs = soonestFirst.slice(0, MAX_SUBSCRIPTIONS).map((it): [string, string] => [it.productId, it.expiresOn]);
  return { vehicle: { ...vehicle, subscriptions: pairs }, ...times };
}
