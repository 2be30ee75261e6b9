import { useMessage } from "../../../i18n/message.tsx";
import type { TestCard } from "../payment-view.ts";
import styles from "./test-cards.module.css";

/** The sandbox's test cards. */
export function TestCards({ cards }: { cards: readonly TestCard[] }) {
  const t = useMessage();
  return (
    <details className={styles.demo}>
      <summary>{t("checkout.sandboxCards")}</summary>
      <dl>
        {cards.map(({ number, note }) => (
          <div key={number}>
            <dt>
              <code>{number}</code>
            </dt>
            <dd lang="en">{note}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
