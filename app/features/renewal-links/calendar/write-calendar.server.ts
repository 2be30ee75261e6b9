import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { formatMoney } from "../../../i18n/format-number.ts";
import type { Translate } from "../../../i18n/message.tsx";
import { CALENDAR_TEXTS } from "./calendar-texts.ts";
import type { EndDate } from "./end-date.ts";

const DAY_SECONDS = 86_400;
export const REMINDER_DAYS = 7;

type Options = {
  t: Translate;
  localeId: string;
  brand: string;
  /** Names the shop in the ids of events, which stay the same for the same subscription. */
  siteId: string;
  /** The page on which the subscriptions are managed. */
  manageAddress: string;
  now: Date;
};

/** The end dates as an iCalendar document: a day each, with a reminder a week before. */
export function writeCalendar(dates: readonly EndDate[], options: Options): string {
  const { t, brand, localeId } = options;
  const calendar = ical({
    name: t(CALENDAR_TEXTS.name, { brand }),
    prodId: { company: brand, product: "connected services", language: localeId.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // Calendar programs ask again once a day.
    ttl: DAY_SECONDS,
  });
  for (const date of dates) addEvent(calendar, date, options);
  return calendar.toString();
}

function addEvent(calendar: ReturnType<typeof ical>, date: EndDate, options: Options): void {
  const { t, siteId, manageAddress, now } = options;
  const { id, service, isAutoRenewed } = date;
  const summary = t(isAutoRenewed ? CALENDAR_TEXTS.renews : CALENDAR_TEXTS.ends, { service });
  calendar.createEvent({
    id: `${id}@${siteId}`,
    start: new Date(`${date.day}T00:00:00Z`),
    allDay: true,
    stamp: now,
    summary,
    description: noteOf(date, options),
    url: manageAddress,
    // A whole day must not look occupied.
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: [
      {
        type: ICalAlarmType.display,
        triggerBefore: REMINDER_DAYS * DAY_SECONDS,
        description: t(CALENDAR_TEXTS.reminder, { event: summary, days: REMINDER_DAYS }),
      },
    ],
  });
}

function noteOf({ vehicle, maskedVin, isAutoRenewed, renewal }: EndDate, { t, localeId }: Options): string {
  const about = { vehicle, vin: maskedVin };
  if (!isAutoRenewed) return t(CALENDAR_TEXTS.endsNote, about);
  if (!renewal) return t(CALENDAR_TEXTS.renewsNote, about);
  return t(CALENDAR_TEXTS.renewsForNote, { ...about, amount: formatMoney(renewal, localeId) });
}
