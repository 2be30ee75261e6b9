import styles from "./steps.module.css";

/** The current step of a short process. Steps before it are done. */
export function Steps({ steps, current }: { steps: string[]; current: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < current ? styles.done : index === current ? styles.current : undefined}
          aria-current={index === current ? "step" : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
