import { isRunning } from "../../../../../contracts/order-management/statuses.ts";
import type { ManagedService } from "../../../../../contracts/order-management/subscriptions.ts";
import type { CalendarDay } from "../../../../domain/calendar-day.ts";
import { comingPayments } from "../../../../domain/coming-payments.ts";
import { fromMajorUnits } from "../../../../domain/money.ts";
import type { PlanTerm } from "../../../../domain/plan-term.ts";
import type { ScheduledPayment } from "./scheduled-payment.ts";

type Names = ReadonlyMap<string, string>;

/** The coming payments, with the services' names in the language of the shop where they are known. */
export function scheduleFromWire(
  services: readonly ManagedService[],
  { today, names }: { today: CalendarDay; names: Names },
): ScheduledPayment[] {
  const subscriptions = services.map((service) => ({
    service,
    isRunning: isRunning(service.serviceStatus) && !service.isCancelled,
    renewsItself: service.isAutoRenewalActivated,
    endsOn: service.expirationDate ?? undefined,
  }));
  return comingPayments(subscriptions, today).map(({ service, on }) => {
    const term = termOf(service);
    return {
      assetId: service.Id,
      service: names.get(service.serviceId) ?? service.name,
      vehicle: service.vehicle,
      on,
      price: fromMajorUnits(service.price, service.currency),
      ...(term && { term }),
    };
  });
}

function termOf({ renewalPlan: duration, renewalPlanType: type }: ManagedService): PlanTerm | undefined {
  return duration > 0 ? { duration, period: type === "year" ? "year" : "month" } : undefined;
}
