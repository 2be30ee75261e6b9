import { Icon } from "../icon/icon.tsx";
import styles from "./offline-banner.module.css";

/** Shown while `<html>`, or another element around it, has the mark `data-offline`. */
export function OfflineBanner({ text }: { text: string }) {
  return (
    <output className={styles.banner}>
      <span className={`wrap ${styles.row}`}>
        <Icon name="info" />
        {text}
      </span>
    </output>
  );
}
