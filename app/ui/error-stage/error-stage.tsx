import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import bandStyles from "../night-band/night-band.module.css";
import { LostRoad } from "../road/lost-road.tsx";
import type { VehicleModel } from "../vehicle-art/vehicle-models.ts";
import styles from "./error-stage.module.css";

interface ErrorStageProps {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  vehicle?: VehicleModel;
  children?: ReactNode;
}

/** A whole page that could not be shown: the vehicle stands at the end of a road without dates. */
export function ErrorStage({ title, text, actions, vehicle, children }: ErrorStageProps) {
  return (
    <section className={classNames("night band", bandStyles.band)}>
      <div className={classNames("wrap", styles.stage)}>
        <h1 className={classNames("display d-64", styles.title)}>{title}</h1>
        {text ? <p className="lead">{text}</p> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {children}
        <div className={styles.road}>
          <LostRoad vehicle={vehicle} />
        </div>
      </div>
    </section>
  );
}
