import { Track } from "../chart/chart.tsx";
import type { Axis } from "../ruler/chart-axis.ts";
import styles from "./mini-ruler.module.css";

interface MiniRulerProps {
  axis: Axis;
  now: string;
  end: string;
  endLabel: string;
  todayLabel: string;
}

/** One bar, one date, in a subscription card. */
export function MiniRuler({ axis, now, end, endLabel, todayLabel }: MiniRulerProps) {
  return (
    <div className={styles.mini} aria-hidden="true">
      <Track axis={axis} now={now} paidUntil={end} endLabel={endLabel} />
      <p>{todayLabel}</p>
    </div>
  );
}
