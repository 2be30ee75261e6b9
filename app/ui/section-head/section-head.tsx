import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  note?: ReactNode;
  id?: string;
  /** Without the line above, which would double the line of tabs. */
  isBare?: boolean;
}

export function SectionHead({ title, lead, note, id, isBare = false }: SectionHeadProps) {
  return (
    <div className={classNames(styles.head, isBare && styles.bare, Boolean(lead) && styles.withLead)}>
      <h2 id={id} className="display d-36">
        {title}
      </h2>
      {lead ? <p className="lead">{lead}</p> : null}
      {note ? <p className="small quiet">{note}</p> : null}
    </div>
  );
}
