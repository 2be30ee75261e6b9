import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { VehicleModel } from "../../ui/vehicle-art/vehicle-models.ts";
import { type Translate, useMessage } from "../../i18n/message.tsx";
import type { RoadReading } from "../../ui/road/lost-road.tsx";
import { Road } from "../../ui/road/road.tsx";
import { type RoadReadingKind, roadReading } from "./expiry/road-reading.ts";
import { useDates } from "./use-dates.ts";

const SPANS = { day: "common.days", month: "common.months", year: "common.years" } as const;

type Props = {
  today: CalendarDay;
  /** End dates that may be told; the first to come is read out. */
  ends: readonly string[];
  drawing: VehicleModel | undefined;
  /** Why there is no date, where there is a reason. */
  isHidden?: boolean;
};

/** Time as these pages show it. */
export function RenewalRoad({ today, ends, drawing, isHidden = false }: Props) {
  const t = useMessage();
  const dates = useDates();
  const sorted = ends.toSorted();
  const ahead = sorted.filter((end) => end >= today);
  const first = ahead[0] ?? sorted.at(-1);
  const words = { t, long: dates.long, isOneOfMany: ahead.length > 1 };
  // On a phone the notice right above has just said it.
  const reading = isHidden
    ? { full: t("renewal.signInForDate"), brief: "" }
    : readOut(roadReading(today, first), words);
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

type Words = { t: Translate; long: (day: string) => string; isOneOfMany: boolean };

function readOut(reading: RoadReadingKind, { t, long, isOneOfMany }: Words): RoadReading | undefined {
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
