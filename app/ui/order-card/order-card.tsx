import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Panel } from "../panel/panel.tsx";
import { ServiceArt, type ServiceImage } from "../service-art/service-art.tsx";
import styles from "./order-card.module.css";

type Thumb = ServiceImage;

const THUMBS_SHOWN = 4;

interface OrderCardProps {
  title: string;
  aside: ReactNode;
  vehicle: ReactNode;
  thumbs: Thumb[];
  /** E.g. ("+2", "and 2 more"). */
  formatMore: (hidden: number) => { text: string; spoken: string };
  facts: { label: string; value: ReactNode }[];
  action: ReactNode;
}

export function OrderCard({ title, aside, vehicle, thumbs, formatMore, facts, action }: OrderCardProps) {
  return (
    <Panel as="article" className={styles.order}>
      <div className={styles.head}>
        <h3 className="display d-22">{title}</h3>
        {aside}
      </div>
      <div className={classNames("stack", styles.facts)}>
        {vehicle}
        <Thumbs thumbs={thumbs} formatMore={formatMore} />
        <dl className={styles.pair}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.action}>{action}</div>
    </Panel>
  );
}

function Thumbs({ thumbs, formatMore }: Pick<OrderCardProps, "thumbs" | "formatMore">) {
  const hidden = thumbs.length - THUMBS_SHOWN;
  const more = hidden > 0 ? formatMore(hidden) : null;
  return (
    <div className={styles.thumbs}>
      {thumbs.slice(0, THUMBS_SHOWN).map((thumb, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an order may hold the same service twice
        <ServiceArt key={index} {...thumb} />
      ))}
      {more ? (
        <span className={styles.more}>
          <span aria-hidden="true">{more.text}</span>
          <span className="vh">{more.spoken}</span>
        </span>
      ) : null}
    </div>
  );
}
