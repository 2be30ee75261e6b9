import { isRunning } from "../../../contracts/order-management/statuses.ts";
import type { ManagedService } from "../../../contracts/order-management/subscriptions.ts";
import { fromMajorUnits } from "../../domain/money.ts";
import type { RenewingSubscription } from "./next-payment.ts";

export function renewingFromWire(wire: ManagedService): RenewingSubscription {
  return {
    vin: wire.vin,
    productId: wire.serviceId,
    isRunning: isRunning(wire.serviceStatus) && !wire.isCancelled,
    renewsItself: wire.isAutoRenewalActivated,
    endsOn: wire.expirationDate ?? undefined,
    price: fromMajorUnits(wire.price, wire.currency),
  };
}
