import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { useShop, useRouterTarget } from "../../site/shop-context.tsx";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { DarkBand } from "../../ui/dark-band/dark-band.tsx";
import { TimelineWithoutDates } from "../../ui/expiry-timeline/timeline-without-dates.tsx";
import { STAND_IN_VEHICLES } from "../../page/stand-in-vehicle.ts";
import { RetryForm } from "../../page/retry-form.tsx";
import { useRetryWhileDown } from "../../page/use-retry-while-down.ts";
import type { UnavailableOffer } from "./read-renewal-offer.server.ts";
import { ServicesTimeline } from "../../page/services-timeline/services-timeline.tsx";
import { useVehicleFacts } from "./use-vehicle-facts.ts";

/** Shown while commerce does not answer: nothing can be sold, but the vehicle's services stay visible. The button works without scripts. */
export function OfferUnavailable({ page: { vehicle, today, ends } }: { page: UnavailableOffer }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { site } = useShop();
  useRetryWhileDown(true);
  return (
    <>
      <PageHead title="page.genericError" isUnlisted />
      <DarkBand
        breadcrumb={
          <Breadcrumb
            label={t("breadcrumb.label")}
            crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: t("breadcrumb.renewals") }]}
          />
        }
        title={t("error.unableTitle")}
        facts={useVehicleFacts(vehicle)}
        notice={{ title: t("error.unavailable"), text: t("renewal.offerUnavailable") }}
        action={<RetryForm />}
        timeline={
          ends.length > 0 ? (
            <ServicesTimeline today={today} ends={ends} drawing={vehicle?.drawing} />
          ) : (
            <TimelineWithoutDates vehicle={vehicle?.drawing ?? STAND_IN_VEHICLES[site.make]} />
          )
        }
      />
    </>
  );
}
