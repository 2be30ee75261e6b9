import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import styles from "./text-link.module.css";

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}

/** Looks like a link, acts on this page. */
export function TextButton({ className, ...rest }: Omit<ComponentProps<"button">, "type">) {
  return <button {...rest} type="button" className={classNames(styles.link, className)} />;
}
