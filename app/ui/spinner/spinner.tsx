import styles from "./spinner.module.css";

/** Work in progress. The label is spoken; the drawing is a ruler mark that runs in a circle. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span className="vh">{label}</span>
    </output>
  );
}

/** The same mark without words, for a control that already says what is going on. */
export function SpinnerMark() {
  return <span className={styles.ring} aria-hidden="true" />;
}
