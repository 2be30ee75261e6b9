import type { LegalFacts } from "./legal-page.ts";
import styles from "./legal-view.module.css";

/** The trader of the market: name, address and numbers. */
export function CompanyFacts({ entries }: Pick<LegalFacts, "entries">) {
  return (
    <dl className={styles.company}>
      {entries.map((entry) => (
        <div key={entry.label}>
          <dt>{entry.label}</dt>
          <dd>{entry.text}</dd>
        </div>
      ))}
    </dl>
  );
}
