import { expect, it } from "vitest";
import { DEFAULT_CONFIGURATIONS as countries } from "../../../../catalogue/country-configurations.ts";
import { COUNTRY_CODES } from "../../../../site/country-codes.ts";
import { vehicleResponseVersion } from "./response-version.ts";

it("is usually the newer one except in North America", () => {
  const older = COUNTRY_CODES.filter((country) => vehicleResponseVersion(country, { countries }) === "11");
  expect(older).toEqual(["US", "CA"]);
});

it("is what commerce says of the country", () => {
  const changed = { ...countries, GB: { ...countries.GB, serviceVersion: "11" } } as const;
  expect(vehicleResponseVersion("GB", { countries: changed })).toBe("11");
});

it.each(["11", "12"] as const)("is %s everywhere when the installation prefers it", (preference) => {
  for (const country of COUNTRY_CODES) {
    expect(vehicleResponseVersion(country, { countries, preference })).toBe(preference);
  }
});
