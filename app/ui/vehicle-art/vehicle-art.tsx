import { classNames } from "../class-names.ts";
import styles from "./vehicle-art.module.css";
import type { VehicleModel } from "./vehicle-models.ts";

/**
 * The vehicle in the night band. Each drawing belongs to one make and has that make's colours, so it can be an image
 * file, which the browser caches and which adds nothing to page and bundle.
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

/** The small drawing on paper or card; a dashed line without a model. */
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
