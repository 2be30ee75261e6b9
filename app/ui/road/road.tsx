import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { dateOfDay } from "../ruler/calendar.ts";
import { type RoadMonth, type RoadPicture, roadMonths, roadPicture, WEEK_TICKS } from "../ruler/road-picture.ts";
import { tickPath } from "../ruler/tick-path.ts";
import { NightVehicle } from "../vehicle-art/vehicle-art.tsx";
import { noseShare, type VehicleModel } from "../vehicle-art/vehicle-models.ts";
import styles from "./road.module.css";

export interface RoadReading {
  /** The large line, two words at most. Left out when no date may be told. */
  value?: ReactNode;
  full: ReactNode;
  /** What phones have room for. */
  brief: ReactNode;
}

interface RoadProps {
  /** Today as `2026-11-15`; the shop's clock decides, not the browser's. */
  now: string;
  /** End dates of the services concerned; none when the visitor may not see them. */
  ends: readonly string[];
  vehicle?: VehicleModel;
  todayLabel: string;
  reading?: RoadReading;
  /** Gets the first of a month, midnight UTC. */
  formatMonth: (date: Date) => string;
}

/** The drawing is hidden from assistive technology: reading, facts and readout say the same in words. */
export function Road({ now, ends, vehicle, todayLabel, reading, formatMonth }: RoadProps) {
  const picture = roadPicture(now, ends);
  if (picture.kind === "lost") return <LostRoad vehicle={vehicle} reading={reading} />;
  const months = roadMonths(now);
  return (
    <div className={classNames(styles.road, styles[picture.kind])} style={flagPosition(picture)}>
      <div className={styles.stage}>
        <Car model={vehicle} />
        <span className={styles.now} aria-hidden="true">
          {todayLabel}
        </span>
        <span className={styles.needle} />
        <Flags picture={picture} />
        <RoadWords reading={reading} />
      </div>
      {/* A service that ends today has no time left to draw. */}
      <div className={styles.ground}>{picture.days > 0 ? <span className={styles.left} /> : null}</div>
      <Ticks months={months} />
      <div className={styles.months} aria-hidden="true">
        {months.map(({ day, position, isJanuary, isQuarter }) => (
          <span
            key={day}
            className={classNames(isJanuary && styles.year, !isQuarter && styles.wideOnly)}
            style={{ left: `${position}%` }}
          >
            {isJanuary ? dateOfDay(day).getUTCFullYear() : formatMonth(dateOfDay(day))}
          </span>
        ))}
      </div>
    </div>
  );
}

/** No dates are known, or none may be told: a ground line and ticks, and nothing on it says when. */
export function LostRoad({ vehicle, reading }: Pick<RoadProps, "vehicle" | "reading">) {
  return (
    <div className={classNames(styles.road, styles.lost)}>
      <div className={styles.stage}>
        <Car model={vehicle} />
        <RoadWords reading={reading} />
      </div>
      <div className={styles.ground} />
      <Ticks months={[]} />
    </div>
  );
}

function Car({ model }: { model?: VehicleModel }) {
  if (!model) return null;
  return (
    <div className={styles.car} style={{ "--nose": noseShare(model) } as CSSProperties}>
      <NightVehicle model={model} />
    </div>
  );
}

function flagPosition(picture: RoadPicture): CSSProperties | undefined {
  return "flag" in picture ? ({ "--flag": `${picture.flag}%` } as CSSProperties) : undefined;
}

function Flags({ picture }: { picture: RoadPicture }) {
  if (picture.kind !== "ahead") return null;
  return (
    <>
      <span className={styles.flag} />
      {picture.others.map((position) => (
        <span
          key={position}
          className={classNames(styles.flag, styles.next)}
          style={{ "--flag": `${position}%` } as CSSProperties}
        />
      ))}
    </>
  );
}

function RoadWords({ reading }: { reading?: RoadReading }) {
  if (!reading) return null;
  return (
    <p className={styles.read}>
      {reading.value ? <b>{reading.value}</b> : null}
      <span className={styles.full}>{reading.full}</span>
      <span className={styles.brief}>{reading.brief}</span>
    </p>
  );
}

function Ticks({ months }: { months: RoadMonth[] }) {
  const monthTicks = tickPath(
    months.map((month) => month.position),
    { from: 0, to: 14 },
  );
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
