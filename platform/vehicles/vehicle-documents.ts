import type { z } from "zod";
import type {
  ResponseVersion,
  VehicleResponse,
  vehicleOfVersion11,
  vehicleOfVersion12,
} from "../../contracts/vehicles/lookup-vehicles.ts";
import { consolidateNavigation } from "./consolidate-navigation.ts";
import type { VehicleRecord } from "./find-vehicles.ts";

type DocumentOptions = {
  responseVersion: ResponseVersion;
  consolidateConNav: boolean;
  encrypt: (vin: string) => string;
};

export function vehicleResponseDocument(found: readonly VehicleRecord[], options: DocumentOptions): VehicleResponse {
  const vehicles = found.map((vehicle) => ({
    ...vehicle,
    subscriptions: options.consolidateConNav ? consolidateNavigation(vehicle.subscriptions) : vehicle.subscriptions,
  }));
  return options.responseVersion === "11"
    ? { responseVersion: "11", vehicles: vehicles.flatMap((vehicle) => documentsOfVersion11(vehicle, options)) }
    : { responseVersion: "12", vehicles: vehicles.map((vehicle) => documentOfVersion12(vehicle, options)) };
}

function documentsOfVersion11(vehicle: VehicleRecord, options: DocumentOptions): z.infer<typeof vehicleOfVersion11>[] {
  const common = commonFields(vehicle, options);
  if (vehicle.subscriptions.length === 0) return [{ ...common, productId: null, expirationDate: null }];
  return vehicle.subscriptions.map(({ productId, expiryDate }) => ({
    ...common,
    productId,
    expirationDate: expiryDate,
  }));
}

function documentOfVersion12(vehicle: VehicleRecord, options: DocumentOptions): z.infer<typeof vehicleOfVersion12> {
  const [first] = vehicle.subscriptions;
  return {
    ...commonFields(vehicle, options),
    productId: first?.productId ?? null,
    expirationDate: first?.expiryDate ?? null,
    subscriptions: vehicle.subscriptions,
  };
}

function commonFields({ owner, ...vehicle }: VehicleRecord, { encrypt }: DocumentOptions) {
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
    ...(vehicle.powertrain !== null && { powertrain: vehicle.powertrain }),
  };
}
