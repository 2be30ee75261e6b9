import type { ReactNode } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { useShopHref } from "../../site/shop-context.tsx";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { NightBand } from "../../ui/night-band/night-band.tsx";
import { RenewalRoad } from "./renewal-road.tsx";
import type { RenewalVehicle } from "./renewal-ground.ts";
import { useVehicleFacts } from "./vehicle-facts.ts";

type Props = {
  vehicle: RenewalVehicle;
  today: string;
  /** End dates that may be told. */
  ends: readonly string[];
  isRegistered: boolean;
  /** Whether all there is to say is for the owner only. */
  isUntold?: boolean;
  children?: ReactNode;
};

/** Nothing is due. */
export function ThankYou({ vehicle, today, ends, isRegistered, isUntold = false, children }: Props) {
  const t = useMessage();
  const href = useShopHref();
  return (
    <>
      <NightBand
        breadcrumb={
          <Breadcrumb
            label={t("breadcrumb.label")}
            crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: t("breadcrumb.renewals") }]}
          />
        }
        pageTitle={t("renewal.title")}
        title={t(isUntold ? "renewal.signInForDate" : "renewal.thankYou")}
        lead={isUntold ? undefined : t("renewal.upToDate")}
        facts={useVehicleFacts(vehicle)}
        action={
          isRegistered ? (
            <ButtonLink tone="night" to={href("/account/my-subscriptions")}>
              {t("renewal.viewAccount")}
            </ButtonLink>
          ) : (
            <ButtonLink
              tone="night"
              to={href(`/sign-in?${new URLSearchParams({ to: "/account/my-subscriptions" })}`)}
              reloadDocument
            >
              {t("renewal.viewAccount")}
            </ButtonLink>
          )
        }
        road={<RenewalRoad today={today} ends={ends} drawing={vehicle.drawing} isHidden={isUntold} />}
      />
      {children ? (
        <section className="section">
          <div className="wrap">{children}</div>
        </section>
      ) : null}
    </>
  );
}
