import type { SelectedVehicle } from "../vehicle.ts";

/** The two ids of a person in the backing systems; an owner is recorded by one of them. */
export type PersonIds = { accountId: string; forgerockId?: string | undefined };

/** Whether the vehicle service records the person as the owner, by the id that it uses for this owner. */
export function ownsVehicle(person: PersonIds | undefined, owner: SelectedVehicle["owner"] | undefined): boolean {
  if (!person || !owner) return false;
  return owner.id !== "" && owner.id === (owner.isForgerockUser ? person.forgerockId : person.accountId);
}
