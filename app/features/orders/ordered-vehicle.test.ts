import { expect, it } from "vitest";
import { vehicleFromWire } from "./ordered-vehicle.ts";

it.each([
  ["Evoque", "SALZA2BN9LH000001", { name: "Range Rover Evoque", vin: "SALZXXXXXXXXX0001", drawing: "evoque" }],
  ["L663", "SALEA7BWAS2Z00201", { name: "Defender", vin: "SALEXXXXXXXXX0201", drawing: "defender" }],
  ["Jaguar I-PACE", "SADHA2B10K1F00001", { name: "I-PACE", vin: "SADHXXXXXXXXX0001", drawing: "i-pace" }],
  ["Moon Rover", "SALEA7BWAS2Z00201", { name: "Moon Rover", vin: "SALEXXXXXXXXX0201" }],
  ["Defender", "", { name: "Defender", drawing: "defender" }],
])("%s with the VIN %j", (name, vin, vehicle) => {
  expect(vehicleFromWire({ SNPOMSVehicleName_C: name, SNPOMSVin_C: vin })).toEqual(vehicle);
});
