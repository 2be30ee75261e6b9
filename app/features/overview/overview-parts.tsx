import { useMessage } from "../../i18n/message.tsx";
import { CardWarningAlert } from "../../page/account/card-warning.tsx";
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
export function OverviewParts({ page, hasPaymentPage }: { page: OverviewPage; hasPaymentPage: boolean }) {
  const t = useMessage();
  const { vehicles, nextPayment, cardWarning } = page;
  return (
    <div className={styles.parts}>
      {cardWarning ? <CardWarningAlert warning={cardWarning} hasPaymentPage={hasPaymentPage} /> : null}
      {vehicles.isAvailable ? (
        <Vehicles {...vehicles.value} notLinked={page.notLinked} />
      ) : (
        <MissingPart title={t("overview.vehicles")} />
      )}
      {nextPayment.isAvailable ? null : <MissingPart title={t("account.nextPayment")} />}
      {vehicles.isAvailable && vehicles.value.shown ? (
        <Services page={page} vehicle={vehicles.value.shown.key} />
      ) : null}
    </div>
  );
}

type VehiclesProps = Extract<OverviewPage["vehicles"], { isAvailable: true }>["value"] & {
  notLinked: OverviewPage["notLinked"];
};

function Vehicles({ choices, shown, notLinked }: VehiclesProps) {
  if (!shown) return notLinked ? <NotLinked {...notLinked} /> : <NoVehicle />;
  return choices.length > 1 ? <VehicleChooser choices={choices} shownKey={shown.key} /> : null;
}

function Services({ page: { services, today }, vehicle }: { page: OverviewPage; vehicle: string }) {
  const t = useMessage();
  if (!services?.isAvailable) return <MissingPart title={t("account.expiring")} />;
  return (
    <>
      <ExpiringServices services={services.value} vehicle={vehicle} today={today} />
      <AvailableServices available={services.value.available} vehicle={vehicle} />
    </>
  );
}

function MissingPart({ title }: { title: string }) {
  return (
    <section>
      <SectionHead isBare title={title} />
      <PartUnavailable />
    </section>
  );
}

function NotLinked({ title, text }: NonNullable<OverviewPage["notLinked"]>) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <EmptyState
      headingLevel="h2"
      title={title}
      text={text}
      action={<ButtonLink to={href("/account/my-subscriptions")}>{t("menu.services")}</ButtonLink>}
    />
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
