import { useMessage } from "../../i18n/message.tsx";
import { PartUnavailable } from "../../page/part-unavailable.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { SectionHead } from "../../ui/section-head/section-head.tsx";
import { AvailableServices } from "./available-services.tsx";
import { ExpiringServices } from "./expiring-services.tsx";
import type { OverviewPage } from "./load-overview.server.ts";
import styles from "./overview.module.css";
import { VehicleChooser } from "./vehicle-chooser.tsx";

/** What stands under the menu: the vehicles, what to renew and what to add. A part whose system is away says so. */
export function OverviewParts({ page }: { page: OverviewPage }) {
  const t = useMessage();
  const { vehicles, services, nextPayment, today } = page;
  const shown = vehicles.isAvailable ? vehicles.value.shown : undefined;
  return (
    <div className={styles.parts}>
      {vehicles.isAvailable && shown && vehicles.value.choices.length > 1 ? (
        <VehicleChooser choices={vehicles.value.choices} shownKey={shown.key} />
      ) : null}
      {vehicles.isAvailable ? null : (
        <section>
          <SectionHead isBare title={t("overview.vehicles")} />
          <PartUnavailable />
        </section>
      )}
      {vehicles.isAvailable && !shown ? <NoVehicle /> : null}
      {nextPayment.isAvailable ? null : (
        <section>
          <SectionHead isBare title={t("account.nextPayment")} />
          <PartUnavailable />
        </section>
      )}
      {shown && services?.isAvailable ? (
        <>
          <ExpiringServices services={services.value} vehicle={shown.key} today={today} />
          <AvailableServices available={services.value.available} vehicle={shown.key} />
        </>
      ) : null}
      {services && !services.isAvailable ? (
        <section>
          <SectionHead isBare title={t("account.expiring")} />
          <PartUnavailable />
        </section>
      ) : null}
    </div>
  );
}

function NoVehicle() {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <EmptyState
      headingLevel="h2"
      title={t("overview.noVehicle")}
      text={t("overview.noVehicleText")}
      action={
        <>
          <ButtonLink to={href("/vin-error")}>{t("overview.enterVin")}</ButtonLink>
          <ButtonLink tone="line" to={href("/account/my-services")}>
            {t("overview.allServices")}
          </ButtonLink>
        </>
      }
    />
  );
}
