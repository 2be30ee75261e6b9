import { phoneLength, truncate } from "./truncate.ts";
import styles from "./truncated.module.css";

/** Shortened visually only: the whole text stays for assistive technology and as a title. */
export function Truncated({ text, length }: { text: string; length: number }) {
  const onPhone = truncate(text, phoneLength(length));
  if (onPhone === text) return text;
  return (
    <span title={text}>
      <span className="vh">{text}</span>
      <span className={styles.wide} aria-hidden="true">
        {truncate(text, length)}
      </span>
      <span className={styles.phone} aria-hidden="true">
        {onPhone}
      </span>
    </span>
  );
}
