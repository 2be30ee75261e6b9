import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./key-figures.module.css";

export interface KeyFigure {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  status?: "on" | "off";
}

/** Three facts under the timeline. On phones the notes are for assistive technology only. */
export function KeyFigures({ figures }: { figures: KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note, status }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            {status ? (
              <span className={classNames(styles.status, status === "off" && styles.off)}>{value}</span>
            ) : (
              value
            )}
          </dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
