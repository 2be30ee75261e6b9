import type { CalendarDay } from "../../domain/calendar-day.ts";
import { isDue } from "../../domain/expiry.ts";
import type { VehicleDrawing } from "../../ui/vehicle-art/vehicle-drawings.ts";
import { type Translate, useMessage } from "../../i18n/message.tsx";
import type { TimelineCaption } from "../../ui/expiry-timeline/timeline-without-dates.tsx";
import { ExpiryTimeline, TimelineScale } from "../../ui/expiry-timeline/expiry-timeline.tsx";
import { type TimeUntilEnd, timeUntilEnd } from "./time-until-end.ts";
import { SharedPart } from "../../rendering/shared-parts/shared-part.tsx";
import { useDateFormats } from "../use-date-formats.ts";

const SPANS = { day: "common.days", month: "common.months", year: "common.years" } as const;

type Props = {
  today: CalendarDay;
  /** End dates that the visitor may see; the caption is about the first to come. */
  ends: readonly string[];
  drawing: VehicleDrawing | undefined;
  /** Whether there is no date because the visitor has to sign in for it. */
  isHidden?: boolean | undefined;
};

/** The timeline with today and the end dates of services. */
export function ServicesTimeline({ today, ends, drawing, isHidden = false }: Props) {
  const t = useMessage();
  const dates = useDateFormats();
  const sorted = ends.toSorted();
  const ahead = sorted.filter((end) => end >= today);
  const first = ahead[0] ?? sorted.at(-1);
  const soon = ahead.filter((end) => isDue(end, today));
  // Beside "1 service expires soon" the caption is about that one, not about a first of several.
  const isOneOfMany = (soon.length > 0 ? soon : ahead).length > 1;
  const format = { t, long: dates.long, isOneOfMany };
  // On a phone the notice right above says the same, so the brief text is empty.
  const caption = isHidden
    ? { full: t("renewal.signInForDate"), brief: "" }
    : captionOf(timeUntilEnd(today, first), format);
  const scale = <TimelineScale now={today} formatMonth={dates.month} />;
  return (
    <ExpiryTimeline
      now={today}
      ends={ends}
      vehicle={drawing}
      todayLabel={t("common.today")}
      caption={caption}
      scale={
        import.meta.env.SSR ? (
          <SharedPart name="timeline-scale" inputs={today}>
            {scale}
          </SharedPart>
        ) : (
          scale
        )
      }
    />
  );
}

/** "2 years" alone would be wrong by months. */
function aheadTexts({ rest }: Extract<TimeUntilEnd, { kind: "ahead" }>, { t, date }: { t: Translate; date: string }) {
  if (!rest) return { full: t("renewal.ahead", { date }), brief: t("renewal.left") };
  const span = t(SPANS[rest.unit], { count: rest.count });
  return { full: t("renewal.aheadAnd", { rest: span, date }), brief: t("renewal.leftAnd", { rest: span }) };
}

type CaptionFormat = { t: Translate; long: (day: string) => string; isOneOfMany: boolean };

function captionOf(end: TimeUntilEnd, { t, long, isOneOfMany }: CaptionFormat): TimelineCaption | undefined {
  switch (end.kind) {
    case "unknown":
      return undefined;
    case "today":
      return { value: t("common.today"), full: t("renewal.endsToday"), brief: t("renewal.endsToday") };
    case "longAgo": {
      const text = t("renewal.expiredText", { date: long(end.date) });
      return { full: text, brief: text };
    }
    default: {
      const value = t(SPANS[end.unit], { count: end.count });
      const date = long(end.date);
      if (end.kind === "since") return { value, full: t("renewal.sinceEnd", { date }), brief: t("renewal.without") };
      if (end.kind === "ahead") return { value, ...aheadTexts(end, { t, date }) };
      return {
        value,
        full: t(isOneOfMany ? "renewal.untilFirstEnd" : "renewal.untilEnd", { date }),
        brief: t("renewal.left"),
      };
    }
  }
}
