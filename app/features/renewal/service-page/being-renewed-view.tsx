import { useMessage } from "../../../i18n/message.tsx";
import { useShopHref } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { NightBand } from "../../../ui/night-band/night-band.tsx";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { RenewalRoad } from "../renewal-road.tsx";
import type { RenewalVehicle } from "../renewal-deps.ts";
import { useVehicleFacts } from "../use-vehicle-facts.ts";

type Props = { vehicle: RenewalVehicle; today: CalendarDay; service: string };

/** A service that was paid for and has not reached the vehicle yet: it is not sold again. */
export function BeingRenewedView({ vehicle, today, service }: Props) {
  const t = useMessage();
  const href = useShopHref();
  return (
    <NightBand
      breadcrumb={
        <Breadcrumb
          label={t("breadcrumb.label")}
          crumbs={[
            { text: t("breadcrumb.home"), to: href("/") },
            { text: t("breadcrumb.services"), to: href("/services") },
            { text: service },
          ]}
        />
      }
      pageTitle={t("renewal.title")}
      title={t("renewal.beingRenewedTitle", { service })}
      lead={t("renewal.beingRenewed")}
      facts={useVehicleFacts(vehicle)}
      action={
        <ButtonLink tone="night" to={href("/services")}>
          {t("error.servicesLink")}
        </ButtonLink>
      }
      road={<RenewalRoad today={today} ends={[]} drawing={vehicle.drawing} />}
    />
  );
}
