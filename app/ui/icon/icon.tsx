import { classNames } from "../class-names.ts";
import styles from "./icon.module.css";

export const ICON_NAMES = [
  "alert",
  "bag",
  "bank",
  "calendar",
  "car",
  "card",
  "check",
  "chevron",
  "close",
  "download",
  "error",
  "external",
  "globe",
  "help",
  "info",
  "lock",
  "menu",
  "pin",
  "play",
  "receipt",
  "refresh",
  "search",
  "shield",
  "user",
  "wallet-apple",
  "wallet-google",
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** A picture beside words, never instead of them: assistive technology does not see it. */
export function Icon({ name, isSmall = false }: { name: IconName; isSmall?: boolean }) {
  return (
    <svg className={classNames(styles.icon, isSmall && styles.small)} aria-hidden="true" focusable="false">
      <use href={`/marks/icons.svg#i-${name}`} />
    </svg>
  );
}
