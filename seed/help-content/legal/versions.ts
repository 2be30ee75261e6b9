/** The first days of the versions of the demonstration's terms that all languages have. */
export const termsVersions = { earlier: "2026-05-01", current: "2026-11-01" } as const;

/** The first day of the privacy policy, the imprint and the accessibility statement. */
export const firstLegalVersion = "2026-05-01";

/** The first day of the English texts that spell "email" without a hyphen. */
export const englishSpellingVersion = "2026-11-18";

/** The first day of the terms that say of each renewal how it goes on and what is paid back, where that was not true or not said. */
export const renewalsVersion = {
  firstDay: "2026-11-19",
  locales: ["de-DE", "en-CA", "fr-BE", "fr-CA", "nl-BE", "nl-NL"],
} as const;

/** The version of each text that an order of a day names. */
export function versionsOn(day: string, locale: string): { terms?: string; privacy?: string } {
  const later = locale.startsWith("en") ? [englishSpellingVersion] : [];
  const renewals = renewalsVersion.locales.some((one) => one === locale) ? [renewalsVersion.firstDay] : [];
  const newest = (versions: readonly string[]) => versions.findLast((first) => first <= day);
  return {
    terms: newest([...Object.values(termsVersions), ...later, ...renewals]),
    privacy: newest([firstLegalVersion, ...later]),
  };
}
