import { classNames } from "../class-names.ts";
import type { IconName } from "./icon-names.ts";
import styles from "./icon.module.css";

/** Only beside text, never instead of it: it is hidden from assistive technology. */
export function Icon({ name, isSmall = false }: { name: IconName; isSmall?: boolean }) {
  return (
    <svg className={classNames(styles.icon, isSmall && styles.small)} aria-hidden="true">
      <use href={`/marks/icons.svg#i-${name}`} />
    </svg>
  );
}
