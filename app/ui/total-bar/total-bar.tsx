import type { ReactNode } from "react";
import styles from "./total-bar.module.css";

export function TotalBar({ text, note, action }: { text: ReactNode; note?: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div>
        <p className="display d-28">{text}</p>
        {note ? <p className="small quiet">{note}</p> : null}
      </div>
      {action}
    </div>
  );
}
