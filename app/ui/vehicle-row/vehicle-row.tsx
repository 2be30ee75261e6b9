import { classNames } from "../class-names.ts";
import { PaperVehicle } from "../vehicle-art/vehicle-art.tsx";
import type { VehicleModel } from "../vehicle-art/vehicle-models.ts";
import styles from "./vehicle-row.module.css";

interface VehicleRowProps {
  model?: VehicleModel;
  name: string;
  /** Masked, without spaces. */
  vin?: string;
  hasRule?: boolean;
}

export function VehicleRow({ model, name, vin, hasRule = true }: VehicleRowProps) {
  return (
    <div className={classNames(styles.row, hasRule && styles.ruled)}>
      <PaperVehicle model={model} isLarge />
      <div className={styles.words}>
        <p>{name}</p>
        {vin ? <p className="small quiet vin">{vin}</p> : null}
      </div>
    </div>
  );
}
