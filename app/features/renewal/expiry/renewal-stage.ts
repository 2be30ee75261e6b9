import { type CalendarDay, isCalendarDay } from "../../../domain/calendar-day.ts";
import { expiryState } from "../../../domain/expiry.ts";
import type { VehicleSubscription } from "../../../domain/vehicle/vehicle.ts";
import { isDateHidden } from "../../../domain/vehicle/ownership/is-date-hidden.ts";

/** Why a service cannot be renewed for this vehicle. */
export type RenewalError =
  | { reason: "noVariations" }
  | { reason: "otherProduct"; productId: string; subscriptionIds: readonly string[] }
  /** It is not sold for this vehicle, or the vehicle has no end date for it. The error page's address holds the word. */
  | { reason: "mismatch" };

export type RenewalStage =
  | { kind: "error"; error: RenewalError }
  /** It ends so late that it cannot be renewed yet. */
  | { kind: "notRenewableYet"; expiresOn: CalendarDay }
  | { kind: "detail"; expiresOn: string | undefined };

/** Only test hosts may set these. */
export type RenewalTestSwitches = {
  isTestHost: boolean;
  forcedExpiryDate?: string | undefined;
  isActiveCheckSkipped: boolean;
};

type RenewalInput = {
  productId: string;
  product: { hasVariations: boolean; showsDatesToOwnerOnly: boolean } | undefined;
  subscriptions: readonly VehicleSubscription[];
  /** Services of the vehicle without a known end date. */
  undated?: readonly string[] | undefined;
  /** Whether the vehicle must have the service already; false for a first purchase. */
  needsSubscription: boolean;
  /** Whether it is sold for this vehicle; true by default. */
  isOffered?: boolean;
  today: CalendarDay;
  isOwner: boolean;
  switches: RenewalTestSwitches;
};

/** Runs the checks of a renewal page in their order and says what the page shows. */
export function renewalStage(input: RenewalInput): RenewalStage {
  const { product, switches } = input;
  if (!product?.hasVariations) return { kind: "error", error: { reason: "noVariations" } };
  if (input.isOffered === false) return { kind: "error", error: { reason: "mismatch" } };
  const subscription = input.subscriptions.find(({ productId }) => productId === input.productId);
  const expiresOn = switches.forcedExpiryDate || subscription?.expiresOn || undefined;
  const error = input.needsSubscription && findSubscriptionError(input, { subscription, expiresOn });
  if (error) return { kind: "error", error };
  return expiresOn && isNotRenewableYet(expiresOn, input, product)
    ? { kind: "notRenewableYet", expiresOn }
    : { kind: "detail", expiresOn };
}

type DatedSubscription = { subscription: VehicleSubscription | undefined; expiresOn: string | undefined };

function findSubscriptionError(
  { productId, subscriptions, undated = [], switches }: RenewalInput,
  { subscription, expiresOn }: DatedSubscription,
): RenewalError | undefined {
  if (!subscription && !undated.includes(productId)) {
    return { reason: "otherProduct", productId, subscriptionIds: subscriptions.map((one) => one.productId) };
  }
  return expiresOn || switches.isTestHost ? undefined : { reason: "mismatch" };
}

/** False where the visitor may not see the date. */
function isNotRenewableYet(
  expiresOn: string,
  { today, isOwner, switches }: RenewalInput,
  { showsDatesToOwnerOnly }: { showsDatesToOwnerOnly: boolean },
) {
  if (switches.isActiveCheckSkipped || isDateHidden({ showsDatesToOwnerOnly, isOwner }) || !isCalendarDay(expiresOn))
    return false;
  return expiryState(expiresOn, today) === "notRenewableYet";
}
