import { TimeBar } from "../chart/chart.tsx";
import type { Axis } from "../time-axis/chart-axis.ts";
import styles from "./mini-time-bar.module.css";

interface MiniTimeBarProps {
  axis: Axis;
  now: string;
  end: string;
  endLabel: string;
  todayLabel: string;
}

/** One bar, one date, in a subscription card. */
export function MiniTimeBar({ axis, now, end, endLabel, todayLabel }: MiniTimeBarProps) {
  return (
    <div className={styles.mini} aria-hidden="true">
      <TimeBar axis={axis} now={now} expiresOn={end} endLabel={endLabel} />
      <p>{todayLabel}</p>
    </div>
  );
}
