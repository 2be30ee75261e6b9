import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./account-content.module.css";

const ROWS = ["first", "second", "third"] as const;

/** Stands for a page of the account that is slow to load, under the menu that stays. */
export function AccountSkeleton() {
  const t = useMessage();
  return (
    <div className={styles.skeleton} aria-busy="true">
      <PageHead title="loading.title" />
      <output className="vh">{t("loading.title")}</output>
      <Skeleton width="16rem" height="2.5rem" />
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton height="6rem" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  );
}
