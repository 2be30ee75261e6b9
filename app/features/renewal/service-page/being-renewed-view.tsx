import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { DarkBand } from "../../../ui/dark-band/dark-band.tsx";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { ServicesTimeline } from "../../../page/services-timeline/services-timeline.tsx";
import type { RenewalVehicle } from "../renewal-deps.ts";
import { useVehicleFacts } from "../use-vehicle-facts.ts";

type Props = { vehicle: RenewalVehicle; today: CalendarDay; service: string };

/** A service that was paid for and has not reached the vehicle yet: it is not sold again. */
export function BeingRenewedView({ vehicle, today, service }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <DarkBand
      breadcrumb={
        <Breadcrumb
          label={t("breadcrumb.label")}
          crumbs={[
            { text: t("breadcrumb.home"), to: href("/") },
            { text: t("breadcrumb.renewals"), to: href("/services") },
            { text: service },
          ]}
        />
      }
      pageTitle={t("renewal.title")}
      title={t("renewal.beingRenewedTitle", { service })}
      lead={t("renewal.beingRenewed")}
      facts={useVehicleFacts(vehicle)}
      action={
        <ButtonLink tone="dark" to={href("/services")}>
          {t("error.servicesLink")}
        </ButtonLink>
      }
      timeline={<ServicesTimeline today={today} ends={[]} drawing={vehicle.drawing} />}
    />
  );
}
