import { type CalendarDay, isCalendarDay } from "../../../domain/calendar-day.ts";
import { expiryState } from "../../../domain/expiry.ts";
import type { VehicleSubscription } from "../../../domain/vehicle/vehicle.ts";
import { isDateHidden } from "./expiry-notice.ts";

/** Why a service cannot be renewed for this vehicle. */
export type RenewalError =
  | { reason: "noVariations" }
  | { reason: "otherProduct"; productId: string; subscriptionIds: readonly string[] }
  | { reason: "mismatch" };

export type RenewalStage =
  | { kind: "error"; error: RenewalError }
  /** It runs for so long that there is nothing to renew. */
  | { kind: "inactive"; endsOn: CalendarDay }
  | { kind: "detail"; expiresOn: string | undefined };

/** What only test hosts may ask for; elsewhere nothing is set. */
export type TestSwitches = {
  isTestHost: boolean;
  forcedExpiryDate?: string | undefined;
  isActiveCheckSkipped: boolean;
};

type About = {
  productId: string;
  product: { hasVariations: boolean; isSecure: boolean } | undefined;
  subscriptions: readonly VehicleSubscription[];
  /** Services of the vehicle of which no end is known. */
  undated?: readonly string[] | undefined;
  /** Whether the vehicle must have the service already; a first purchase has no end to count from. */
  needsSubscription: boolean;
  /** Whether it is sold for this vehicle; it is when nothing is said. */
  isOffered?: boolean;
  today: CalendarDay;
  isOwner: boolean;
  switches: TestSwitches;
};

/** The checks of a renewal page, in their order, and what the page then shows. */
export function renewalStage(about: About): RenewalStage {
  const { product, switches } = about;
  if (!product?.hasVariations) return { kind: "error", error: { reason: "noVariations" } };
  if (about.isOffered === false) return { kind: "error", error: { reason: "mismatch" } };
  const subscription = about.subscriptions.find(({ productId }) => productId === about.productId);
  const expiresOn = switches.forcedExpiryDate || subscription?.expiresOn || undefined;
  const error = about.needsSubscription && findMismatch(about, { subscription, expiresOn });
  if (error) return { kind: "error", error };
  return expiresOn && isRunning(expiresOn, about, product)
    ? { kind: "inactive", endsOn: expiresOn }
    : { kind: "detail", expiresOn };
}

type Found = { subscription: VehicleSubscription | undefined; expiresOn: string | undefined };

function findMismatch(
  { productId, subscriptions, undated = [], switches }: About,
  { subscription, expiresOn }: Found,
): RenewalError | undefined {
  if (!subscription && !undated.includes(productId)) {
    return { reason: "otherProduct", productId, subscriptionIds: subscriptions.map((one) => one.productId) };
  }
  return expiresOn || switches.isTestHost ? undefined : { reason: "mismatch" };
}

/** Told only to those who may know the date. */
function isRunning(expiresOn: string, { today, isOwner, switches }: About, { isSecure }: { isSecure: boolean }) {
  if (switches.isActiveCheckSkipped || isDateHidden({ isSecure, isOwner }) || !isCalendarDay(expiresOn)) return false;
  return expiryState(expiresOn, today) === "renewable";
}
