import { expect, it } from "vitest";
import { applyTypography } from "./typography.ts";

it.each([
  ["en-GB", 'driver\'s "door"', 'driver’s "door"'],
  ["nl-NL", "auto's, 'hier'", "auto’s, 'hier'"],
  ["fr-FR", "Où est l'adresse ? Ici : « là » ;", "Où est l’adresse\u202F? Ici\u00A0: «\u00A0là\u00A0»\u202F;"],
  ["fr-BE", "Quoi !", "Quoi\u202F!"],
  ["fr-CA", "Quoi ? Une adresse e-mail : par e-mail ;", "Quoi? Une adresse courriel\u00A0: par courriel;"],
  ["fr-FR", '<a href="tel:+33199001234">x</a>', '<a href="tel:+33199001234">x</a>'],
  ["de-DE", "Was ?", "Was ?"],
] as const)("formats in %s %s", (locale, text, expected) => {
  expect(applyTypography(text, locale)).toBe(expected);
});
