import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./fact-rows.module.css";

export interface FactRow {
  label: ReactNode;
  value: ReactNode;
  /** The total at the end of a list. */
  isTotal?: boolean;
}

export function FactRows({ rows, className }: { rows: FactRow[]; className?: string }) {
  return (
    <dl className={classNames(styles.rows, className)}>
      {rows.map(({ label, value, isTotal }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows are a fixed list without identity
        <div key={index} className={isTotal ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
