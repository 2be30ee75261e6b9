import { expect, it } from "vitest";
import { DEFAULT_CONFIGURATIONS as countries } from "../../../../catalogue/country-configurations.ts";
import { COUNTRY_CODES } from "../../../../site/country-codes.ts";
import { vehicleResponseVersion } from "./response-version.ts";

it("the response version is 12 except in North America, where it is 11", () => {
  const older = COUNTRY_CODES.filter((country) => vehicleResponseVersion(country, { countries }) === "11");
  expect(older).toEqual(["US", "CA"]);
});

it("the response version of a country comes from commerce", () => {
  const changed = { ...countries, GB: { ...countries.GB, serviceVersion: "11" } } as const;
  expect(vehicleResponseVersion("GB", { countries: changed })).toBe("11");
});

it.each(["11", "12"] as const)(
  "the response version is %s in all countries when the installation prefers it",
  (preference) => {
    for (const country of COUNTRY_CODES) {
      expect(vehicleResponseVersion(country, { countries, preference })).toBe(preference);
    }
  },
);
