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
  /** For files and other sites: an ordinary address. */
  href?: string;
  /** With an address, what scripts do instead of following it. */
  onPress?: (event: MouseEvent) => void;
  /** Under which name a visit to it is counted, where visitors have agreed to that. */
  measuredAs?: string;
  /** The one that is shown at the moment. */
  isCurrent?: boolean;
  /** Further props for the router link. */
  linkProps?: Pick<ComponentProps<typeof Link>, "state" | "preventScrollReset" | "defaultShouldRevalidate">;
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

function Row({ text, note, icon = "chevron", to, href, onPress, measuredAs, isCurrent, linkProps }: LinkListItem) {
  const face = (
    <>
      <span>{text}</span>
      {note ? <small>{note}</small> : null}
      <Icon name={icon} />
    </>
  );
  if (to !== undefined) {
    return (
      <Link
        {...linkProps}
        to={to}
        onClick={onPress}
        data-measured-click={measuredAs}
        aria-current={isCurrent || undefined}
      >
        {face}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a href={href} data-measured-click={measuredAs}>
        {face}
      </a>
    );
  }
  return (
    <button type="button" onClick={onPress}>
      {face}
    </button>
  );
}
