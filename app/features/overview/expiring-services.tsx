import { useMessage } from "../../i18n/message.tsx";
import { OpenForm } from "../../page/account/open-form.tsx";
import { ExpiryTag } from "../../page/expiry-tag.tsx";
import { useDateFormats } from "../../page/use-date-formats.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { SectionHead } from "../../ui/section-head/section-head.tsx";
import { ServiceChart, ServiceRow } from "../../ui/service-row/service-row.tsx";
import { Tag } from "../../ui/tag/tag.tsx";
import { expiryAxis } from "../../ui/time-axis/chart-axis.ts";
import styles from "./overview.module.css";
import type { VehicleServicesView } from "./vehicle-services-view.ts";

type Props = {
  services: Pick<VehicleServicesView, "due" | "renewing">;
  /** The key of the vehicle. */
  vehicle: string;
  today: string;
};

/** Services that have ended or end soon, and those that are on their way already. */
export function ExpiringServices({ services: { due, renewing }, vehicle, today }: Props) {
  const t = useMessage();
  const { long, short, month } = useDateFormats();
  const axis = expiryAxis(today);
  const hasOnlyExpired = due.length > 0 && due.every(({ isExpired }) => isExpired);
  return (
    <section className={styles.expiring}>
      <SectionHead isBare title={t(hasOnlyExpired ? "renewal.expiredServices" : "account.expiring")} />
      {renewing.map(({ productId, name }) => (
        <Alert key={productId} kind="info" title={t("renewal.beingRenewedTitle", { service: name })}>
          {t("renewal.beingRenewed")}
        </Alert>
      ))}
      {due.length > 0 ? (
        <ServiceChart
          axis={axis}
          now={today}
          labels={{ service: t("common.service"), today: t("common.today") }}
          formatMonth={month}
        >
          {due.map(({ productId, name, image, expiresOn, isExpired, renewsItself }) => (
            <ServiceRow
              key={productId}
              name={name}
              art={{ src: image }}
              tag={
                renewsItself ? (
                  <Tag state="ok">{t("subscriptions.autoRenewsOn", { date: long(expiresOn) })}</Tag>
                ) : (
                  <ExpiryTag expiresOn={expiresOn} isExpired={isExpired} />
                )
              }
              axis={axis}
              now={today}
              expiresOn={expiresOn}
              endLabel={short(expiresOn)}
              action={
                <OpenForm vehicle={vehicle} page="renew" service={{ productId, name }}>
                  {t("renewal.renewNow")}
                </OpenForm>
              }
            />
          ))}
        </ServiceChart>
      ) : (
        <EmptyState title={t("account.noExpiring")} text={t("account.upToDate")} />
      )}
    </section>
  );
}
