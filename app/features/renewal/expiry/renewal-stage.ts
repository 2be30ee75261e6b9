import { type CalendarDay, isCalendarDay } from "../../../domain/calendar-day.ts";
import { expiryState } from "../../../domain/expiry.ts";
import type { VehicleSubscription } from "../../../domain/vehicle.ts";
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
  /** Whether the vehicle must have the service already; a first purchase has no end to count from. */
  needsSubscription: boolean;
  today: CalendarDay;
  isRegistered: boolean;
  switches: TestSwitches;
};

/** The checks of a renewal page, in their order, and what the page then shows. */
export function renewalStage(about: About): RenewalStage {
  const { productId, product, subscriptions, needsSubscription, switches } = about;
  if (!product?.hasVariations) return { kind: "error", error: { reason: "noVariations" } };
  const subscription = subscriptions.find((one) => one.productId === productId);
  const expiresOn = switches.forcedExpiryDate || subscription?.expiresOn || undefined;
  if (needsSubscription && !subscription) {
    const subscriptionIds = subscriptions.map((one) => one.productId);
    return { kind: "error", error: { reason: "otherProduct", productId, subscriptionIds } };
  }
  if (isDateMissing(expiresOn, about)) return { kind: "error", error: { reason: "mismatch" } };
  return expiresOn && isRunning(expiresOn, about, product)
    ? { kind: "inactive", endsOn: expiresOn }
    : { kind: "detail", expiresOn };
}

function isDateMissing(expiresOn: string | undefined, { needsSubscription, switches }: About): boolean {
  return !expiresOn && needsSubscription && !switches.isTestHost;
}

/** Told only to those who may know the date. */
function isRunning(expiresOn: string, { today, isRegistered, switches }: About, { isSecure }: { isSecure: boolean }) {
  if (switches.isActiveCheckSkipped || isDateHidden({ isSecure, isRegistered }) || !isCalendarDay(expiresOn))
    return false;
  return expiryState(expiresOn, today) === "renewable";
}
