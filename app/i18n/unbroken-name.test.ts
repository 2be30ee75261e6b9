import { expect, it } from "vitest";
import { unbrokenName } from "./unbroken-name.ts";

it.each([
  ["Land Rover", "Land\u00a0Rover"],
  ["Range Rover Evoque", "Range\u00a0Rover Evoque"],
  ["Jaguar I-PACE", "Jaguar I-\u2060PACE"],
  ["F-TYPE", "F-\u2060TYPE"],
  ["Land of rovers", "Land of rovers"],
  ["E-Mail", "E-Mail"],
  ["SALEA7BF-PACE", "SALEA7BF-PACE"],
])("%j is shown as %j", (name, shown) => {
  expect(unbrokenName(name)).toBe(shown);
});
