import type { VehicleInHand } from "../vehicle.ts";

/** A person as the systems behind the shop know them: owners go by either of the two ids. */
export type PersonIds = { identityId: string; forgerockId?: string | undefined };

/** Whether the vehicle service has the person down as the owner, under the id that it uses for this owner. */
export function ownsVehicle(person: PersonIds | undefined, owner: VehicleInHand["owner"] | undefined): boolean {
  if (!person || !owner) return false;
  return owner.id !== "" && owner.id === (owner.isForgerockUser ? person.forgerockId : person.identityId);
}
