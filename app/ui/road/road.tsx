import type { CSSProperties } from "react";
import { classNames } from "../class-names.ts";
import { dateOfDay } from "../ruler/calendar.ts";
import { type RoadPicture, roadMonths, roadPicture } from "../ruler/road-picture.ts";
import type { VehicleDrawing } from "../vehicle-art/vehicle-drawings.ts";
import { RoadWithoutDates, type RoadReading, RoadCar, RoadTicks, RoadReadingText } from "./road-without-dates.tsx";
import styles from "./road.module.css";

interface RoadProps {
  /** Today as `2026-11-15`; the shop's clock decides, not the browser's. */
  now: string;
  /** End dates of the services concerned; none when the visitor may not see them. */
  ends: readonly string[];
  vehicle?: VehicleDrawing;
  todayLabel: string;
  reading?: RoadReading;
  /** Gets the first of a month, midnight UTC. */
  formatMonth: (date: Date) => string;
}

/** The drawing is hidden from assistive technology: reading, facts and readout have the same as text. */
export function Road({ now, ends, vehicle, todayLabel, reading, formatMonth }: RoadProps) {
  const picture = roadPicture(now, ends);
  if (picture.kind === "none") return <RoadWithoutDates vehicle={vehicle} reading={reading} />;
  const months = roadMonths(now);
  return (
    <div className={classNames(styles.road, styles[picture.kind])} style={flagPosition(picture)}>
      <div className={styles.stage}>
        <RoadCar drawing={vehicle} />
        <span className={styles.now} aria-hidden="true">
          {todayLabel}
        </span>
        <span className={styles.needle} />
        <Flags picture={picture} />
        <RoadReadingText reading={reading} />
      </div>
      {/* A service that ends today has no time left to draw. */}
      <div className={styles.track}>{picture.days > 0 ? <span className={styles.left} /> : null}</div>
      <RoadTicks months={months.map((month) => month.position)} />
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
