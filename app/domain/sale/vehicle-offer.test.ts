import { expect, it } from "vitest";
import { isOfferedFor } from "./vehicle-offer.ts";

const electric = { productId: "EVPLAN", powertrains: ["BEV", "PHEV"] };
const any = { productId: "NAV", powertrains: [] };
const defender = { modelKey: "Defender", subscriptions: [] };
const iPace = { modelKey: "IPace", subscriptions: [] };
const pluggedIn = { modelKey: "Defender", subscriptions: [{ productId: "EVPLAN", expiresOn: "2026-12-15" }] };

it.each([
  ["a service for any drive", any, defender, true],
  ["a service for electric drives, for a model that has one", electric, iPace, true],
  ["a service for electric drives, for a vehicle that has the service", electric, pluggedIn, true],
  ["a service for electric drives, for a plug-in hybrid", electric, { ...defender, powertrain: "PHEV" }, true],
  ["a service for electric drives, for a mild hybrid", electric, { ...defender, powertrain: "MHEV" }, false],
  ["a service for electric drives, for an engine", electric, { ...defender, powertrain: "ICE" }, false],
  [
    "a service for electric drives, where the vehicle contradicts its model",
    electric,
    { ...iPace, powertrain: "ICE" },
    false,
  ],
  ["a service for electric drives, for a vehicle whose drive is not known", electric, defender, false],
])("offers %s: $3", (_, service, vehicle, isOffered) => {
  expect(isOfferedFor(service, vehicle)).toBe(isOffered);
});
