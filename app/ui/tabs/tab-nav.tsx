import { useEffect, useRef } from "react";
import { Link } from "../link/link.tsx";
import styles from "./tabs.module.css";

/** Looks like tabs, but its items are links to pages. Where they do not fit, they scroll, and the current one is shown. */
export function TabNav({ label, links }: { label: string; links: { text: string; to: string; isCurrent: boolean }[] }) {
  const list = useRef<HTMLElement>(null);
  const current = links.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>("[aria-current]");
    // Not scrollIntoView, which would also move the page.
    if (item && list.current)
      list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className={styles.list}>
      {links.map(({ text, to, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? "page" : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
