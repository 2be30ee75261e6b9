/** The time zone of each market's days: on pages, in order management and in documents. */
export const marketTimeZones = {
  GB: "Europe/London",
  DE: "Europe/Berlin",
  FR: "Europe/Paris",
  IT: "Europe/Rome",
  ES: "Europe/Madrid",
  PT: "Europe/Lisbon",
  NL: "Europe/Amsterdam",
  BE: "Europe/Brussels",
  AT: "Europe/Vienna",
  CZ: "Europe/Prague",
  US: "America/New_York",
  CA: "America/Toronto",
} as const;

/** The time zone of the locale's country; UTC if that is no market. */
export function timeZoneOfLocale(localeId: string): string {
  const country = localeId.slice(-2);
  return Object.hasOwn(marketTimeZones, country) ? marketTimeZones[country as keyof typeof marketTimeZones] : "UTC";
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** In every time zone a day begins at a whole quarter of an hour. */
const quarterMs = 900_000;
const lastDays = new Map<string, { quarter: number; day: string }>();

/** The day in the time zone at a moment, such as "2027-03-09". The last one is cached: most calls are about the present. */
export function dayIn(moment: Date, timeZone: string): string {
  const quarter = Math.floor(moment.getTime() / quarterMs);
  const last = lastDays.get(timeZone);
  if (last?.quarter === quarter) return last.day;
  const day = formatDay(moment, timeZone);
  lastDays.set(timeZone, { quarter, day });
  return day;
}

function formatDay(moment: Date, timeZone: string): string {
  const options = { timeZone, year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", options);
  dayFormats.set(timeZone, format);
  return format.format(moment);
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** How far the time zone is ahead of UTC at a moment, in milliseconds. */
function offsetIn(moment: number, timeZone: string): number {
  const format = offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  offsetFormats.set(timeZone, format);
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === "-" ? -offset : offset;
}

/** The moment at which the day begins. The offset is read twice for days on which the clocks change. */
export function startOfDayIn(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  const estimate = midnight - offsetIn(midnight, timeZone);
  return new Date(midnight - offsetIn(estimate, timeZone));
}
