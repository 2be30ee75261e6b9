import { Link } from "../link/link.tsx";
import styles from "./breadcrumb.module.css";

export interface Crumb {
  text: string;
  to?: string;
}

/** The last crumb is the current page. In the band, phones show only the link to the page above. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ text, to }) => (
          <li key={text}>{to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
