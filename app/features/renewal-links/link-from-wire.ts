import type { LinkSubject } from "../../../contracts/order-management/letter-links.ts";
import { findVehicleModel } from "../../../contracts/vehicles/vehicle-models.ts";
import { fromMajorUnits } from "../../domain/money.ts";
import type { PlanTerm } from "../../domain/plan-term.ts";
import type { Charge, LetterLink, Price } from "./letter-link.ts";

export function linkFromWire(subject: LinkSubject): LetterLink {
  const { action, service, productId, variantId, vin, vehicle, endsOn, renewal, letterPrice } = subject;
  return {
    action,
    service,
    productId,
    planId: variantId,
    vehicle: { vin, name: findVehicleModel(vehicle)?.name ?? vehicle },
    endsOn,
    ...(renewal && { charge: chargeFromWire(renewal) }),
    ...(letterPrice && { letterPrice: priceFromWire(letterPrice) }),
  };
}

function chargeFromWire(renewal: NonNullable<LinkSubject["renewal"]>): Charge {
  const { on, term, paymentLast4, lastDayToStop } = renewal;
  return {
    ...priceFromWire(renewal),
    on,
    ...(term && { term: termFromWire(term) }),
    ...(paymentLast4 && { last4: paymentLast4 }),
    lastDayToStop,
  };
}

const termFromWire = ({ count, unit }: { count: number; unit: PlanTerm["period"] }): PlanTerm => ({
  duration: count,
  period: unit,
});

const priceFromWire = ({ total, tax, currency }: { total: number; tax: number; currency: string }): Price => ({
  total: fromMajorUnits(total, currency),
  tax: fromMajorUnits(tax, currency),
});
