import { expect, it } from "vitest";
import { COUNTRY_CODES } from "../site/markets.ts";
import { vehicleResponseVersion } from "./response-version.ts";

it("is the newer one except in North America", () => {
  const older = COUNTRY_CODES.filter((country) => vehicleResponseVersion(country) === "11");
  expect(older).toEqual(["US", "CA"]);
});

it.each(["11", "12"] as const)("is %s everywhere when the installation prefers it", (version) => {
  for (const country of COUNTRY_CODES) expect(vehicleResponseVersion(country, version)).toBe(version);
});
