import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./tag.module.css";

export type TagState = "ok" | "soon" | "off" | "trouble";

/** Colour and shape have the same meaning: full, half, hollow, diamond. */
export function Tag({ state, children }: { state: TagState; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[state])}>{children}</span>;
}
