import { ButtonLink } from "../button/button.tsx";
import styles from "./load-more.module.css";

interface LoadMoreProps {
  shown: number;
  total: number;
  /** E.g. "Showing 10 of 24 orders". */
  note: string;
  buttonLabel: string;
  /** The page with more of them. */
  to: string;
}

/** A link, which works without scripts; with them the page keeps its position. */
export function LoadMore({ shown, total, note, buttonLabel, to }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p className="small quiet" aria-live="polite">
        {note}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${total > 0 ? Math.min(100, (shown / total) * 100) : 100}%` }} />
      </div>
      {shown < total ? (
        <ButtonLink tone="line" to={to} replace preventScrollReset>
          {buttonLabel}
        </ButtonLink>
      ) : null}
    </div>
  );
}
