import type { KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from "react";
import { Link } from "../link/link.tsx";
import { MakeLogo, type Make } from "../make-logo/make-logo.tsx";
import { classNames } from "../class-names.ts";
import { IconButton, IconLink } from "../icon-button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./header.module.css";

const menuId = "menu";

export interface HeaderLink {
  text: string;
  to: string;
  isCurrent?: boolean;
}

/** What a narrow window shows under the links, in a sheet that a button opens. */
export interface HeaderMenu {
  /** Another key closes it: the page has changed. */
  pageKey: string;
  open: string;
  close: string;
  account: HeaderLink;
  place: HeaderLink;
}

interface HeaderProps {
  make: Make;
  makeName: string;
  shopName: string;
  homeTo: string;
  navLabel: string;
  links: HeaderLink[];
  menu: HeaderMenu;
  /** Account link, basket link and the mini basket under it. */
  children: ReactNode;
}

export function Header({ make, makeName, shopName, homeTo, navLabel, links, menu, children }: HeaderProps) {
  return (
    <header className={styles.top}>
      <div className={classNames("wrap", styles.row)}>
        <Link className={styles.mark} to={homeTo}>
          <MakeLogo make={make} className={styles.sign} />
          <b className="nowrap">{makeName}</b>
          <span className={styles.shop}>{shopName}</span>
        </Link>
        {/* A popover opens, closes by Escape or a press outside, and returns the focus without a script. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus stays inside while it is open */}
        <nav
          key={menu.pageKey}
          id={menuId}
          popover="auto"
          aria-label={navLabel}
          className={styles.nav}
          onKeyDown={holdFocus}
          onToggle={returnFocus}
          onClick={closeBehindLink}
        >
          <IconButton
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the focus when the menu opens, not when the page does
            autoFocus
            icon="close"
            label={menu.close}
            className={styles.narrow}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          />
          {links.map(({ text, to, isCurrent }) => (
            <Link key={to} to={to} aria-current={isCurrent ? "page" : undefined}>
              {text}
            </Link>
          ))}
          <Link className={styles.narrow} to={menu.account.to}>
            <Icon name="user" />
            {menu.account.text}
          </Link>
          <Link className={styles.narrow} to={menu.place.to}>
            <Icon name="globe" />
            {menu.place.text}
          </Link>
        </nav>
        <div className={styles.right}>
          {children}
          <IconButton icon="menu" label={menu.open} className={styles.narrow} popoverTarget={menuId} />
        </div>
      </div>
    </header>
  );
}

/** Browsers without popovers show the links, and know no such selector. */
const isOpenMenu = (nav: HTMLElement): boolean => "popover" in nav && nav.matches(":popover-open");

/** The open menu covers the page, so Tab goes from its last link to its first button. */
function holdFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (key !== "Tab" || !isOpenMenu(currentTarget)) return;
  const { firstElementChild: first, lastElementChild: last } = currentTarget;
  const [edge, other] = shiftKey ? [first, last] : [last, first];
  if (target !== edge || !(other instanceof HTMLElement)) return;
  event.preventDefault();
  other.focus();
}

/** At once: the page that the link leads to may take its time. */
function closeBehindLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (isOpenMenu(currentTarget) && (target as Element).closest("a")) currentTarget.hidePopover();
}

/** After a press outside, and in browsers where a press does not focus a button, the focus would be lost. */
function returnFocus({ newState }: ToggleEvent): void {
  if (newState !== "closed" || document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`header [popovertarget=${menuId}]:not(nav *)`)?.focus();
}

interface CheckoutHeaderProps {
  make: Make;
  makeName: string;
  title: string;
  close: { to: string; label: string };
}

export function CheckoutHeader({ make, makeName, title, close }: CheckoutHeaderProps) {
  return (
    <header className={styles.top}>
      <div className={classNames("wrap", styles.row)}>
        <span className={classNames(styles.mark, styles.markOnly)}>
          <MakeLogo make={make} className={styles.sign} />
          <b>{makeName}</b>
        </span>
        <p className={classNames("display d-22", styles.title)}>{title}</p>
        <div className={styles.right}>
          <IconLink icon="close" label={close.label} to={close.to} />
        </div>
      </div>
    </header>
  );
}
