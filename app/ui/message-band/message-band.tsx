import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import bandStyles from "../dark-band/dark-band.module.css";
import { TimelineWithoutDates } from "../expiry-timeline/timeline-without-dates.tsx";
import type { VehicleDrawing } from "../vehicle-art/vehicle-drawings.ts";
import styles from "./message-band.module.css";

interface MessageBandProps {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  vehicle?: VehicleDrawing;
  children?: ReactNode;
}

/** A page that only shows a message, such as an error, with the vehicle on a timeline without dates. */
export function MessageBand({ title, text, actions, vehicle, children }: MessageBandProps) {
  return (
    <section className={classNames("night band", bandStyles.band)}>
      <div className={classNames("wrap", styles.stage)}>
        <h1 className={classNames("display d-64", styles.title)}>{title}</h1>
        {text ? <p className="lead">{text}</p> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {children}
        <div className={styles.timeline}>
          <TimelineWithoutDates vehicle={vehicle} />
        </div>
      </div>
    </section>
  );
}
