import type { ReactNode } from "react";
import { Link } from "../link/link.tsx";
import { MakeLogo, type Make } from "../make-logo/make-logo.tsx";
import { classNames } from "../class-names.ts";
import { IconLink } from "../icon-button/icon-button.tsx";
import styles from "./header.module.css";

export interface HeaderLink {
  text: string;
  to: string;
  isCurrent?: boolean;
}

interface HeaderProps {
  make: Make;
  makeName: string;
  shopName: string;
  homeTo: string;
  navLabel: string;
  links: HeaderLink[];
  /** Account link, basket link and the mini basket under it. */
  children: ReactNode;
}

export function Header({ make, makeName, shopName, homeTo, navLabel, links, children }: HeaderProps) {
  return (
    <header className={styles.top}>
      <div className={classNames("wrap", styles.row)}>
        <Link className={styles.mark} to={homeTo}>
          <MakeLogo make={make} className={styles.sign} />
          <b>{makeName}</b>
          <span className={styles.shop}>{shopName}</span>
        </Link>
        <nav aria-label={navLabel} className={styles.nav}>
          {links.map(({ text, to, isCurrent }) => (
            <Link key={to} to={to} aria-current={isCurrent ? "page" : undefined}>
              {text}
            </Link>
          ))}
        </nav>
        <div className={styles.right}>{children}</div>
      </div>
    </header>
  );
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
