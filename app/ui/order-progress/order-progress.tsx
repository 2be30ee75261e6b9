import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./order-progress.module.css";

export type StepState = "DONE" | "DEFAULT" | "INACTIVE";

export interface OrderProgressStep {
  state: StepState;
  text: string;
  note?: ReactNode;
}

const CLASS_NAMES: Record<StepState, string | undefined> = {
  DONE: styles.done,
  DEFAULT: styles.present,
  INACTIVE: styles.inactive,
};

interface OrderProgressProps {
  steps: OrderProgressStep[];
  /** For assistive technology, because the marks are visible only. */
  stateLabels: Record<StepState, string>;
}

export function OrderProgress({ steps, stateLabels }: OrderProgressProps) {
  return (
    <ol className={styles.line}>
      {steps.map(({ state, text, note }) => (
        <li
          key={text}
          className={classNames(CLASS_NAMES[state])}
          data-state={state}
          aria-current={state === "DEFAULT" ? "step" : undefined}
        >
          <b>{text}</b>
          <span className="vh">{stateLabels[state]}</span>
          {note ? <span className={styles.note}>{note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
