import type { ReactNode } from "react";
import { Chart, Scale, Track } from "../chart/chart.tsx";
import { classNames } from "../class-names.ts";
import type { Axis } from "../ruler/chart-axis.ts";
import { ServiceArt } from "../service-art/service-art.tsx";
import styles from "./service-row.module.css";

interface ServiceChartProps {
  axis: Axis;
  now: string;
  labels: { service: string; price?: string; today: string };
  formatMonth?: (date: Date) => string;
  /** One `ServiceRow` per service, all on this axis. */
  children: ReactNode;
}

export function ServiceChart({ axis, now, labels, formatMonth, children }: ServiceChartProps) {
  return (
    <Chart>
      <div className={styles.axis} aria-hidden="true">
        <span>{labels.service}</span>
        <Scale axis={axis} now={now} todayLabel={labels.today} formatMonth={formatMonth} />
        <span className={styles.priceHead}>{labels.price}</span>
      </div>
      <ul>{children}</ul>
    </Chart>
  );
}

interface ServiceRowProps {
  name: string;
  art: Pick<Parameters<typeof ServiceArt>[0], "drawing" | "make">;
  tag: ReactNode;
  axis: Axis;
  now: string;
  paidUntil: string;
  newEnd?: string;
  endLabel: string;
  /** With a price the row offers a term; without, it only points to the service. */
  price?: string;
  term?: { label: string; choice: ReactNode };
  action: ReactNode;
}

export function ServiceRow(props: ServiceRowProps) {
  const { name, art, tag, axis, now, paidUntil, newEnd, endLabel, price, term, action } = props;
  return (
    <li className={classNames(styles.row, !price && styles.plain)}>
      <ServiceArt {...art} className={styles.art} />
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.tag}>{tag}</div>
      {price ? <span className={styles.price}>{price}</span> : null}
      {term ? (
        <div className={styles.term}>
          <span className="small quiet">{term.label}</span>
          <div className={styles.choice}>{term.choice}</div>
        </div>
      ) : null}
      <Track axis={axis} now={now} paidUntil={paidUntil} newEnd={newEnd} endLabel={endLabel} className={styles.track} />
      <div className={styles.more}>{action}</div>
    </li>
  );
}
