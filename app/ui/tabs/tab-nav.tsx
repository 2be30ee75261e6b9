import { Link } from "../link/link.tsx";
import styles from "./tabs.module.css";

/** Looks like tabs, but its items are links to pages. Where they do not fit, they scroll, and the current one is shown. */
export function TabNav({ label, links }: { label: string; links: { text: string; to: string; isCurrent: boolean }[] }) {
  return (
    <nav aria-label={label} className={styles.list}>
      {links.map(({ text, to, isCurrent }) => (
        <Link key={to} ref={isCurrent ? showInList : undefined} to={to} aria-current={isCurrent ? "page" : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** Not scrollIntoView, which would also move the page. */
function showInList(link: HTMLAnchorElement | null): void {
  const list = link?.parentElement;
  if (list) list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
}
