import { createHash } from "node:crypto";
import type { UserIdType, VehicleMarket } from "../../contracts/vehicles/vehicle-identity.ts";

/** 1 to 4 are the owners of a market's sample vehicles, 9 is another owner in the market. */
export type OwnerNumber = 1 | 2 | 3 | 4 | 9;
export const ownerNumbers: readonly OwnerNumber[] = [1, 2, 3, 4, 9];

export const ownerUuid = (market: VehicleMarket, n: OwnerNumber): string => uuidOf(`owner ${market} ${n}`);

/** The same id on every day and every machine, in the form of a UUID. */
export function uuidOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function ownerEmail(market: VehicleMarket, n: OwnerNumber): string {
  return `owner${n}.${market.toLowerCase()}@example.com`;
}

/** One owner in each market is registered under the identity provider's id. */
export function ownerIdType(n: OwnerNumber): UserIdType {
  return n === 4 ? "FORGEROCK" : "SAP_CDC";
}
