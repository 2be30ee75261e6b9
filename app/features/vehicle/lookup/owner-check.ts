import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";

type OwnerCheckInput = {
  /** The signed-in customer; undefined for a guest. */
  identityId: string | undefined;
  owner: SelectedVehicle["owner"];
  /** Whether the page sells driver assistance, which may be bought for any vehicle. */
  isDriverAssistance: boolean;
  /** Testers need not sign in as the owner. */
  isTestHost: boolean;
};

/** Whether the vehicle in hand belongs to another owner than the signed-in customer. */
export function isOfAnotherOwner({ identityId, owner, isDriverAssistance, isTestHost }: OwnerCheckInput): boolean {
  if (identityId === undefined || owner.isForgerockUser || isDriverAssistance || isTestHost) return false;
  return identityId !== owner.id;
}
