import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";

type Check = {
  /** Who has signed in; nobody has when it is undefined. */
  identityId: string | undefined;
  owner: SelectedVehicle["owner"];
  /** The page sells driver assistance, which is bought for any vehicle. */
  isDriverAssistance: boolean;
  /** Testers may sign in as somebody else than the owner. */
  isTestHost: boolean;
};

/** Whether the vehicle in hand belongs to somebody else than the person who has signed in. */
export function isOfAnotherOwner({ identityId, owner, isDriverAssistance, isTestHost }: Check): boolean {
  if (identityId === undefined || owner.isForgerockUser || isDriverAssistance || isTestHost) return false;
  return identityId !== owner.id;
}
