import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./price.module.css";

interface PriceProps {
  /** Formatted for the market; never broken over two lines. */
  amount: string;
  size?: "large" | "small";
  /** E.g. the price per month of a longer plan. */
  note?: ReactNode;
}

export function Price({ amount, size = "large", note }: PriceProps) {
  return (
    <span className={styles.price}>
      <span className={classNames(styles.amount, styles[size])}>{amount}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
    </span>
  );
}
