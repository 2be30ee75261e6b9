import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
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

function Row({ text, note, icon = "chevron", to, href, onPress }: LinkListItem) {
  const face = (
    <>
      <span>{text}</span>
      {note ? <small>{note}</small> : null}
      <Icon name={icon} />
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} onClick={onPress}>
        {face}
      </Link>
    );
  }
  if (href !== undefined) return <a href={href}>{face}</a>;
  return (
    <button type="button" onClick={onPress}>
      {face}
    </button>
  );
}
