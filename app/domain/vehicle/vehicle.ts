import type { CalendarDay } from "../calendar-day.ts";
import type { VehicleMake } from "./vin.ts";

export type VehicleSubscription = { productId: string; expiresOn: CalendarDay };

/** The vehicle a visitor shops for. It stays on the server: pages see `VehicleView` only. */
export type SelectedVehicle = {
  vin: string;
  /** Its id in the maker's own systems, where it is known. */
  id?: string;
  /** The VIN for use in a link, as the vehicle service has encrypted it. */
  cryptedVin?: string;
  make: VehicleMake;
  /** Two letters. */
  country: string;
  /** One word for the model, the same in every system. */
  modelKey: string;
  /** The name that owners use. */
  modelName: string;
  /** BEV, PHEV, MHEV or ICE, where it is known. */
  powertrain?: string;
  subscriptions: readonly VehicleSubscription[];
  /** Its services without a known end date. */
  undated?: readonly string[];
  owner: { id: string; isForgerockUser: boolean };
};

/** What a page may show of a vehicle to any visitor who has its VIN. */
export type VehicleView = { modelKey: string; modelName: string; maskedVin: string };
