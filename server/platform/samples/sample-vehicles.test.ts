import { expect, it } from "vitest";
import { SAMPLE_KINDS } from "../../../app/domain/vehicle/sample-vehicle.ts";
import { COUNTRY_CODES } from "../../../app/site/country-codes.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { sampleVehicles } from "./sample-vehicles.ts";

const samples = sampleVehicles(readEnvironment({}));

it.each(COUNTRY_CODES.flatMap((country) => (["landrover", "jaguar"] as const).map((make) => [country, make] as const)))(
  "%s %s has a sample vehicle for each case",
  (country, make) => {
    const here = samples.filter((sample) => sample.country === country && sample.make === make);
    expect(here.map(({ kind }) => kind).sort()).toEqual([...SAMPLE_KINDS].sort());
    expect(here.filter(({ model }) => !model).map(({ kind }) => kind)).toEqual(["unknown"]);
  },
);

it("there are no sample vehicles in production stage or with a real vehicle service", () => {
  const real = { VEHICLES_URL: "https://vehicles.example", VEHICLES_TOKEN: "word" };
  expect(sampleVehicles(readEnvironment(real))).toEqual([]);
  const production = { STAGE: "production", PUBLIC_ORIGIN: "https://shop.example", ALLOW_SANDBOX: "1" };
  expect(sampleVehicles(readEnvironment(production))).toEqual([]);
});
