import type { Catalogue, SiteLocale, Product } from "../../catalogue/catalogue.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { PaidService } from "../../domain/sale/checkout-control.ts";
import { maskVin } from "../../domain/masking.ts";
import type { SelectedVehicle } from "../../domain/vehicle/vehicle.ts";
import type { VehicleModel } from "../../ui/vehicle-art/vehicle-models.ts";
import { drawingOf } from "../../ui/vehicle-art/vehicle-drawing.ts";
import type { Locale } from "../../site/locales.ts";
import type { Market } from "../../site/markets.ts";

/** What a renewal needs to know of the basket. */
export type InBasket = { planId: string };

/** What a renewal page stands on, whatever it shows. */
export type RenewalDeps = {
  catalogue: Catalogue;
  place: SiteLocale;
  locale: Pick<Locale, "id">;
  market: Market;
  today: CalendarDay;
  isRegistered: boolean;
  /** Whether the visitor is signed in as the owner of the vehicle. */
  isOwner: boolean;
  vehicle: SelectedVehicle | undefined;
  /** What lies in the basket; asked for once the page is sure to be shown. */
  basket: () => Promise<readonly InBasket[]>;
  /** What was paid for the vehicle lately. */
  paidServices: () => Promise<readonly PaidService[]>;
  /** How long to wait for what the page can do without, in milliseconds. */
  patienceMs?: number;
  /** How long to wait for what is sold here. */
  offerPatienceMs?: number;
};

/** The vehicle as the pages of a renewal show it. */
export type RenewalVehicle = { modelName: string; maskedVin?: string; drawing?: VehicleModel };

export function renewalVehicle({ vin, modelKey, modelName }: SelectedVehicle): RenewalVehicle {
  const maskedVin = maskVin(vin);
  const drawing = drawingOf(modelKey);
  return { modelName, ...(maskedVin && { maskedVin }), ...(drawing && { drawing }) };
}

/** Which plan of the service lies in the basket. One that is not sold here any more leaves the choice open. */
export function planInBasket(basket: readonly InBasket[], { plans }: Product): string | undefined {
  return plans.find((plan) => plan.isOrderable && basket.some(({ planId }) => planId === plan.planId))?.planId;
}
