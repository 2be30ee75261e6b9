import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type FactRow, FactRows } from "../fact-rows/fact-rows.tsx";
import styles from "./buy-card.module.css";

interface BuyCardProps {
  title: string;
  rows?: FactRow[];
  taxNote?: ReactNode;
  /** Auto-renewal and other choices, all unticked at first. */
  choices?: ReactNode;
  action: ReactNode;
  /** The note about the right of withdrawal. */
  footnote?: ReactNode;
  className?: string;
  /** Rows that depend on a choice, instead of the fixed ones. */
  children?: ReactNode;
}

export function BuyCard({ title, rows, taxNote, choices, action, footnote, className, children }: BuyCardProps) {
  return (
    <div className={classNames(styles.buy, className)}>
      <h3 className="display d-28">{title}</h3>
      {rows ? <FactRows rows={rows} className={styles.rows} /> : null}
      {children}
      {taxNote ? <p className="small quiet">{taxNote}</p> : null}
      {choices ? <div className={styles.choices}>{choices}</div> : null}
      {action}
      {footnote ? <p className={classNames("small quiet", styles.footnote)}>{footnote}</p> : null}
    </div>
  );
}
