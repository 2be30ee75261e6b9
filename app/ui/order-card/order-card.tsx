import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Panel } from "../panel/panel.tsx";
import { ServiceArt, type ServiceImage } from "../service-art/service-art.tsx";
import styles from "./order-card.module.css";

type Thumb = ServiceImage;

const THUMBS_SHOWN = 4;
const THUMBS_SHOWN_ON_TABLETS = 5;

interface OrderCardProps {
  title: string;
  /** The heading's id; with one it can be focused. */
  headingId?: string;
  aside: ReactNode;
  vehicle: ReactNode;
  thumbs: Thumb[];
  /** E.g. ("+2", "and 2 more"). */
  formatMore: (hidden: number) => { text: string; spoken: string };
  facts: { label: string; value: ReactNode }[];
  action: ReactNode;
}

export function OrderCard({ title, headingId, aside, vehicle, thumbs, formatMore, facts, action }: OrderCardProps) {
  return (
    <Panel as="article" className={styles.order}>
      <div className={styles.head}>
        <h3 id={headingId} tabIndex={headingId ? -1 : undefined} className="display d-22">
          {title}
        </h3>
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

/** The fifth thumbnail and its remainder are shown on tablets only; the style sheet hides the other remainder there. */
function Thumbs({ thumbs, formatMore }: Pick<OrderCardProps, "thumbs" | "formatMore">) {
  const hasFifth = thumbs.length > THUMBS_SHOWN;
  return (
    <div className={styles.thumbs}>
      {thumbs.slice(0, THUMBS_SHOWN_ON_TABLETS).map((thumb, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an order may hold the same service twice
        <ServiceArt key={index} {...thumb} className={index < THUMBS_SHOWN ? undefined : styles.tablet} />
      ))}
      {hasFifth ? (
        <>
          <Remainder className={styles.notTablet} {...formatMore(thumbs.length - THUMBS_SHOWN)} />
          {thumbs.length > THUMBS_SHOWN_ON_TABLETS ? (
            <Remainder className={styles.tablet} {...formatMore(thumbs.length - THUMBS_SHOWN_ON_TABLETS)} />
          ) : null}
        </>
      ) : null}
    </div>
  );
}

function Remainder({ text, spoken, className }: { text: string; spoken: string; className: string | undefined }) {
  return (
    <span className={classNames(styles.more, className)}>
      <span aria-hidden="true">{text}</span>
      <span className="vh">{spoken}</span>
    </span>
  );
}
