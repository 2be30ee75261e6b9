import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { WEEK_TICKS } from "../ruler/road-scale.ts";
import { tickPath } from "../ruler/tick-path.ts";
import { NightVehicle } from "../vehicle-art/vehicle-art.tsx";
import { frontShare, type VehicleDrawing } from "../vehicle-art/vehicle-drawings.ts";
import styles from "./road.module.css";

export interface RoadReading {
  /** The large line, two words at most; absent if the visitor may see no date. */
  value?: ReactNode;
  full: ReactNode;
  /** The short text for phones. */
  brief: ReactNode;
}

/** A road with ticks only, for when no dates are known or the visitor may see none. */
export function RoadWithoutDates({ vehicle, reading }: { vehicle?: VehicleDrawing; reading?: RoadReading }) {
  return (
    <div className={classNames(styles.road, styles.empty)}>
      <div className={styles.stage}>
        <RoadCar drawing={vehicle} />
        <RoadReadingText reading={reading} />
      </div>
      <div className={styles.track} />
      <RoadTicks months={[]} />
    </div>
  );
}

export function RoadCar({ drawing }: { drawing?: VehicleDrawing }) {
  if (!drawing) return null;
  return (
    <div className={styles.car} style={{ "--nose": frontShare(drawing) } as CSSProperties}>
      <NightVehicle drawing={drawing} />
    </div>
  );
}

export function RoadReadingText({ reading }: { reading?: RoadReading }) {
  if (!reading) return null;
  return (
    <p className={styles.read}>
      {reading.value ? <b>{reading.value}</b> : null}
      <span className={styles.full}>{reading.full}</span>
      <span className={styles.brief}>{reading.brief}</span>
    </p>
  );
}

/** `months` are the positions of month ticks. */
export function RoadTicks({ months }: { months: readonly number[] }) {
  const monthTicks = tickPath(months, { from: 0, to: 14 });
  return (
    <svg
      className={styles.ticks}
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={WEEK_TICKS} vectorEffect="non-scaling-stroke" opacity=".7" />
      {monthTicks ? <path d={monthTicks} vectorEffect="non-scaling-stroke" /> : null}
    </svg>
  );
}
