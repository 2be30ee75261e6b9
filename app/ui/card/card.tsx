import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./card.module.css";

interface CardProps {
  /** A `ServiceArt` of shape card, or a skeleton of it. */
  art?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  /** For an inactive service: without a filled surface. */
  isOff?: boolean;
  isBusy?: boolean;
  as?: "article" | "li" | "div";
}

/** A filled card is only for money and orders. */
export function Card({ art, children, foot, isOff = false, isBusy = false, as: Element = "article" }: CardProps) {
  return (
    <Element className={classNames(styles.card, isOff && styles.off)} aria-busy={isBusy || undefined}>
      {art}
      <div className={styles.body}>
        {children}
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
    </Element>
  );
}
