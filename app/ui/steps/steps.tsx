import styles from "./steps.module.css";

/** Where one is on a way of a few steps. Steps before the current one are done. */
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
