import type { ReactNode } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { ServiceChart, ServiceRow } from "../../../ui/service-row/service-row.tsx";
import { Tag } from "../../../ui/tag/tag.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { renewalAxis } from "../../../ui/time-axis/chart-axis.ts";
import type { ListedService, ServicesPage } from "./load-services-page.server.ts";
import styles from "./services-view.module.css";

export type OtherServiceGroups = Pick<ServicesPage, "today" | "notDue" | "dueWithoutPlan" | "renewing" | "hidden">;

type Row = { service: ListedService; tag: ReactNode; expiresOn?: string; endLabel?: string; hasLink: boolean };

/** Services that are being renewed, those that are active, and those whose dates only the owner may see. */
export function OtherServices({ page, asksToSignIn }: { page: OtherServiceGroups; asksToSignIn: boolean }) {
  const t = useMessage();
  const rows = useRows(page);
  const href = useRouterTarget();
  const now = page.today;
  const ends = rows.flatMap(({ expiresOn }) => expiresOn ?? []);
  const axis = renewalAxis(now, ends);
  return (
    <>
      <ServiceChart
        axis={ends.length > 0 ? axis : undefined}
        now={now}
        labels={{ service: t("common.service"), today: t("common.today") }}
      >
        {rows.map(({ service: { productId, name, image }, hasLink, ...row }) => (
          <ServiceRow
            key={productId}
            {...row}
            name={name}
            art={{ src: image }}
            axis={axis}
            now={now}
            action={
              hasLink ? (
                <TextLink
                  to={href(`/single-detail-page/${productId}?fromMSR=true`)}
                  aria-label={`${t("common.findOutMore")}: ${name}`}
                >
                  {t("common.findOutMore")}
                </TextLink>
              ) : null
            }
          />
        ))}
      </ServiceChart>
      {/* One link for all of them. */}
      {asksToSignIn && page.hidden.length > 0 ? (
        <TextLink to={href("/sign-in")} reloadDocument className={styles.signIn}>
          {t("renewal.signInForDate")}
        </TextLink>
      ) : null}
    </>
  );
}

function useRows({ today, notDue, dueWithoutPlan, renewing, hidden }: OtherServiceGroups): Row[] {
  const t = useMessage();
  const { long, short } = useDateFormats();
  return [
    ...renewing.map((service) => ({
      service,
      tag: (
        <>
          <Tag state="ok">{t("renewal.beingRenewedTitle", { service: service.name })}</Tag>
          <p className="small quiet">{t("renewal.beingRenewed")}</p>
        </>
      ),
      hasLink: false,
    })),
    ...[...dueWithoutPlan, ...notDue].map(({ expiresOn, isRenewable, ...service }) => {
      const isExpired = expiresOn < today;
      const id = isExpired ? "subscriptions.expiredOn" : "account.expiresOn";
      const state = isRenewable ? "soon" : "ok";
      return {
        service,
        tag: <Tag state={isExpired ? "off" : state}>{t(id, { date: long(expiresOn) })}</Tag>,
        expiresOn,
        endLabel: short(expiresOn),
        hasLink: isRenewable,
      };
    }),
    ...hidden.map((service) => ({
      service,
      tag: <Tag state="off">{t("renewal.dateForOwner")}</Tag>,
      hasLink: true,
    })),
  ];
}
