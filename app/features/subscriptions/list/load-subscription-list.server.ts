import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { type PagePart, readPart } from "../../../request/account/read-part.ts";
import { readAutoRenewalInCountry } from "../read-auto-renewal.server.ts";
import { readProducts } from "../read-products.server.ts";
import { readSubscriptions, type SubscriptionDeps } from "../read-subscriptions.server.ts";
import type { Subscription } from "../subscription.ts";
import { type SubscriptionTab, tabOf } from "../subscription-state.ts";
import { UNKNOWN_DATE, type VehicleCards, vehiclesWithCards } from "./subscription-cards.ts";

export type SubscriptionList = {
  tab: SubscriptionTab;
  counts: Record<SubscriptionTab, number>;
  vehicles: VehicleCards[];
  today: CalendarDay;
  /** A refund was requested moments ago: the list is read again once order management has it. */
  isRefundJustRequested: boolean;
};

type Request = { tab: SubscriptionTab; refundRequestedFor: string | undefined };

/** Without commerce the list has the names of order management, and no descriptions. */
export async function loadSubscriptionList(
  deps: SubscriptionDeps,
  { tab, refundRequestedFor }: Request,
): Promise<PagePart<SubscriptionList>> {
  const found = await readPart(readSubscriptions(deps));
  if (!found.isAvailable) return found;
  const subscriptions = found.value.filter(({ assetId }) => assetId !== refundRequestedFor);
  const [products, isAutoRenewalInCountry] = await Promise.all([
    readProducts(deps, subscriptions),
    readAutoRenewalInCountry(deps),
  ]);
  const { today } = deps;
  const vehicles = vehiclesWithCards({ subscriptions, products, isAutoRenewalInCountry, today, tab });
  reportUnknownDates(deps, vehicles);
  const counts = { active: countOf(subscriptions, "active"), expired: countOf(subscriptions, "expired") };
  return {
    isAvailable: true,
    value: { tab, counts, vehicles, today, isRefundJustRequested: refundRequestedFor !== undefined },
  };
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
