import styles from "./skeleton.module.css";

/** A placeholder for content that is loading. The parent sets `aria-busy`. */
export function Skeleton({ width = "100%", height = "1rem" }: { width?: string; height?: string }) {
  return <div className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
