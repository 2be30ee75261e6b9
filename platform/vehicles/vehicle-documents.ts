import type { z } from "zod";
import type {
  ResponseVersion,
  VehicleAnswer,
  vehicleOfVersion11,
  vehicleOfVersion12,
} from "../../contracts/vehicles/lookup-vehicles.ts";
import { consolidateNavigation } from "./consolidate-navigation.ts";
import type { FoundVehicle } from "./find-vehicles.ts";

type Writing = {
  responseVersion: ResponseVersion;
  consolidateConNav: boolean;
  encrypt: (vin: string) => string;
};

export function vehicleAnswerDocument(found: readonly FoundVehicle[], writing: Writing): VehicleAnswer {
  const vehicles = found.map((vehicle) => ({
    ...vehicle,
    subscriptions: writing.consolidateConNav ? consolidateNavigation(vehicle.subscriptions) : vehicle.subscriptions,
  }));
  return writing.responseVersion === "11"
    ? { responseVersion: "11", vehicles: vehicles.flatMap((vehicle) => documentsOfVersion11(vehicle, writing)) }
    : { responseVersion: "12", vehicles: vehicles.map((vehicle) => documentOfVersion12(vehicle, writing)) };
}

function documentsOfVersion11(vehicle: FoundVehicle, writing: Writing): z.infer<typeof vehicleOfVersion11>[] {
  const common = commonFields(vehicle, writing);
  if (vehicle.subscriptions.length === 0) return [{ ...common, productId: null, expirationDate: null }];
  return vehicle.subscriptions.map(({ productId, expiryDate }) => ({
    ...common,
    productId,
    expirationDate: expiryDate,
  }));
}

function documentOfVersion12(vehicle: FoundVehicle, writing: Writing): z.infer<typeof vehicleOfVersion12> {
  const [first] = vehicle.subscriptions;
  return {
    ...commonFields(vehicle, writing),
    productId: first?.productId ?? null,
    expirationDate: first?.expiryDate ?? null,
    subscriptions: vehicle.subscriptions,
  };
}

function commonFields({ owner, ...vehicle }: FoundVehicle, { encrypt }: Writing) {
  return {
    uuid: owner.uuid,
    userIdType: owner.userIdType,
    email: owner.email,
    vin: vehicle.vin,
    cryptedVin: encrypt(vehicle.vin),
    market: vehicle.market,
    model: vehicle.model,
    make: vehicle.make,
    brand: vehicle.brand,
    vehicleLine: vehicle.vehicleLine,
    vehicleModel: vehicle.vehicleModel,
    ...(vehicle.vehicleId !== null && { vehicleId: vehicle.vehicleId }),
  };
}
