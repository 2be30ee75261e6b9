import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { productId, vin } from "./vehicle-identity.ts";

const flag = z.enum(["true", "false"]);

/**
 * vehicle: one vehicle by its VIN, plain or encrypted.
 * vehicles: every vehicle of the owner named by the external-id header.
 */
const lookupServices = ["vehicle", "vehicles"] as const;

const responseVersions = ["11", "12"] as const;
export type ResponseVersion = (typeof responseVersions)[number];

const lookupQuery = z
  .strictObject({
    service: z.enum(lookupServices),
    vin: vin.optional(),
    cryptedVin: z.string().min(1).max(400).optional(),
    /** false: the owner's other vehicles follow the requested one, provided the external id is the owner's. */
    exactVehicleMatch: flag.default("true").transform((value) => value === "true"),
    /** true: the variants of connected navigation become one subscription, the one that ends last. */
    consolidateConNav: flag.default("false").transform((value) => value === "true"),
    responseVersion: z.enum(responseVersions).default("12"),
    /** In milliseconds; its only purpose is to bypass caches. */
    timestamp: z
      .string()
      .regex(/^\d{1,16}$/)
      .optional(),
  })
  .refine(
    ({ service, vin, cryptedVin }) =>
      service === "vehicle"
        ? (vin === undefined) !== (cryptedVin === undefined)
        : vin === undefined && cryptedVin === undefined,
    { path: ["vin"], message: "A vehicle is named by either vin or cryptedVin, the vehicles of an owner by neither." },
  );

const vehicle = z.object({
  uuid: z.string(),
  userIdType: z.string(),
  email: z.string(),
  vin,
  /** The VIN encrypted for use in a link. It differs in every response. */
  cryptedVin: z.string(),
  /** Three letters, see `vehicleMarkets`. */
  market: z.string(),
  /** As the factory writes it: a project code or a name, see `vehicleModels`. */
  model: z.string(),
  make: z.string(),
  /** The brand shown before the model: Range Rover, Defender, Discovery, Jaguar. */
  brand: z.string(),
  /** The project code. */
  vehicleLine: z.string(),
  vehicleModel: z.string(),
  /** The vehicle's id in the manufacturer's systems; not every vehicle has one. */
  vehicleId: z.string().min(1).max(100).optional(),
  /** BEV, PHEV, MHEV or ICE; not known of every vehicle. */
  powertrain: z.string().min(1).max(20).optional(),
});

/** Version 11: one entry for every subscription; a vehicle without one has a single entry without a product. */
export const vehicleOfVersion11 = vehicle.extend({
  productId: productId.nullable(),
  expirationDate: z.iso.date().nullable(),
});

/** Version 12: one entry for every vehicle; productId and expirationDate are those of the subscription that ends first. */
export const vehicleOfVersion12 = vehicleOfVersion11.extend({
  subscriptions: z.array(z.object({ productId, expiryDate: z.iso.date().nullable() })),
});

const vehicleResponse = z.discriminatedUnion("responseVersion", [
  z.object({ responseVersion: z.literal("11"), vehicles: z.array(vehicleOfVersion11) }),
  z.object({ responseVersion: z.literal("12"), vehicles: z.array(vehicleOfVersion12) }),
]);
export type VehicleResponse = z.infer<typeof vehicleResponse>;

/** Vehicles and their subscriptions. An unknown vehicle and an invalid encrypted VIN get the same 404. */
export const lookupVehicles = endpoint({
  method: "GET",
  path: "/vehicles",
  query: lookupQuery,
  response: vehicleResponse,
});
