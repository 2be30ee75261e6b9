/** A country whose holidays close its phone line. In the USA and Canada the line is open on them. */
export type HolidayCountry = "GB" | "DE" | "AT" | "FR" | "BE" | "NL" | "IT" | "ES" | "PT" | "CZ";

const dayMs = 86_400_000;
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const weekday = (moment: number) => new Date(moment).getUTCDay();
const sunday = 0;
const monday = 1;
const saturday = 6;

/** Days before (-) or after Easter Sunday. */
const goodFriday = -2;
const easterMonday = 1;
const ascension = 39;
const whitMonday = 50;
const corpusChristi = 60;

type Holidays = { fixed: string; afterEaster: readonly number[] };

/** The holidays of the whole country, as month and day. */
const holidaysOf: Readonly<Record<Exclude<HolidayCountry, "GB" | "NL">, Holidays>> = {
  DE: { fixed: "01-01 05-01 10-03 12-25 12-26", afterEaster: [goodFriday, easterMonday, ascension, whitMonday] },
  AT: {
    fixed: "01-01 01-06 05-01 08-15 10-26 11-01 12-08 12-25 12-26",
    afterEaster: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  FR: {
    fixed: "01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25",
    afterEaster: [easterMonday, ascension, whitMonday],
  },
  BE: { fixed: "01-01 05-01 07-21 08-15 11-01 11-11 12-25", afterEaster: [easterMonday, ascension, whitMonday] },
  IT: {
    fixed: "01-01 01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26",
    afterEaster: [easterMonday],
  },
  ES: { fixed: "01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25", afterEaster: [goodFriday] },
  PT: {
    fixed: "01-01 04-25 05-01 06-10 08-15 10-05 11-01 12-01 12-08 12-25",
    afterEaster: [goodFriday, corpusChristi],
  },
  CZ: {
    fixed: "01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26",
    afterEaster: [goodFriday, easterMonday],
  },
};

/** The public holidays of a country in a year, in order. */
export function publicHolidays(country: HolidayCountry, year: number): string[] {
  if (country === "GB") return englishHolidays(year);
  if (country === "NL") return dutchHolidays(year);
  const { fixed, afterEaster } = holidaysOf[country];
  return [...fixed.split(" ").map((day) => `${year}-${day}`), ...easterDays(year, afterEaster)].sort();
}

const easterDays = (year: number, offsets: readonly number[]) =>
  offsets.map((days) => iso(easterSunday(year) + days * dayMs));

/** The Gregorian Easter by the method of Meeus, Jones and Butcher. */
export function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 19 * f) / 433);
  const month = Math.floor((e + f - 7 * g + 90) / 25);
  const day = (e + f - 7 * g + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day);
}

/** Bank holidays of England; one that falls on a weekend is moved to the next working day. */
function englishHolidays(year: number): string[] {
  const moved = [Date.UTC(year, 0, 1), Date.UTC(year, 11, 25), Date.UTC(year, 11, 26)].reduce<number[]>(
    (taken, day) => [...taken, firstFreeWorkday(day, taken)],
    [],
  );
  const mondays = [firstMonday(year, 4), lastMonday(year, 4), lastMonday(year, 7)];
  return [...[...moved, ...mondays].map(iso), ...easterDays(year, [goodFriday, easterMonday])].sort();
}

function firstFreeWorkday(day: number, taken: readonly number[]): number {
  const isFree = ![saturday, sunday].includes(weekday(day)) && !taken.includes(day);
  return isFree ? day : firstFreeWorkday(day + dayMs, taken);
}

/** The month is counted from 0. */
function firstMonday(year: number, month: number): number {
  const first = Date.UTC(year, month, 1);
  return first + ((monday - weekday(first) + 7) % 7) * dayMs;
}

function lastMonday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0);
  return last - ((weekday(last) - monday + 7) % 7) * dayMs;
}

/** The King's day is a day earlier when it falls on a Sunday. */
function dutchHolidays(year: number): string[] {
  const kingsDay = Date.UTC(year, 3, 27);
  const fixed = [Date.UTC(year, 0, 1), weekday(kingsDay) === sunday ? kingsDay - dayMs : kingsDay];
  const christmas = [Date.UTC(year, 11, 25), Date.UTC(year, 11, 26)];
  return [...[...fixed, ...christmas].map(iso), ...easterDays(year, [easterMonday, ascension, whitMonday])].sort();
}
