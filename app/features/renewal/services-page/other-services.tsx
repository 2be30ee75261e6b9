import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import type { ServicesPage } from "./load-services-page.server.ts";
import styles from "./services-view.module.css";

/** Services that are being renewed, those that are active, and those whose dates only the owner may see. */
export function OtherServices({
  page,
}: {
  page: Pick<ServicesPage, "today" | "notDue" | "dueWithoutPlan" | "renewing" | "hidden">;
}) {
  const { today, notDue, dueWithoutPlan, renewing, hidden } = page;
  const t = useMessage();
  const { long } = useDateFormats();
  const href = useRouterTarget();
  return (
    <div className={styles.others}>
      {renewing.map(({ productId, name }) => (
        <Alert key={productId} kind="info" title={t("renewal.beingRenewedTitle", { service: name })}>
          {t("renewal.beingRenewed")}
        </Alert>
      ))}
      {[...dueWithoutPlan, ...notDue].map(({ productId, name, expiresOn, isRenewable }) => (
        <Alert key={productId} kind={isRenewable ? "warn" : "ok"} title={name}>
          <p>{t(expiresOn < today ? "renewal.expiredText" : "renewal.runsUntil", { date: long(expiresOn) })}</p>
          {isRenewable ? (
            <TextLink
              to={href(`/single-detail-page/${productId}?fromMSR=true`)}
              aria-label={`${t("common.findOutMore")}: ${name}`}
            >
              {t("common.findOutMore")}
            </TextLink>
          ) : null}
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
