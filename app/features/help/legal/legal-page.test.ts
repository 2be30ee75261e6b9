import { expect, it } from "vitest";
import { earlierPeriod } from "./legal-page.ts";

const versions = [{ version: "2026-11-01" }, { version: "2026-05-01" }, { version: "2025-03-01" }];

it.each([
  ["2026-11-01", undefined],
  ["2026-05-01", { appliedFrom: "2026-05-01", appliedTo: "2026-10-31" }],
  ["2025-03-01", { appliedFrom: "2025-03-01", appliedTo: "2026-04-30" }],
  ["2024-01-01", undefined],
  [undefined, undefined],
])("the version %s applied earlier: %j", (version, period) => {
  expect(earlierPeriod(version, versions)).toEqual(period);
});
