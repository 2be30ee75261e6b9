import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { dateOfDay } from "../time-axis/day-number.ts";
import { type TimelineLayout, timelineMonths, timelineLayout } from "../time-axis/timeline-layout.ts";
import type { VehicleDrawing } from "../vehicle-art/vehicle-drawings.ts";
import {
  TimelineWithoutDates,
  type TimelineCaption,
  TimelineVehicle,
  TimelineTicks,
  CaptionText,
} from "./timeline-without-dates.tsx";
import styles from "./expiry-timeline.module.css";

interface ExpiryTimelineProps {
  /** Today as `2026-11-15`; the shop's clock decides, not the browser's. */
  now: string;
  /** End dates of the services concerned; none when the visitor may not see them. */
  ends: readonly string[];
  vehicle?: VehicleDrawing;
  todayLabel: string;
  caption?: TimelineCaption;
  /** The `TimelineScale` of the day. */
  scale: ReactNode;
}

/** The drawing is hidden from assistive technology: caption, facts and key figures say the same as text. */
export function ExpiryTimeline({ now, ends, vehicle, todayLabel, caption, scale }: ExpiryTimelineProps) {
  const layout = timelineLayout(now, ends);
  if (layout.kind === "none") return <TimelineWithoutDates vehicle={vehicle} caption={caption} />;
  return (
    <div className={classNames(styles.timeline, styles[layout.kind])} style={flagPosition(layout)}>
      <div className={styles.stage}>
        <TimelineVehicle drawing={vehicle} />
        <span className={styles.now} aria-hidden="true">
          {todayLabel}
        </span>
        <span className={styles.needle} />
        <Flags layout={layout} />
        <CaptionText caption={caption} />
      </div>
      {/* A service that ends today has no time left to draw. */}
      <div className={styles.track}>{layout.days > 0 ? <span className={styles.left} /> : null}</div>
      {scale}
    </div>
  );
}

interface TimelineScaleProps {
  now: string;
  /** Gets the first of a month, midnight UTC. */
  formatMonth: (date: Date) => string;
}

/** The ticks and names of the months around today, the same on every timeline of a day. */
export function TimelineScale({ now, formatMonth }: TimelineScaleProps) {
  const months = timelineMonths(now);
  return (
    <>
      <TimelineTicks months={months.map((month) => month.position)} />
      <div className={styles.months} aria-hidden="true">
        {months.map(({ day, position, isJanuary, isQuarter }) => (
          <span
            key={day}
            className={classNames(isJanuary && styles.year, !isQuarter && styles.wideOnly)}
            style={{ "--p": `${position}%` } as CSSProperties}
          >
            {isJanuary ? dateOfDay(day).getUTCFullYear() : formatMonth(dateOfDay(day))}
          </span>
        ))}
      </div>
    </>
  );
}

function flagPosition(layout: TimelineLayout): CSSProperties | undefined {
  return "flag" in layout ? ({ "--flag": `${layout.flag}%` } as CSSProperties) : undefined;
}

function Flags({ layout }: { layout: TimelineLayout }) {
  if (layout.kind !== "ahead") return null;
  return (
    <>
      <span className={styles.flag} />
      {layout.others.map((position) => (
        <span
          key={position}
          className={classNames(styles.flag, styles.next)}
          style={{ "--flag": `${position}%` } as CSSProperties}
        />
      ))}
    </>
  );
}
