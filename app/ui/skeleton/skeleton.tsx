import styles from "./skeleton.module.css";

/** Holds the place of something that is coming. The parent says `aria-busy`. */
export function Skeleton({ width = "100%", height = "1rem" }: { width?: string; height?: string }) {
  return <div className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
