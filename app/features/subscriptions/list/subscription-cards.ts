import type { Product } from "../../../catalogue/catalogue.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { maskVin } from "../../../../contracts/vehicles/mask-vin.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import { isRenewedByItself } from "../is-renewed-by-itself.ts";
import type { Renewal, Subscription } from "../subscription.ts";
import { type SubscriptionTag, tagOf } from "../subscription-tag.ts";
import { type SubscriptionTab, tabOf } from "../subscription-state.ts";
import { fillRows } from "./vehicle-rows.ts";

/** The last resort for the end of an expired subscription whose date is unknown. */
export const UNKNOWN_DATE = "XX-XX-XXXX";

type CardFacts = { assetId: string; name: string; image?: string; tag: SubscriptionTag; description?: string };

export type ActiveCard = CardFacts & {
  kind: "active";
  /** Missing until it is installed, and for purchases without an end. */
  date?: { text: Extract<MessageId, "subscriptions.autoRenewsOn" | "subscriptions.expiresOn">; day: CalendarDay };
  /** What is charged at the next renewal; missing when nothing more is charged. */
  nextPayment?: Renewal;
};

export type ExpiredCard = CardFacts & {
  kind: "expired";
  /** A day, or the placeholder. Missing while a cancellation is under way. */
  expiredOn?: string;
  action: "resubscribe" | "manage" | undefined;
};

export type SubscriptionCard = ActiveCard | ExpiredCard;

/** A vehicle of the customer with its subscriptions. */
export type VehicleCards = { name: string; maskedVin?: string; cards: SubscriptionCard[] };

type Input = {
  subscriptions: readonly Subscription[];
  products: readonly Product[];
  isAutoRenewalInCountry: boolean | undefined;
  today: CalendarDay;
  tab: SubscriptionTab;
};

/** The cards of one tab, by vehicle. The vehicles are in the order of their names, except where one fills a row. */
export function vehiclesWithCards({ subscriptions, tab, ...facts }: Input): VehicleCards[] {
  const listed = subscriptions.filter(({ state }) => tabOf(state.phase) === tab);
  const vehicles = [...Map.groupBy(listed, ({ vehicle }) => vehicle.vin)]
    .map(([vin, ofVehicle]) => {
      const maskedVin = maskVin(vin);
      const cards = ofVehicle.map((subscription) => cardOf(subscription, { tab, ...facts }));
      return { name: ofVehicle[0]?.vehicle.name ?? "", ...(maskedVin !== undefined && { maskedVin }), cards };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return fillRows(vehicles);
}

function cardOf(subscription: Subscription, facts: Omit<Input, "subscriptions">): SubscriptionCard {
  const product = facts.products.find(({ productId }) => productId === subscription.productId);
  const image = product?.image || subscription.image;
  const common = {
    assetId: subscription.assetId,
    name: product?.name ?? subscription.name,
    ...(image && { image }),
    tag: tagOf(subscription, facts),
  };
  return facts.tab === "active"
    ? { ...common, kind: "active", ...activeFacts(subscription, product, facts) }
    : { ...common, kind: "expired", ...expiredFacts(subscription, product, facts.today) };
}

function activeFacts(
  subscription: Subscription,
  product: Product | undefined,
  facts: Pick<Input, "isAutoRenewalInCountry">,
): Pick<ActiveCard, "description" | "date" | "nextPayment"> {
  const { expiresOn, renewal } = subscription;
  const isRenewed = isRenewedByItself(subscription, facts);
  const text = isRenewed ? "subscriptions.autoRenewsOn" : "subscriptions.expiresOn";
  return {
    // Where there is no end to show, the card says what the service does.
    ...(expiresOn === undefined ? product && { description: product.text } : { date: { text, day: expiresOn } }),
    ...(isRenewed && { nextPayment: renewal }),
  };
}

function expiredFacts(
  { state, expiresOn }: Subscription,
  product: Product | undefined,
  today: CalendarDay,
): Pick<ExpiredCard, "description" | "expiredOn" | "action"> {
  const description = product && { description: product.text };
  if (state.phase === "ending") return { ...description, action: "manage" };
  // A cancelled subscription may still have the last day of its term, which is no day on which it has expired.
  const hasExpired = expiresOn === undefined || expiresOn <= today;
  return {
    ...description,
    ...(hasExpired && { expiredOn: expiresOn ?? UNKNOWN_DATE }),
    action: product ? "resubscribe" : undefined,
  };
}
