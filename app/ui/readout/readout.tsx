import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./readout.module.css";

export interface Reading {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  lamp?: "on" | "off";
}

/** Three facts under the road. On phones the notes are for assistive technology only. */
export function Readout({ readings }: { readings: Reading[] }) {
  return (
    <dl className={styles.readout}>
      {readings.map(({ label, value, note, lamp }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            {lamp ? <span className={classNames(styles.lamp, lamp === "off" && styles.off)}>{value}</span> : value}
          </dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
