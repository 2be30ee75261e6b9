import { classNames } from "../class-names.ts";
import type { IconName } from "./icon-names.ts";
import styles from "./icon.module.css";

/** A picture beside words, never instead of them: assistive technology does not see it. */
export function Icon({ name, isSmall = false }: { name: IconName; isSmall?: boolean }) {
  return (
    <svg className={classNames(styles.icon, isSmall && styles.small)} aria-hidden="true" focusable="false">
      <use href={`/marks/icons.svg#i-${name}`} />
    </svg>
  );
}
