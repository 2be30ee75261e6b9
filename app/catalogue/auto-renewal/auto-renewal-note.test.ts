import { expect, it } from "vitest";
import { autoRenewalNote } from "./auto-renewal-note.ts";

it.each([
  [true, true, "renewal.autoRenewConsent"],
  [true, false, "renewal.autoRenewAccount"],
  [false, true, undefined],
  [false, false, undefined],
] as const)("auto-renewal in the country %s, for a registered customer %s: %s", (isInCountry, isRegistered, note) => {
  expect(autoRenewalNote({ isAutoRenewalInCountry: isInCountry, isRegistered })).toBe(note);
});
