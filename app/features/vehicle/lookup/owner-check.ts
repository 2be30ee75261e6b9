import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";

type OwnerCheckInput = {
  /** The signed-in customer; undefined for a guest. */
  accountId: string | undefined;
  owner: SelectedVehicle["owner"];
  /** False on a page that sells driver assistance, which may be bought for any vehicle. */
  checksOwner: boolean;
  /** Testers need not sign in as the owner. */
  isTestHost: boolean;
};

/** Whether the selected vehicle belongs to another owner than the signed-in customer, on pages that check this. */
export function isOwnerCheckFailed({ accountId, owner, checksOwner, isTestHost }: OwnerCheckInput): boolean {
  if (accountId === undefined || owner.isForgerockUser || !checksOwner || isTestHost) return false;
  return accountId !== owner.id;
}
