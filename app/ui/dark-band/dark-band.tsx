import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./dark-band.module.css";

export interface BandFact {
  label: string;
  value: ReactNode;
  isVin?: boolean;
}

interface DarkBandProps {
  breadcrumb?: ReactNode;
  /** The page's h1, if the large title is not the title of the page. */
  pageTitle?: string;
  title: ReactNode;
  className?: string;
  /** For pages without a breadcrumb: a larger title and more space. */
  hasLargeTitle?: boolean;
  lead?: ReactNode;
  facts?: BandFact[];
  notice?: { title: ReactNode; text?: ReactNode };
  action?: ReactNode;
  timeline?: ReactNode;
  keyFigures?: ReactNode;
}

export function DarkBand(props: DarkBandProps) {
  const { breadcrumb, pageTitle, title, className, hasLargeTitle = false, timeline, keyFigures } = props;
  const Title = pageTitle ? "h2" : "h1";
  return (
    <section className={classNames("night band", styles.band, className)}>
      <div className={classNames("wrap", styles.wrap)}>
        {breadcrumb}
        {pageTitle ? <h1 className="vh">{pageTitle}</h1> : null}
        <div className={classNames(styles.inside, hasLargeTitle && styles.opening)}>
          <Title className={classNames("display", styles.title, hasLargeTitle ? "d-64" : styles.size)}>{title}</Title>
          <BandText {...props} />
          {timeline ? <div className={styles.timeline}>{timeline}</div> : null}
        </div>
        {keyFigures}
      </div>
    </section>
  );
}

function BandText({ lead, facts, notice, action }: DarkBandProps) {
  return (
    <div className={styles.text}>
      {lead ? <p className="lead">{lead}</p> : null}
      {facts?.length ? (
        <dl className={styles.facts}>
          {facts.map(({ label, value, isVin }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={classNames(isVin && "vin", isVin && styles.vin)}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {notice ? (
        <p className={styles.due}>
          <b>{notice.title}</b>
          {notice.text ? <span>{notice.text}</span> : null}
        </p>
      ) : null}
      {action ? <div>{action}</div> : null}
    </div>
  );
}
