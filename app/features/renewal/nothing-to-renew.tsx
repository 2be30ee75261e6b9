import type { ReactNode } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { DarkBand } from "../../ui/dark-band/dark-band.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { ServicesTimeline } from "../../page/services-timeline/services-timeline.tsx";
import type { RenewalVehicle } from "./renewal-deps.ts";
import { useVehicleFacts } from "./use-vehicle-facts.ts";

type Props = {
  vehicle: RenewalVehicle;
  today: string;
  /** End dates that the visitor may see. */
  ends: readonly string[];
  isRegistered: boolean;
  /** Whether the site shows an account at all. */
  hasAccount: boolean;
  /** Whether all dates are visible to the owner only. */
  isDateHidden?: boolean;
  /** False where a service is due that is not sold at the moment. */
  isUpToDate?: boolean;
  /** Other services that are due; above zero the page does not say "up to date". */
  dueCount?: number;
  children?: ReactNode;
};

/** Shown when no service is due. */
export function NothingToRenew({
  vehicle,
  today,
  ends,
  isRegistered,
  hasAccount,
  isUpToDate = true,
  isDateHidden = false,
  dueCount = 0,
  children,
}: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <>
      <DarkBand
        breadcrumb={
          <Breadcrumb
            label={t("breadcrumb.label")}
            crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: t("breadcrumb.renewals") }]}
          />
        }
        pageTitle={t("renewal.title")}
        title={t(isDateHidden ? "renewal.signInForDate" : "renewal.thankYou")}
        lead={isDateHidden || dueCount > 0 || !isUpToDate ? undefined : t("renewal.upToDate")}
        facts={useVehicleFacts(vehicle)}
        notice={
          dueCount > 0
            ? {
                title: t("renewal.othersDue", { count: dueCount }),
                text: <TextLink to={href("/services")}>{t("renewal.dueServices")}</TextLink>,
              }
            : undefined
        }
        action={hasAccount ? <AccountLink isRegistered={isRegistered} /> : undefined}
        timeline={<ServicesTimeline today={today} ends={ends} drawing={vehicle.drawing} />}
      />
      {children ? (
        <section className="section">
          <div className="wrap">{children}</div>
        </section>
      ) : null}
    </>
  );
}

function AccountLink({ isRegistered }: { isRegistered: boolean }) {
  const t = useMessage();
  const href = useRouterTarget();
  const account = "/account/my-subscriptions";
  return (
    <ButtonLink
      tone="dark"
      to={href(isRegistered ? account : `/sign-in?${new URLSearchParams({ to: account })}`)}
      reloadDocument={!isRegistered}
    >
      {t("renewal.viewAccount")}
    </ButtonLink>
  );
}
