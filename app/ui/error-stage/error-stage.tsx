import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import bandStyles from "../night-band/night-band.module.css";
import { RoadWithoutDates } from "../road/road-without-dates.tsx";
import type { VehicleDrawing } from "../vehicle-art/vehicle-drawings.ts";
import styles from "./error-stage.module.css";

interface ErrorStageProps {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  vehicle?: VehicleDrawing;
  children?: ReactNode;
}

/** The content of an error page, with the vehicle on a road without dates. */
export function ErrorStage({ title, text, actions, vehicle, children }: ErrorStageProps) {
  return (
    <section className={classNames("night band", bandStyles.band)}>
      <div className={classNames("wrap", styles.stage)}>
        <h1 className={classNames("display d-64", styles.title)}>{title}</h1>
        {text ? <p className="lead">{text}</p> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {children}
        <div className={styles.road}>
          <RoadWithoutDates vehicle={vehicle} />
        </div>
      </div>
    </section>
  );
}
