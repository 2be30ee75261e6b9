import { expect, it } from "vitest";
import { withSpokenTimeZone } from "./time-zone-name.ts";

it.each([
  ["fr-FR", "15 janvier 2027 à 23:30 UTC+1", "15 janvier 2027 à 23:30 (heure de Paris)"],
  ["fr-BE", "15 juillet 2027 à 11:05 UTC+2", "15 juillet 2027 à 11:05 (heure de Bruxelles)"],
  ["fr-CA", "15 janvier 2027 à 17 h 30 HNE", "15 janvier 2027 à 17 h 30 HNE"],
  ["de-DE", "15. Januar 2027 um 23:30 MEZ", "15. Januar 2027 um 23:30 MEZ"],
])("%s names its time zone", (localeId, written, expected) => {
  expect(withSpokenTimeZone(written, localeId)).toBe(expected);
});
