import { classNames } from "../class-names.ts";
import { VehicleOnLight } from "../vehicle-art/vehicle-art.tsx";
import type { VehicleDrawing } from "../vehicle-art/vehicle-drawings.ts";
import styles from "./vehicle-row.module.css";

interface VehicleRowProps {
  drawing?: VehicleDrawing;
  name: string;
  /** Masked, without spaces. */
  vin?: string;
  hasRule?: boolean;
  /** With a smaller drawing, for rows of a list. */
  isCompact?: boolean;
}

export function VehicleRow({ drawing, name, vin, hasRule = true, isCompact = false }: VehicleRowProps) {
  return (
    <div className={classNames(styles.row, hasRule && styles.ruled, isCompact && styles.compact)}>
      <VehicleOnLight drawing={drawing} isLarge={!isCompact} />
      <div className={styles.words}>
        <p>{name}</p>
        {vin ? <p className="small quiet vin">{vin}</p> : null}
      </div>
    </div>
  );
}
