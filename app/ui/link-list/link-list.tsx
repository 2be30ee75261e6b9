import type { MouseEvent, ReactNode } from "react";
import { Link } from "../link/link.tsx";
import { Icon, type IconName } from "../icon/icon.tsx";
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

function Row({ text, note, icon = "chevron", to, href, onPress, measuredAs }: LinkListItem) {
  const face = (
    <>
      <span>{text}</span>
      {note ? <small>{note}</small> : null}
      <Icon name={icon} />
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} onClick={onPress} data-measured-click={measuredAs}>
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
