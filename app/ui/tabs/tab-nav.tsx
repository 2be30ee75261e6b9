import { Link } from "../link/link.tsx";
import styles from "./tabs.module.css";

/** Looks like tabs, but its items are links to pages. */
export function TabNav({ label, links }: { label: string; links: { text: string; to: string; isCurrent: boolean }[] }) {
  return (
    <nav aria-label={label} className={styles.list}>
      {links.map(({ text, to, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? "page" : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
