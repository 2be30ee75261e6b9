import { Link } from "../link/link.tsx";
import styles from "./tabs.module.css";

/** The same look for pages side by side; these are links, not tabs. */
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
