import { classNames } from "../class-names.ts";
import styles from "./vehicle-art.module.css";
import type { VehicleDrawing } from "./vehicle-drawings.ts";

/**
 * The vehicle in the dark band. Each drawing belongs to one make and has that make's colours, so it can be an image
 * file, which the browser caches and which adds nothing to page and bundle.
 */
export function VehicleOnDark({ drawing }: { drawing: VehicleDrawing }) {
  return (
    <img
      className={styles.night}
      src={`/art/vehicles/${drawing}.svg`}
      width={1200}
      height={500}
      alt=""
      fetchPriority="high"
    />
  );
}

/** The small drawing on a light background; a dashed line for a model without one. */
export function VehicleOnLight({ drawing, isLarge = false }: { drawing?: VehicleDrawing; isLarge?: boolean }) {
  if (!drawing) return <i className={styles.none} aria-hidden="true" />;
  return (
    <img
      className={classNames(styles.paper, isLarge && styles.large)}
      src={`/art/vehicles/light/${drawing}.svg`}
      width={240}
      height={100}
      alt=""
      loading="lazy"
    />
  );
}
