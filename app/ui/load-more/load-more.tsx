import { Button } from "../button/button.tsx";
import styles from "./load-more.module.css";

interface LoadMoreProps {
  shown: number;
  total: number;
  /** E.g. "Showing 10 of 24 orders". */
  note: string;
  buttonLabel: string;
  isBusy?: boolean;
  onMore?: () => void;
}

export function LoadMore({ shown, total, note, buttonLabel, isBusy, onMore }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p className="small quiet" aria-live="polite">
        {note}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${total > 0 ? Math.min(100, (shown / total) * 100) : 100}%` }} />
      </div>
      {shown < total ? (
        <Button tone="line" type="submit" isBusy={isBusy} onClick={onMore}>
          {buttonLabel}
        </Button>
      ) : null}
    </div>
  );
}
