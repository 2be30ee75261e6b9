import { useMessage } from "../../../i18n/message.tsx";
import { useShopHref } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { useDates } from "../use-dates.ts";
import type { ServicesPage } from "./load-services-page.server.ts";
import styles from "./services-view.module.css";

/** What runs on, and what only its owner may know about. */
export function OtherServices({ page: { running, hidden } }: { page: Pick<ServicesPage, "running" | "hidden"> }) {
  const t = useMessage();
  const { long } = useDates();
  const href = useShopHref();
  return (
    <div className={styles.others}>
      {running.map(({ productId, name, expiresOn }) => (
        <Alert key={productId} kind="ok" title={name}>
          {t("renewal.runsUntil", { date: long(expiresOn) })}
        </Alert>
      ))}
      {hidden.map(({ productId, name }) => (
        <Alert key={productId} kind="info" title={t("renewal.secureNote", { service: name })}>
          <div className={styles.links}>
            <TextLink to={href("/sign-in")} reloadDocument>
              {t("renewal.signInForDate")}
            </TextLink>
            <TextLink
              to={href(`/single-detail-page/${productId}?fromMSR=true`)}
              aria-label={`${t("common.findOutMore")}: ${name}`}
            >
              {t("common.findOutMore")}
            </TextLink>
          </div>
        </Alert>
      ))}
    </div>
  );
}
