import type { VehicleResponse } from "../../../../contracts/vehicles/lookup-vehicles.ts";
import { vehicleMakes } from "../../../../contracts/vehicles/vehicle-identity.ts";
import { findVehicleModel } from "../../../../contracts/vehicles/vehicle-models.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import type { SelectedVehicle, VehicleSubscription } from "../../../domain/vehicle/vehicle.ts";
import type { VehicleMake } from "../../../domain/vehicle/vin.ts";
import { countryOfVehicle } from "./vehicle-market.ts";

type ResponseVehicle = VehicleResponse["vehicles"][number];

/** The two makes as the vehicle service names them. */
const MAKES: Readonly<Record<(typeof vehicleMakes)[number], VehicleMake>> = {
  "Land Rover": "landrover",
  Jaguar: "jaguar",
};

/** Maps an answer's vehicles to our own type, in the same order; vehicles of unknown makes are left out. */
export function vehiclesFromWire(answer: VehicleResponse): SelectedVehicle[] {
  const firstOfEach = new Map(answer.vehicles.toReversed().map((vehicle) => [vehicle.vin, vehicle]));
  const vins = [...new Set(answer.vehicles.map(({ vin }) => vin))];
  return vins.flatMap((vin) => {
    const vehicle = firstOfEach.get(vin);
    return vehicle ? vehicleFromWire(vehicle, entriesOf(answer, vin)) : [];
  });
}

function vehicleFromWire(vehicle: ResponseVehicle, entries: readonly Entry[]): SelectedVehicle[] {
  const make = makeOf(vehicle.make);
  if (!make) return [];
  const undated = entries.filter(({ expiresOn }) => expiresOn === null).map(({ productId }) => productId);
  const model = findVehicleModel(vehicle.vehicleModel) ?? findVehicleModel(vehicle.model);
  return [
    {
      vin: vehicle.vin,
      ...(vehicle.vehicleId !== undefined && { id: vehicle.vehicleId }),
      cryptedVin: vehicle.cryptedVin,
      make,
      country: countryOfVehicle(vehicle.market),
      modelKey: model?.key ?? vehicle.vehicleModel,
      modelName: model?.name ?? vehicle.model,
      ...(vehicle.powertrain !== undefined && { powertrain: vehicle.powertrain }),
      subscriptions: entries.filter((entry): entry is VehicleSubscription => entry.expiresOn !== null),
      ...(undated.length > 0 && { undated }),
      owner: { id: vehicle.uuid, isForgerockUser: vehicle.userIdType === "FORGEROCK" },
    },
  ];
}

function makeOf(name: string): VehicleMake | undefined {
  const known = vehicleMakes.find((make) => make.toLowerCase() === name.toLowerCase());
  return known && MAKES[known];
}

type Entry = { productId: string; expiresOn: CalendarDay | null };

/** Version 11 has one entry for each subscription, version 12 has all subscriptions in one. */
function entriesOf({ responseVersion, vehicles }: VehicleResponse, vin: string): Entry[] {
  if (responseVersion === "12") {
    const subscriptions = vehicles.find((vehicle) => vehicle.vin === vin)?.subscriptions ?? [];
    return subscriptions.map(({ productId, expiryDate }) => ({ productId, expiresOn: expiryDate }));
  }
  return vehicles
    .filter((vehicle) => vehicle.vin === vin)
    .flatMap(({ productId, expirationDate }) => (productId === null ? [] : [{ productId, expiresOn: expirationDate }]));
}
