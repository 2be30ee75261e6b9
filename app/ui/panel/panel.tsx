import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./panel.module.css";

interface PanelProps {
  children: ReactNode;
  as?: "div" | "article" | "section" | "aside";
  className?: string;
}

export function Panel({ children, as: Element = "div", className }: PanelProps) {
  return <Element className={classNames(styles.panel, className)}>{children}</Element>;
}
