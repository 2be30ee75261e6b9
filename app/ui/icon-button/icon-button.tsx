import type { ComponentProps, ReactNode } from "react";
import { Link } from "../link/link.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import styles from "./icon-button.module.css";

interface IconButtonContent {
  icon: IconName;
  label: string;
  count?: number;
}

/** The count is visible only, so the label has to contain it as well. */
function iconWithCount({ icon, count }: IconButtonContent): ReactNode {
  return (
    <>
      <Icon name={icon} />
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      ) : null}
    </>
  );
}

type IconButtonProps = IconButtonContent & Omit<ComponentProps<"button">, "children" | "type">;

export function IconButton({ icon, label, count, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={classNames(styles.button, className)}>
      {iconWithCount({ icon, label, count })}
    </button>
  );
}

type IconLinkProps = IconButtonContent & Omit<ComponentProps<typeof Link>, "children">;

export function IconLink({ icon, label, count, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={classNames(styles.button, className)}>
      {iconWithCount({ icon, label, count })}
    </Link>
  );
}
