import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** A scale without dates. */
const EMPTY_SCALE =
  "M0 .5h160M.5 0v12M10.5 0v5M20.5 0v5M30.5 0v5M40.5 0v12M50.5 0v5M60.5 0v5M70.5 0v5M80.5 0v12M90.5 0v5M100.5 0v5M110.5 0v5M120.5 0v12M130.5 0v5M140.5 0v5M150.5 0v5M159.5 0v12";

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  headingLevel?: "h2" | "h3";
}

export function EmptyState({ title, text, action, headingLevel: Heading = "h3" }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 20" fill="none" stroke="currentColor" shapeRendering="crispEdges" aria-hidden="true">
        <path d={EMPTY_SCALE} />
      </svg>
      <Heading className="display d-22">{title}</Heading>
      {text ? <p className="quiet">{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
