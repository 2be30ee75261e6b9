import styles from "./spinner.module.css";

/** Shows work in progress. The label is for assistive technology; the drawing is a rotating tick of the scale. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span className="vh">{label}</span>
    </output>
  );
}

/** The same mark without a label, for a control that has its own text. */
export function SpinnerMark() {
  return <span className={styles.ring} aria-hidden="true" />;
}
