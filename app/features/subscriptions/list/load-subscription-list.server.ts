import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { type CardExpiry, type CardWarning, cardWarning } from "../../../domain/card-expiry.ts";
import { comingPayments } from "../../../domain/coming-payments.ts";
import { type PaymentRecord, readPaymentRecord } from "../../../request/account/payment-record.server.ts";
import { type PagePart, readPart } from "../../../request/account/read-part.ts";
import { readAutoRenewalInCountry } from "../read-auto-renewal.server.ts";
import { readProducts } from "../read-products.server.ts";
import { readSubscriptions, type SubscriptionDeps } from "../read-subscriptions.server.ts";
import type { Subscription } from "../subscription.ts";
import { type SubscriptionTab, tabOf } from "../subscription-state.ts";
import { type CalendarAddress, readCalendarAddress } from "./read-calendar-address.server.ts";
import { UNKNOWN_DATE, type VehicleCards, vehiclesWithCards } from "./subscription-cards.ts";

export type SubscriptionList = {
  tab: SubscriptionTab;
  counts: Record<SubscriptionTab, number>;
  vehicles: VehicleCards[];
  today: CalendarDay;
  /** Missing when the card lasts until every payment. */
  cardWarning?: CardWarning;
  /** Missing when there is no end date to put into a calendar. */
  calendar?: PagePart<CalendarAddress>;
  /** A refund was requested moments ago: the list is read again once order management has it. */
  isRefundJustRequested: boolean;
};

export type SubscriptionListDeps = SubscriptionDeps & {
  /** When the card of a payment record ends; undefined when that is not known. */
  cardExpiryOf: (record: PaymentRecord) => Promise<CardExpiry | undefined>;
};

type Request = { tab: SubscriptionTab; refundRequestedFor: string | undefined };

/** Without commerce the list has the names of order management, and no descriptions. */
export async function loadSubscriptionList(
  deps: SubscriptionListDeps,
  { tab, refundRequestedFor }: Request,
): Promise<PagePart<SubscriptionList>> {
  const found = await readPart(readSubscriptions(deps));
  if (!found.isAvailable) return found;
  const subscriptions = found.value.filter(({ assetId }) => assetId !== refundRequestedFor);
  const [products, isAutoRenewalInCountry, warning, calendar] = await Promise.all([
    readProducts(deps, subscriptions),
    readAutoRenewalInCountry(deps),
    readCardWarning(deps, subscriptions),
    readCalendarAddress(deps, subscriptions),
  ]);
  const { today } = deps;
  const vehicles = vehiclesWithCards({ subscriptions, products, isAutoRenewalInCountry, today, tab });
  reportUnknownDates(deps, vehicles);
  const counts = { active: countOf(subscriptions, "active"), expired: countOf(subscriptions, "expired") };
  return {
    isAvailable: true,
    value: {
      tab,
      counts,
      vehicles,
      today,
      ...(warning && { cardWarning: warning }),
      ...(calendar && { calendar }),
      isRefundJustRequested: refundRequestedFor !== undefined,
    },
  };
}

/** Whether a card can be charged is no reason to hide the list, so a system that is away only hides the warning. */
async function readCardWarning(
  deps: SubscriptionListDeps,
  subscriptions: readonly Subscription[],
): Promise<CardWarning | undefined> {
  const renewing = subscriptions.map(({ state, isAutoRenewed, expiresOn }) => ({
    isRunning: state.phase === "active",
    renewsItself: isAutoRenewed,
    endsOn: expiresOn,
  }));
  const days = comingPayments(renewing, deps.today).map(({ on }) => on);
  if (days.length === 0) return undefined;
  const record = await readPart(readPaymentRecord(deps));
  const card = record.isAvailable && record.value ? await deps.cardExpiryOf(record.value) : undefined;
  return cardWarning(card, days);
}

const countOf = (subscriptions: readonly Subscription[], tab: SubscriptionTab): number =>
  subscriptions.filter(({ state }) => tabOf(state.phase) === tab).length;

function reportUnknownDates({ reportError }: SubscriptionDeps, vehicles: VehicleCards[]): void {
  const cards = vehicles.flatMap((vehicle) => vehicle.cards);
  for (const card of cards) {
    if (card.kind !== "expired" || card.expiredOn !== UNKNOWN_DATE) continue;
    reportError(new Error(`An expired subscription has no end date: ${card.assetId}`));
  }
}
