import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { DAYS_SHOWN, WEEK_TICKS } from "../time-axis/timeline-scale.ts";
import { tickPath } from "../time-axis/tick-path.ts";
import { VehicleOnDark } from "../vehicle-art/vehicle-art.tsx";
import { frontShare, type VehicleDrawing } from "../vehicle-art/vehicle-drawings.ts";
import styles from "./expiry-timeline.module.css";

export interface TimelineCaption {
  /** The large line, two words at most; absent if the visitor may see no date. */
  value?: ReactNode;
  full: ReactNode;
  /** The short text for phones. */
  brief: ReactNode;
}

/** A timeline with ticks only, for when no dates are known or the visitor may see none. */
export function TimelineWithoutDates({ vehicle, caption }: { vehicle?: VehicleDrawing; caption?: TimelineCaption }) {
  return (
    <div className={classNames(styles.timeline, styles.empty)}>
      <div className={styles.stage}>
        <TimelineVehicle drawing={vehicle} />
        <CaptionText caption={caption} />
      </div>
      <div className={styles.track} />
      <TimelineTicks months={[]} />
    </div>
  );
}

export function TimelineVehicle({ drawing }: { drawing?: VehicleDrawing }) {
  if (!drawing) return null;
  return (
    <div className={styles.car} style={{ "--nose": frontShare(drawing) } as CSSProperties}>
      <VehicleOnDark drawing={drawing} />
    </div>
  );
}

export function CaptionText({ caption }: { caption?: TimelineCaption }) {
  if (!caption) return null;
  return (
    <p className={styles.caption}>
      {caption.value ? <b>{caption.value}</b> : null}
      <span className={styles.full}>{caption.full}</span>
      <span className={styles.brief}>{caption.brief}</span>
    </p>
  );
}

/** `months` are the positions of month ticks, in percent. */
export function TimelineTicks({ months }: { months: readonly number[] }) {
  const monthTicks = tickPath(
    months.map((percent) => Math.round((percent * DAYS_SHOWN) / 100)),
    { from: 0, to: 14 },
  );
  return (
    <svg
      className={styles.ticks}
      viewBox={`0 0 ${DAYS_SHOWN} 14`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={WEEK_TICKS} vectorEffect="non-scaling-stroke" opacity=".7" />
      {monthTicks ? <path d={monthTicks} vectorEffect="non-scaling-stroke" /> : null}
    </svg>
  );
}
