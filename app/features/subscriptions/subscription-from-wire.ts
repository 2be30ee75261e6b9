import type { ManagedService } from "../../../contracts/order-management/subscriptions.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import { fromMajorUnits } from "../../domain/money.ts";
import { monthsOf, type PlanTerm } from "../../domain/plan-term.ts";
import type { Renewal, Subscription } from "./subscription.ts";
import { stateOfStatus, type SubscriptionState } from "./subscription-state.ts";

export function subscriptionFromWire(service: ManagedService, today: CalendarDay): Subscription {
  const plan = termFromWire(service.servicePlan, service.servicePlanType);
  return {
    assetId: service.Id,
    productId: service.serviceId,
    name: service.name,
    state: stateOf(service, today),
    ...(service.expirationDate !== null && { expiresOn: service.expirationDate }),
    ...(plan && { plan }),
    renewal: renewalFromWire(service, plan),
    ...(service.priceTax !== undefined && { renewalTax: fromMajorUnits(service.priceTax, service.currency) }),
    contract: {
      ...(service.orderLocaleId !== undefined && { localeId: service.orderLocaleId }),
      ...(service.orderStateCode && { stateCode: service.orderStateCode }),
    },
    isAutoRenewed: service.isAutoRenewalActivated,
    isExpiring: service.isExpiring,
    coolingOffEndsAt: service.CoolingOffPeriodEndDate,
    vehicle: { vin: service.vin, name: service.vehicle },
    ...(service.image !== null && { image: service.image }),
    order: { orderId: service.orderId, orderNumber: service.orderNumber },
  };
}

function renewalFromWire(service: ManagedService, plan: PlanTerm | undefined): Renewal {
  const { price, planPrice, currency } = service;
  const term = termFromWire(service.renewalPlan, service.renewalPlanType);
  const isOther = plan && term && monthsOf(plan) !== monthsOf(term);
  return {
    ...(term && { term }),
    price: fromMajorUnits(price, currency),
    ...(isOther && planPrice !== undefined && { current: { term: plan, price: fromMajorUnits(planPrice, currency) } }),
  };
}

/** Order management marks a service as expired some time after its last day; the page shows it as expired from the next day on. */
function stateOf({ serviceStatus, expirationDate }: ManagedService, today: CalendarDay): SubscriptionState {
  const state = stateOfStatus(serviceStatus);
  const isOver = state.phase === "active" && expirationDate !== null && expirationDate < today;
  return isOver ? stateOfStatus("Expired") : state;
}

/** Undefined for a purchase without an end. */
function termFromWire(duration: number, type: string): PlanTerm | undefined {
  if (duration <= 0 || type === "one-time") return undefined;
  return { duration, period: type === "year" ? "year" : "month" };
}
