import { formatDate } from "../../../i18n/format-date.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { LEGAL_PATHS, type LegalPage } from "./legal-page.ts";
import styles from "./legal-view.module.css";

/** All versions of a legal text with what each changed. The current one has no version in its address. */
export function VersionList({ page: { name, version: shown, versions } }: { page: LegalPage }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { locale } = useShop();
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions" className="display d-22">
        {t("legal.versions")}
      </h2>
      <ul>
        {versions.map(({ version, changes }, index) => (
          <li key={version}>
            <Link
              to={href(index === 0 ? LEGAL_PATHS[name] : `${LEGAL_PATHS[name]}?version=${version}`)}
              aria-current={version === shown ? "page" : undefined}
            >
              {t("terms.version", { date: formatDate(version, { locale: locale.id, style: "long" }) })}
            </Link>
            {index === 0 ? <span className={styles.current}>{t("legal.currentVersion")}</span> : null}
            {changes ? <p>{changes}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
