import { useId } from "react";
import { findVehicleModel } from "../../../../contracts/vehicles/vehicle-models.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { CardWarningAlert } from "../../../page/account/card-warning.tsx";
import { PartUnavailableView } from "../../../page/part-unavailable-view.tsx";
import type { PagePart } from "../../../request/account/read-part.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { SectionHead } from "../../../ui/section-head/section-head.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { TabNav } from "../../../ui/tabs/tab-nav.tsx";
import { type Axis, miniAxis } from "../../../ui/time-axis/chart-axis.ts";
import { drawingOfModel } from "../../../ui/vehicle-art/drawing-of-model.ts";
import { VehicleOnLight } from "../../../ui/vehicle-art/vehicle-art.tsx";
import { AvailableServices } from "./available-services.tsx";
import type { VehicleOffers } from "./load-available-services.server.ts";
import { ActiveSubscription } from "./active-subscription.tsx";
import { CalendarPart } from "./calendar-part.tsx";
import { ExpiredSubscription } from "./expired-subscription.tsx";
import type { SubscriptionList } from "./load-subscription-list.server.ts";
import type { VehicleCards } from "./subscription-cards.ts";
import { useReloadAfterRefund } from "./use-reload-after-refund.ts";
import { columnsOf } from "./vehicle-rows.ts";
import styles from "./subscription-list-view.module.css";

const PATH = "/account/my-subscriptions";

type Props = {
  list: PagePart<SubscriptionList>;
  offers: readonly VehicleOffers[];
  hasPaymentPage: boolean;
  /** Whether the calendar got a new address a moment ago. */
  isCalendarRenewed: boolean;
};

export function SubscriptionListView({ list, ...rest }: Props) {
  return list.isAvailable ? <Subscriptions list={list.value} {...rest} /> : <PartUnavailableView />;
}

/** The customer's subscriptions: active ones, or expired ones in a tab of their own. */
function Subscriptions({
  list,
  offers,
  hasPaymentPage,
  isCalendarRenewed,
}: Omit<Props, "list"> & { list: SubscriptionList }) {
  const t = useMessage();
  const { tab, vehicles, today, cardWarning, calendar } = list;
  const href = useRouterTarget();
  const axis = miniAxis(today, endsOf(vehicles));
  useReloadAfterRefund(list.isRefundJustRequested);
  return (
    <>
      <SectionHead isBare title={t("subscriptions.title")} />
      {cardWarning ? <CardWarningAlert warning={cardWarning} hasPaymentPage={hasPaymentPage} /> : null}
      <ListTabs list={list} />
      {vehicles.length === 0 ? (
        <EmptyState
          title={t("subscriptions.none")}
          text={t(tab === "active" ? "subscriptions.noneActive" : "subscriptions.noneExpired")}
        />
      ) : (
        <div className={styles.vehicles}>
          {vehicles.map((vehicle, index) => (
            <VehicleSection
              key={`${vehicle.name} ${vehicle.maskedVin}`}
              vehicle={vehicle}
              axis={axis}
              today={today}
              isFirst={index === 0}
            />
          ))}
        </div>
      )}
      {calendar ? <CalendarPart calendar={calendar} isRenewed={isCalendarRenewed} /> : null}
      <AvailableServices offers={offers} />
      <p className={styles.more}>
        <TextLink to={href("/account/my-services")}>{t("overview.allServices")}</TextLink>
      </p>
    </>
  );
}

function ListTabs({ list: { tab, counts } }: { list: SubscriptionList }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <div className={styles.tabs}>
      <TabNav
        label={t("subscriptions.title")}
        links={[
          { text: t("subscriptions.active", { count: counts.active }), to: href(PATH), isCurrent: tab === "active" },
          {
            text: t("subscriptions.expired", { count: counts.expired }),
            to: href(`${PATH}?tab=expired`),
            isCurrent: tab === "expired",
          },
        ]}
      />
    </div>
  );
}

/** By the number of columns. */
const WIDTHS = [undefined, undefined, styles.two, styles.three];

type VehicleProps = { vehicle: VehicleCards; axis: Axis; today: string; isFirst: boolean };

/** All bars of the page share one axis, so that they can be compared. */
function VehicleSection({ vehicle, axis, today, isFirst }: VehicleProps) {
  const headingId = useId();
  const vinId = useId();
  const { name, maskedVin, cards } = vehicle;
  const model = findVehicleModel(name);
  return (
    <section
      aria-labelledby={`${headingId} ${vinId}`}
      className={classNames(styles.section, WIDTHS[columnsOf(vehicle)])}
    >
      <div className={styles.vehicle}>
        <VehicleOnLight drawing={model && drawingOfModel(model.key)} isLarge />
        <div>
          <h3 id={headingId} className="display d-22">
            {model?.name ?? name}
          </h3>
          <p id={vinId} className="small quiet vin">
            {maskedVin}
          </p>
        </div>
      </div>
      <ul className={styles.cards}>
        {cards.map((card, index) =>
          card.kind === "active" ? (
            <ActiveSubscription
              key={card.assetId}
              card={card}
              axis={axis}
              today={today}
              isFirst={isFirst && index === 0}
            />
          ) : (
            <ExpiredSubscription key={card.assetId} card={card} />
          ),
        )}
      </ul>
    </section>
  );
}

const endsOf = (vehicles: readonly VehicleCards[]): string[] =>
  vehicles.flatMap(({ cards }) =>
    cards.flatMap((card) => (card.kind === "active" && card.date ? [card.date.day] : [])),
  );
