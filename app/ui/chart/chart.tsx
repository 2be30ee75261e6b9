import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { dateOfDay } from "../time-axis/day-number.ts";
import { type Axis, axisLabels, axisLines, axisPosition, axisTicks } from "../time-axis/chart-axis.ts";
import { dayNumber } from "../time-axis/day-number.ts";
import { tickPath } from "../time-axis/tick-path.ts";
import { type TimeBarDates, timeBarLayout } from "../time-axis/time-bar-layout.ts";
import styles from "./chart.module.css";

/** Rows between two lines; they share one axis, so its lines run through all of them. */
export function Chart({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.chart, className)}>{children}</div>;
}

interface ScaleProps {
  axis: Axis;
  now: string;
  todayLabel: string;
  /** Needed for the short axis, whose labels are months. Gets midnight UTC. */
  formatMonth?: (date: Date) => string;
}

export function Scale({ axis, now, todayLabel, formatMonth }: ScaleProps) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" shapeRendering="crispEdges">
        <path d={axisTicks(axis)} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={styles.scaleNow} style={{ left: `${axisPosition(axis, dayNumber(now))}%` }}>
        {todayLabel}
      </span>
      {axisLabels(axis).map(({ day, position }) => (
        <span key={day} style={{ "--p": `${position}%` } as CSSProperties}>
          {axis.unit === "month" && formatMonth ? formatMonth(dateOfDay(day)) : dateOfDay(day).getUTCFullYear()}
        </span>
      ))}
    </div>
  );
}

type TimeBarProps = TimeBarDates & { axis: Axis; endLabel: ReactNode; className?: string };

/** Solid is paid, hatched is added. The same dates must be given as text beside it. */
export function TimeBar({ axis, endLabel, className, ...dates }: TimeBarProps) {
  const layout = timeBarLayout(axis, dates);
  const position = { "--t": layout.today, "--x": layout.paid, "--e": layout.end } as CSSProperties;
  const lines = axisLines(axis).map((day) => axisPosition(axis, day));
  return (
    <div className={classNames(styles.track, className)} style={position} aria-hidden="true">
      <svg className={styles.lines} viewBox="0 0 100 10" preserveAspectRatio="none" shapeRendering="crispEdges">
        <path d={tickPath(lines, { from: 0, to: 10 })} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={styles.now} />
      {layout.isRunning ? <span className={classNames(styles.bar, styles.paid)} /> : null}
      {layout.hasAdded ? <span className={classNames(styles.bar, styles.added)} data-added="" /> : null}
      <span className={classNames(styles.end, layout.label === "after" && styles.after)} data-end="">
        {endLabel}
      </span>
    </div>
  );
}

interface ChartKeyProps {
  paidLabel: string;
  addedLabel?: string;
  todayLabel: string;
}

export function ChartKey({ paidLabel, addedLabel, todayLabel }: ChartKeyProps) {
  return (
    <ul className={styles.key} aria-hidden="true">
      <li>
        <i />
        {paidLabel}
      </li>
      {addedLabel ? (
        <li>
          <i className={styles.keyAdded} />
          {addedLabel}
        </li>
      ) : null}
      <li>
        <i className={styles.keyNow} />
        {todayLabel}
      </li>
    </ul>
  );
}

interface EndDatesProps extends Omit<ScaleProps, "formatMonth"> {
  rows: (Omit<TimeBarDates, "now"> & { name: string; endLabel: string; spokenEnd: string })[];
}

/** After an order: one row per service, its old end and its new one. */
export function EndDates({ axis, now, todayLabel, rows }: EndDatesProps) {
  return (
    <Chart>
      <div className={styles.endRow}>
        <span />
        <Scale axis={axis} now={now} todayLabel={todayLabel} />
      </div>
      {rows.map(({ name, endLabel, spokenEnd, ...dates }) => (
        <div key={name} className={styles.endRow}>
          <p>
            <b>{name}</b>
            <span className="vh">{spokenEnd}</span>
          </p>
          <TimeBar axis={axis} now={now} {...dates} endLabel={endLabel} className={styles.endTrack} />
        </div>
      ))}
    </Chart>
  );
}
