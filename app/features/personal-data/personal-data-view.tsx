import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { useFullPath, useRouterTarget } from "../../site/shop-context.tsx";
import { ButtonAnchor, ButtonLink } from "../../ui/button/button.tsx";
import { FactRows } from "../../ui/fact-rows/fact-rows.tsx";
import type { DataPart } from "./held-data.ts";
import { PART_LABELS } from "./part-labels.ts";
import { ALL_DATA_PATH, DATA_FILE_PATH, DELETE_DATA_PATH } from "./personal-data-path.ts";
import styles from "./personal-data.module.css";

type Props = { parts: readonly { part: DataPart; count?: number }[] };

/** How much each system holds, and the ways to see it, take it along and have it deleted. */
export function PersonalDataView({ parts }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const fullPath = useFullPath();
  const rows = parts.map(({ part, count }) => ({
    label: t(PART_LABELS[part]),
    value: count === undefined ? t("personalData.notRead") : t("personalData.records", { count }),
  }));
  return (
    <div className={styles.page}>
      <PageHead title="menu.data" description="page.accountDescription" isUnlisted />
      <section>
        <h2 className="display d-28">{t("menu.data")}</h2>
        <p>{t("personalData.intro")}</p>
        <FactRows rows={rows} />
        <div className={styles.actions}>
          <ButtonLink to={href(ALL_DATA_PATH)}>{t("personalData.showAll")}</ButtonLink>
          <ButtonAnchor tone="line" href={fullPath(DATA_FILE_PATH)} download>
            {t("personalData.download")}
          </ButtonAnchor>
        </div>
      </section>
      <section>
        <h2 className="display d-22">{t("personalData.deleteTitle")}</h2>
        <p>{t("personalData.deleteIntro")}</p>
        <div className={styles.actions}>
          <ButtonLink tone="line" to={href(DELETE_DATA_PATH)}>
            {t("personalData.deleteTitle")}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
