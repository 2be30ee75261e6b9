import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./panel.module.css";

interface PanelProps {
  children: ReactNode;
  as?: "div" | "article" | "section" | "aside";
  /** The id of its heading, which then names it. */
  labelledBy?: string;
  className?: string;
}

export function Panel({ children, as: Element = "div", labelledBy, className }: PanelProps) {
  return (
    <Element aria-labelledby={labelledBy} className={classNames(styles.panel, className)}>
      {children}
    </Element>
  );
}
