import { classNames } from "../class-names.ts";
import styles from "./vehicle-art.module.css";
import type { VehicleModel } from "./vehicle-models.ts";

/**
 * The vehicle in the night band. Each drawing belongs to one make and carries that make's paint, so an
 * image file equals an inlined drawing in look, stays in the browser's cache and out of page and bundle.
 */
export function NightVehicle({ model }: { model: VehicleModel }) {
  return (
    <img
      className={styles.night}
      src={`/art/vehicles/${model}.svg`}
      width={1200}
      height={500}
      alt=""
      fetchPriority="high"
    />
  );
}

/** The small drawing on paper or card. No model: a dashed line where the vehicle would stand. */
export function PaperVehicle({ model, isLarge = false }: { model?: VehicleModel; isLarge?: boolean }) {
  if (!model) return <i className={styles.none} aria-hidden="true" />;
  return (
    <img
      className={classNames(styles.paper, isLarge && styles.large)}
      src={`/art/vehicles/light/${model}.svg`}
      width={240}
      height={100}
      alt=""
      loading="lazy"
    />
  );
}
