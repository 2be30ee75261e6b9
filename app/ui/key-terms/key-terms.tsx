import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./key-terms.module.css";

interface KeyTermsProps {
  title: string;
  terms: {
    label: string;
    value: ReactNode;
    /** In bold and in a box, as some laws want a clause shown. */
    isBoxed?: boolean;
  }[];
  total: { label: string; amount: string };
}

/** Directly above the order button: the services, their terms and the total. */
export function KeyTerms({ title, terms, total }: KeyTermsProps) {
  return (
    <div className={styles.terms}>
      <h2 className="display d-22">{title}</h2>
      <dl>
        {terms.map(({ label, value, isBoxed }) => (
          <div key={label} className={isBoxed ? styles.boxed : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd className={classNames("display d-28 nowrap", styles.amount)}>{total.amount}</dd>
        </div>
      </dl>
    </div>
  );
}
