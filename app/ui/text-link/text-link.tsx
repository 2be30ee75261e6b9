import type { ComponentProps } from "react";
import { Link } from "../link/link.tsx";
import { classNames } from "../class-names.ts";
import styles from "./text-link.module.css";

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}

/** Looks like a link, acts on this page. */
export function TextButton({ className, type = "button", ...rest }: ComponentProps<"button">) {
  // oxlint-disable-next-line react/button-has-type -- every caller's type is one of the three
  return <button {...rest} type={type} className={classNames(styles.link, className)} />;
}
