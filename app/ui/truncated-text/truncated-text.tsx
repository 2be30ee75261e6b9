import styles from "./truncated-text.module.css";
import { lengthOnPhones, truncate } from "./truncate.ts";

/**
 * A long text is cut, on phones sooner; its title and assistive technology have all of it. The smallest screens show all
 * of it, over several lines.
 */
export function TruncatedText({ text, length }: { text: string; length: number }) {
  const [wide, narrow] = [truncate(text, length), truncate(text, lengthOnPhones(length))];
  if (narrow === text) return <>{text}</>;
  return (
    <span title={text}>
      <span className={styles.wide} aria-hidden="true">
        {wide}
      </span>
      <span className={styles.narrow} aria-hidden="true">
        {narrow}
      </span>
      <span className="vh">{text}</span>
    </span>
  );
}
