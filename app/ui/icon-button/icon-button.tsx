import type { ComponentProps, ReactNode } from "react";
import { Link } from "../link/link.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import styles from "./icon-button.module.css";

interface IconButtonFace {
  icon: IconName;
  label: string;
  count?: number;
}

/** The count is drawn only; the label has to say it as well. */
function face({ icon, count }: IconButtonFace): ReactNode {
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

type IconButtonProps = IconButtonFace & Omit<ComponentProps<"button">, "children" | "type">;

export function IconButton({ icon, label, count, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={classNames(styles.button, className)}>
      {face({ icon, label, count })}
    </button>
  );
}

type IconLinkProps = IconButtonFace & Omit<ComponentProps<typeof Link>, "children">;

export function IconLink({ icon, label, count, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={classNames(styles.button, className)}>
      {face({ icon, label, count })}
    </Link>
  );
}
