import type { ComponentProps, MouseEvent, ReactNode, SubmitEventHandler } from "react";
import { classNames } from "../class-names.ts";
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
  /** A file that is asked for by a form. */
  post?: { action: string; fields: Readonly<Record<string, string>>; onSubmit: SubmitEventHandler<HTMLFormElement> };
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
        <li key={item.text} className={classNames(item.isDisabled && styles.disabled)}>
          <Row {...item} />
        </li>
      ))}
    </ul>
  );
}

function Row(item: LinkListItem) {
  const { text, note, icon = "chevron", to, href, post, isDisabled, onPress, measuredAs, isCurrent, linkProps } = item;
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
  if (post) return <PostRow {...post}>{content}</PostRow>;
  return (
    <button type="button" disabled={isDisabled} onClick={onPress}>
      {content}
    </button>
  );
}

function PostRow({ action, fields, onSubmit, children }: NonNullable<LinkListItem["post"]> & { children: ReactNode }) {
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit">{children}</button>
    </form>
  );
}
