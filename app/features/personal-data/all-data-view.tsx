import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { useFullPath, useRouterTarget } from "../../site/shop-context.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { DataSection, HeldData } from "./held-data.ts";
import { PART_LABELS } from "./part-labels.ts";
import { DATA_FILE_PATH, PERSONAL_DATA_PATH } from "./personal-data-path.ts";
import styles from "./personal-data.module.css";

type Props = {
  held: readonly HeldData[];
  /** What only the file has; the server writes the texts of this page. */
  fileHint: string;
};

/** Every record of every system, in the reader's language. */
export function AllDataView({ held, fileHint }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const fullPath = useFullPath();
  return (
    <div className={styles.page}>
      <PageHead title="menu.data" description="page.accountDescription" isUnlisted />
      <TextLink to={href(PERSONAL_DATA_PATH)}>{t("personalData.back")}</TextLink>
      <p className="quiet">
        {fileHint}{" "}
        <a href={fullPath(DATA_FILE_PATH)} download>
          {t("personalData.download")}
        </a>
      </p>
      {held.map(({ part, sections }) => (
        <section key={part}>
          <h2 className="display d-22">{t(PART_LABELS[part])}</h2>
          {sections === undefined ? <p>{t("personalData.notRead")}</p> : null}
          {sections?.length === 0 ? <p className="quiet">{t("personalData.records", { count: 0 })}</p> : null}
          {sections?.map((section) => (
            <Section key={section.name} section={section} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Section({ section: { name, records } }: { section: DataSection }) {
  const t = useMessage();
  return (
    <details>
      <summary>
        {name} <span className="quiet">{t("personalData.records", { count: records.length })}</span>
      </summary>
      {records.map((record, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- records of other systems have no common id
        <div key={index} className={styles.record}>
          <dl>
            {record.map((row) => (
              <div key={`${row.name} ${row.value}`}>
                <dt>{row.name}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </details>
  );
}
