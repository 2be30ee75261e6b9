import type { VehicleAnswer } from "../../../../contracts/vehicles/lookup-vehicles.ts";
import { vehicleMakes } from "../../../../contracts/vehicles/vehicle-identity.ts";
import { findVehicleModel } from "../../../../contracts/vehicles/vehicle-models.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import type { SelectedVehicle, VehicleSubscription } from "../../../domain/vehicle/vehicle.ts";
import type { VehicleMake } from "../../../domain/vehicle/vin.ts";
import { countryOfVehicle } from "./vehicle-market.ts";

type Told = VehicleAnswer["vehicles"][number];

/** The two makes in the vehicle service's words. */
const MAKES: Readonly<Record<(typeof vehicleMakes)[number], VehicleMake>> = {
  "Land Rover": "landrover",
  Jaguar: "jaguar",
};

/** The vehicles of an answer in our words, in its order; those of a make we do not know are left out. */
export function vehicleFacts(answer: VehicleAnswer): SelectedVehicle[] {
  const firstOfEach = new Map(answer.vehicles.toReversed().map((told) => [told.vin, told]));
  const vins = [...new Set(answer.vehicles.map(({ vin }) => vin))];
  return vins.flatMap((vin) => {
    const told = firstOfEach.get(vin);
    return told ? factsOf(told, entriesOf(answer, vin)) : [];
  });
}

function factsOf(told: Told, entries: readonly Entry[]): SelectedVehicle[] {
  const make = makeOf(told.make);
  if (!make) return [];
  const undated = entries.filter(({ expiresOn }) => expiresOn === null).map(({ productId }) => productId);
  const model = findVehicleModel(told.vehicleModel) ?? findVehicleModel(told.model);
  return [
    {
      vin: told.vin,
      ...(told.vehicleId !== undefined && { id: told.vehicleId }),
      cryptedVin: told.cryptedVin,
      make,
      country: countryOfVehicle(told.market),
      modelKey: model?.key ?? told.vehicleModel,
      modelName: model?.name ?? told.model,
      subscriptions: entries.filter((entry): entry is VehicleSubscription => entry.expiresOn !== null),
      ...(undated.length > 0 && { undated }),
      owner: { id: told.uuid, isForgerockUser: told.userIdType === "FORGEROCK" },
    },
  ];
}

function makeOf(told: string): VehicleMake | undefined {
  const name = vehicleMakes.find((make) => make.toLowerCase() === told.toLowerCase());
  return name && MAKES[name];
}

type Entry = { productId: string; expiresOn: CalendarDay | null };

/** Version 11 tells each subscription in an entry of its own, version 12 all of them in one. */
function entriesOf({ responseVersion, vehicles }: VehicleAnswer, vin: string): Entry[] {
  if (responseVersion === "12") {
    const told = vehicles.find((vehicle) => vehicle.vin === vin)?.subscriptions ?? [];
    return told.map(({ productId, expiryDate }) => ({ productId, expiresOn: expiryDate }));
  }
  return vehicles
    .filter((vehicle) => vehicle.vin === vin)
    .flatMap(({ productId, expirationDate }) => (productId === null ? [] : [{ productId, expiresOn: expirationDate }]));
}
