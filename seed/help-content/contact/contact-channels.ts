import type { ContactChannels } from "../../../contracts/help-content/contact-channels.ts";
import type { WrittenLocale } from "../../../contracts/locales.ts";
import { timeZoneOfLocale } from "../../../contracts/markets/market-time.ts";
import type { PageText } from "../help-texts.ts";
import { applyTypography } from "../typography.ts";
import { contactDetails } from "./contact-details.ts";
import { type HolidayCountry, publicHolidays } from "./public-holidays.ts";

/** The years for which the demonstration knows the public holidays. */
const holidayYears = [2026, 2027, 2028, 2029, 2030];

const workdays = [1, 2, 3, 4, 5];
const saturday = [6];

type Phone = Extract<ContactChannels["channels"][number], { kind: "phone" }>;

const european: Phone["hours"] = [{ days: workdays, from: "08:00", to: "18:00" }];
const hoursOf: Readonly<Partial<Record<WrittenLocale, Phone["hours"]>>> = {
  "en-GB": [...european, { days: saturday, from: "09:00", to: "13:00" }],
  "en-US": [
    { days: workdays, from: "08:00", to: "20:00" },
    { days: saturday, from: "09:00", to: "17:00" },
  ],
  "en-CA": [{ days: workdays, from: "08:00", to: "20:00" }],
  "fr-CA": [{ days: workdays, from: "08:00", to: "20:00" }],
};

export const contactTexts = Object.fromEntries(
  Object.entries(contactDetails).map(([locale, { title, intro }]) => [locale, { title, body: intro }]),
) as Readonly<Record<WrittenLocale, PageText>>;

/** The channels of a locale's market. The phone line has the number and the hours of the question about it. */
export function contactChannels(locale: WrittenLocale): ContactChannels {
  const { phone, email, post, links = [] } = contactDetails[locale];
  const format = (text: string) => applyTypography(text, locale);
  return {
    channels: [
      {
        kind: "phone",
        number: phone.number,
        label: phone.label,
        timeZone: timeZoneOfLocale(locale),
        hours: hoursOf[locale] ?? european,
        closedOn: closedDays(locale),
        notes: phone.notes.map(format),
      },
      { kind: "email", address: email },
      { kind: "post", lines: post.map(format) },
      { kind: "form" },
    ],
    links: links.map(({ text, href }) => ({ text: format(text), href })),
  };
}

const openOnHolidays = ["US", "CA"];

function closedDays(locale: WrittenLocale): string[] {
  const country = locale.slice(-2);
  if (openOnHolidays.includes(country)) return [];
  return holidayYears.flatMap((year) => publicHolidays(country as HolidayCountry, year));
}
