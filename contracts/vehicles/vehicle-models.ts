import type { VehicleMake } from "./vehicle-identity.ts";

export type VehicleModel = {
  /** The model's key, the same in every system. */
  key: string;
  /** The name shown to customers. */
  name: string;
  make: VehicleMake;
  brand: string;
  /** Project codes, the present one first. */
  lines: readonly string[];
  /** Other spellings that vehicles are delivered with. */
  aliases: readonly string[];
};

export const vehicleModels: readonly VehicleModel[] = [
  {
    key: "RangeRover",
    name: "Range Rover",
    make: "Land Rover",
    brand: "Range Rover",
    lines: ["L460", "L405"],
    aliases: ["RR", "New Range Rover"],
  },
  {
    key: "RangeRoverSport",
    name: "Range Rover Sport",
    make: "Land Rover",
    brand: "Range Rover",
    lines: ["L461", "L494"],
    aliases: ["Sport", "RR Sport"],
  },
  {
    key: "RangeRoverVelar",
    name: "Range Rover Velar",
    make: "Land Rover",
    brand: "Range Rover",
    lines: ["L560"],
    aliases: ["Velar"],
  },
  {
    key: "RangeRoverEvoque",
    name: "Range Rover Evoque",
    make: "Land Rover",
    brand: "Range Rover",
    lines: ["L551", "L538"],
    aliases: ["Evoque"],
  },
  {
    key: "Defender",
    name: "Defender",
    make: "Land Rover",
    brand: "Defender",
    lines: ["L663", "L664"],
    aliases: ["Defender 90", "Defender 110", "Defender 130", "New Defender"],
  },
  { key: "Discovery", name: "Discovery", make: "Land Rover", brand: "Discovery", lines: ["L462"], aliases: ["Disco"] },
  {
    key: "DiscoverySport",
    name: "Discovery Sport",
    make: "Land Rover",
    brand: "Discovery",
    lines: ["L550"],
    aliases: ["Disco Sport"],
  },
  { key: "IPace", name: "I-PACE", make: "Jaguar", brand: "Jaguar", lines: ["X590"], aliases: ["Jaguar I-PACE"] },
  { key: "FPace", name: "F-PACE", make: "Jaguar", brand: "Jaguar", lines: ["X761"], aliases: ["Jaguar F-PACE"] },
  { key: "EPace", name: "E-PACE", make: "Jaguar", brand: "Jaguar", lines: ["X540"], aliases: ["Jaguar E-PACE"] },
  { key: "XE", name: "XE", make: "Jaguar", brand: "Jaguar", lines: ["X760"], aliases: ["Jaguar XE"] },
  { key: "XF", name: "XF", make: "Jaguar", brand: "Jaguar", lines: ["X260"], aliases: ["Jaguar XF"] },
  { key: "FType", name: "F-TYPE", make: "Jaguar", brand: "Jaguar", lines: ["X152"], aliases: ["Jaguar F-TYPE"] },
];

const normaliseSpelling = (name: string) => name.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase();

const modelOfSpelling = new Map(
  vehicleModels.flatMap((model) =>
    [model.key, model.name, ...model.lines, ...model.aliases].map(
      (spelling) => [normaliseSpelling(spelling), model] as const,
    ),
  ),
);

/** The model of a spelling; undefined if the spelling is not listed. */
export function findVehicleModel(spelling: string): VehicleModel | undefined {
  return modelOfSpelling.get(normaliseSpelling(spelling));
}
