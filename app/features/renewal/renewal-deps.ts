import { lawOf } from "../../../contracts/markets/market-law.ts";
import type { Catalogue, SiteLocale, Product } from "../../catalogue/catalogue.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { PaidService } from "../../domain/sale/checkout-control.ts";
import { maskVin } from "../../../contracts/vehicles/mask-vin.ts";
import type { SelectedVehicle } from "../../domain/vehicle/vehicle.ts";
import type { VehicleDrawing } from "../../ui/vehicle-art/vehicle-drawings.ts";
import { drawingOfModel } from "../../ui/vehicle-art/drawing-of-model.ts";
import type { Locale } from "../../site/locales.ts";
import type { Market } from "../../site/markets.ts";

/** A basket item, as far as a renewal needs it. */
export type BasketPlan = { planId: string };

/** The dependencies of every renewal page. */
export type RenewalDeps = {
  catalogue: Catalogue;
  siteLocale: SiteLocale;
  locale: Pick<Locale, "id">;
  market: Market;
  today: CalendarDay;
  isRegistered: boolean;
  /** Whether the visitor is signed in as the owner of the vehicle. */
  isOwner: boolean;
  vehicle: SelectedVehicle | undefined;
  /** The basket's items; read only once the page is sure to be shown. */
  basket: () => Promise<readonly BasketPlan[]>;
  /** Services that were paid for this vehicle recently. */
  paidServices: () => Promise<readonly PaidService[]>;
  /** How long to wait for optional content, in milliseconds. */
  timeoutMs?: number;
  /** How long to wait for products and preferences, in milliseconds. */
  offerTimeoutMs?: number;
};

/** The longest plan that may be sold here, in months; undefined for any. */
export const longestFirstTerm = ({ locale }: Pick<RenewalDeps, "locale">): number | undefined =>
  lawOf({ localeId: locale.id }).autoRenew.maxInitialMonths ?? undefined;

/** The vehicle as the renewal pages show it. */
export type RenewalVehicle = { modelName: string; maskedVin?: string; drawing?: VehicleDrawing };

export function renewalVehicle({ vin, modelKey, modelName }: SelectedVehicle): RenewalVehicle {
  const maskedVin = maskVin(vin);
  const drawing = drawingOfModel(modelKey);
  return { modelName, ...(maskedVin && { maskedVin }), ...(drawing && { drawing }) };
}

/** The plan of the service that is in the basket; undefined for one that is no longer sold here. */
export function planInBasket(basket: readonly BasketPlan[], { plans }: Product): string | undefined {
  return plans.find((plan) => plan.isOrderable && basket.some(({ planId }) => planId === plan.planId))?.planId;
}
