import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "../link/link.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import styles from "./link-list.module.css";

export interface LinkListItem {
  text: string;
  note?: ReactNode;
  icon?: IconName;
  to?: string;
  /** The address of a file or another site. */
  href?: string;
  /** What scripts do instead of following the link. */
  onPress?: (event: MouseEvent) => void;
  /** Its name in statistics, for visitors who have consented. */
  measuredAs?: string;
  /** Whether it is the current one. */
  isCurrent?: boolean;
  /** Shown, but cannot be chosen at the moment. */
  isDisabled?: boolean;
  /** Further props for the router link. */
  linkProps?: Pick<ComponentProps<typeof Link>, "state" | "replace" | "preventScrollReset" | "defaultShouldRevalidate">;
}

export function LinkList({ items }: { items: LinkListItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.text}>
          <Row {...item} />
        </li>
      ))}
    </ul>
  );
}

function Row({ text, note, icon = "chevron", to, href, onPress, ...rest }: LinkListItem) {
  const { measuredAs, isCurrent, isDisabled = false, linkProps } = rest;
  const content = (
    <>
      <span>{text}</span>
      {note ? <small>{note}</small> : null}
      <Icon name={icon} />
    </>
  );
  if (to !== undefined && !isDisabled) {
    return (
      <Link
        {...linkProps}
        to={to}
        onClick={onPress}
        data-measured-click={measuredAs}
        aria-current={isCurrent || undefined}
      >
        {content}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a href={href} data-measured-click={measuredAs}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" onClick={onPress} disabled={isDisabled}>
      {content}
    </button>
  );
}
