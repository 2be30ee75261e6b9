import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { VehicleDrawing } from "../../ui/vehicle-art/vehicle-drawings.ts";
import { type Translate, useMessage } from "../../i18n/message.tsx";
import type { RoadReading } from "../../ui/road/road-without-dates.tsx";
import { Road } from "../../ui/road/road.tsx";
import { type RoadReadingKind, roadReading } from "./expiry/road-reading.ts";
import { useDates } from "./use-dates.ts";

const SPANS = { day: "common.days", month: "common.months", year: "common.years" } as const;

type Props = {
  today: CalendarDay;
  /** End dates that the visitor may see; the reading is about the first to come. */
  ends: readonly string[];
  drawing: VehicleDrawing | undefined;
  /** Whether there is no date because the visitor has to sign in for it. */
  isHidden?: boolean;
};

/** The road with today and the end dates of services. */
export function RenewalRoad({ today, ends, drawing, isHidden = false }: Props) {
  const t = useMessage();
  const dates = useDates();
  const sorted = ends.toSorted();
  const ahead = sorted.filter((end) => end >= today);
  const first = ahead[0] ?? sorted.at(-1);
  const format = { t, long: dates.long, isOneOfMany: ahead.length > 1 };
  // On a phone the notice right above says the same, so the brief text is empty.
  const reading = isHidden
    ? { full: t("renewal.signInForDate"), brief: "" }
    : readingText(roadReading(today, first), format);
  return (
    <Road
      now={today}
      ends={ends}
      vehicle={drawing}
      todayLabel={t("common.today")}
      reading={reading}
      formatMonth={dates.month}
    />
  );
}

type ReadingFormat = { t: Translate; long: (day: string) => string; isOneOfMany: boolean };

function readingText(reading: RoadReadingKind, { t, long, isOneOfMany }: ReadingFormat): RoadReading | undefined {
  switch (reading.kind) {
    case "unknown":
      return undefined;
    case "today":
      return { value: t("common.today"), full: t("renewal.endsToday"), brief: t("renewal.endsToday") };
    case "longAgo": {
      const text = t("renewal.expiredText", { date: long(reading.date) });
      return { full: text, brief: text };
    }
    default: {
      const value = t(SPANS[reading.unit], { count: reading.count });
      const date = long(reading.date);
      if (reading.kind === "since")
        return { value, full: t("renewal.sinceEnd", { date }), brief: t("renewal.without") };
      if (reading.kind === "ahead") return { value, full: t("renewal.ahead", { date }), brief: t("renewal.left") };
      return {
        value,
        full: t(isOneOfMany ? "renewal.untilFirstEnd" : "renewal.untilEnd", { date }),
        brief: t("renewal.left"),
      };
    }
  }
}
