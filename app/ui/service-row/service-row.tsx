import type { ReactNode } from "react";
import { Chart, Scale, TimeBar } from "../chart/chart.tsx";
import { classNames } from "../class-names.ts";
import type { Axis } from "../time-axis/chart-axis.ts";
import { ServiceArt, type ServiceImage } from "../service-art/service-art.tsx";
import styles from "./service-row.module.css";

interface ServiceChartProps {
  /** Missing where no row has a date. */
  axis?: Axis;
  now: string;
  labels: { service: string; price?: string; today: string };
  formatMonth?: (date: Date) => string;
  /** One `ServiceRow` per service, all on this axis. */
  children: ReactNode;
}

export function ServiceChart({ axis, now, labels, formatMonth, children }: ServiceChartProps) {
  return (
    <Chart>
      {axis ? (
        <div className={styles.axis} aria-hidden="true">
          <span>{labels.service}</span>
          <Scale axis={axis} now={now} todayLabel={labels.today} formatMonth={formatMonth} />
          <span className={styles.priceHead}>{labels.price}</span>
        </div>
      ) : null}
      <ul>{children}</ul>
    </Chart>
  );
}

interface ServiceRowProps {
  name: string;
  art: ServiceImage;
  tag: ReactNode;
  axis: Axis;
  now: string;
  /** Missing where the visitor may not see it: the row has no bar then. */
  expiresOn?: string;
  /** Required without terms. */
  endLabel?: string;
  /**
   * The terms on sale. Their choice is a `Segmented` in the same order; price, bar and action follow it without scripts.
   */
  terms?: { label: string; choice: ReactNode; outcomes: readonly TermOutcome[] };
  /** The same for all terms; otherwise each has its own. */
  action?: ReactNode;
}

export interface TermOutcome {
  price: string;
  newEnd?: string;
  endLabel: string;
  action?: ReactNode;
}

export function ServiceRow(props: ServiceRowProps) {
  const { name, art, tag, axis, now, expiresOn, endLabel, terms, action } = props;
  const time = { axis, now, expiresOn };
  return (
    <li className={classNames(styles.row, !terms && styles.plain, !terms && !expiresOn && styles.undated)}>
      <ServiceArt {...art} className={styles.art} />
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.tag}>{tag}</div>
      {terms ? (
        <>
          <div className={styles.price}>
            {terms.outcomes.map(({ price, endLabel: end }) => (
              <span key={price + end} className={styles.outcome}>
                {price}
              </span>
            ))}
          </div>
          <div className={styles.term}>
            <span className="small quiet">{terms.label}</span>
            <div className={styles.choice}>{terms.choice}</div>
          </div>
          <div className={styles.track}>
            {terms.outcomes.map(({ price, newEnd, endLabel: end }) => (
              <div key={price + end} className={styles.outcome}>
                <TimeBar {...time} newEnd={newEnd} endLabel={end} className={styles.line} />
              </div>
            ))}
          </div>
        </>
      ) : (
        expiresOn && <TimeBar {...time} endLabel={endLabel} className={styles.track} />
      )}
      <div className={styles.more}>
        {action ??
          terms?.outcomes.map(({ price, endLabel: end, action: own }) => (
            <span key={price + end} className={styles.outcome}>
              {own}
            </span>
          ))}
      </div>
    </li>
  );
}
