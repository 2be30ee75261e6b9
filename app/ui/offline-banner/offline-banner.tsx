import { Icon } from "../icon/icon.tsx";
import styles from "./offline-banner.module.css";

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
