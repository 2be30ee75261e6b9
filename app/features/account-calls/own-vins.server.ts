import { isFault } from "../../../contracts/fault.ts";
import { lookupVehicles } from "../../../contracts/vehicles/lookup-vehicles.ts";
import { externalIdHeader } from "../../../contracts/vehicles/vehicles-wire.ts";
import type { AccountDeps } from "../../request/account/account-deps.server.ts";

type Deps = Pick<AccountDeps, "services" | "accountId" | "forgerockId" | "now" | "shop">;

/** The VINs of the caller's vehicles of this make. The vehicle service knows the caller by either of two ids. */
export async function readOwnVins(deps: Deps): Promise<Set<string>> {
  const { accountId, forgerockId } = deps;
  const ids = [accountId, ...(forgerockId === undefined ? [] : [forgerockId])];
  return new Set((await Promise.all(ids.map((id) => readVinsOf(deps, id)))).flat());
}

async function readVinsOf({ services, now, shop }: Deps, ownerId: string): Promise<string[]> {
  const query = { service: "vehicles" as const, timestamp: String(now.getTime()) };
  try {
    const { vehicles } = await services.vehicles(
      lookupVehicles,
      { query },
      { headers: { [externalIdHeader]: ownerId } },
    );
    return vehicles.filter(({ make }) => make === shop.site.makeName).map(({ vin }) => vin);
  } catch (error) {
    // The vehicle service does not know this owner.
    if (isFault(error) && error.kind === "refused" && error.status === 404) return [];
    throw error;
  }
}
