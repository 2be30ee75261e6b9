import type { MessageId } from "../../i18n/message-id.ts";
import type { VehicleBasketItem } from "./vehicle-basket.ts";

/** The text that says why a line of the basket cannot be paid for, and what to do about it. */
export function itemProblem({ isSold, refusal }: VehicleBasketItem): MessageId | undefined {
  // Whether it is sold here does not matter for a vehicle that is not selected.
  if (refusal === "otherVehicle" || isSold) return refusal && `basket.${refusal}`;
  return "basket.unavailable";
}
