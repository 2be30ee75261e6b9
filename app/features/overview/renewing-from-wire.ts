import { readStatus, type RecordStatus } from "../../../contracts/order-management/statuses.ts";
import type { ManagedService } from "../../../contracts/order-management/subscriptions.ts";
import { fromMajorUnits } from "../../domain/money.ts";
import type { RenewingSubscription } from "./next-payment.ts";

/** The statuses in which order management renews a subscription. */
const RUNNING: ReadonlySet<RecordStatus | undefined> = new Set<RecordStatus>(["Installed", "Active", "In progress"]);

export function renewingFromWire(wire: ManagedService): RenewingSubscription {
  return {
    vin: wire.vin,
    productId: wire.serviceId,
    isRunning: RUNNING.has(readStatus(wire.serviceStatus)) && !wire.isCancelled,
    renewsItself: wire.isAutoRenewalActivated,
    endsOn: wire.expirationDate ?? undefined,
    price: fromMajorUnits(wire.price, wire.currency),
  };
}
