/** French has no short names for European time zones: Intl writes UTC+1, people name the city. */
const spokenNames: Readonly<Record<string, string>> = { "fr-BE": "(heure de Bruxelles)", "fr-FR": "(heure de Paris)" };

/** A written moment, with its time zone as people of the locale name it. */
export function withSpokenTimeZone(written: string, localeId: string): string {
  const name = spokenNames[localeId];
  return name === undefined ? written : written.replace(/UTC(?:[+-]\d+)?$/, name);
}
