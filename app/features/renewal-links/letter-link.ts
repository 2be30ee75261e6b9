import type { LinkAction } from "../../../contracts/order-management/letter-links.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import { maskVin } from "../../../contracts/vehicles/mask-vin.ts";
import type { Money } from "../../domain/money.ts";
import type { PlanTerm } from "../../domain/plan-term.ts";

export type Price = { total: Money; tax: Money };

/** What is charged at the end of the term unless auto-renewal is stopped. */
export type Charge = Price & { on: CalendarDay; term?: PlanTerm; last4?: string; lastDayToStop: CalendarDay };

/** What a link in a letter is about. It stays on the server: it has the whole VIN. */
export type LetterLink = {
  action: LinkAction;
  service: string;
  productId: string;
  planId: string;
  vehicle: { vin: string; name: string };
  endsOn: CalendarDay;
  /** Missing when auto-renewal is off. */
  charge?: Charge;
  /** What the letter said that renewing costs. */
  letterPrice?: Price;
};

/** The same as its page shows it. */
export type ShownLink = Pick<LetterLink, "service" | "productId" | "endsOn" | "charge"> & {
  vehicle: { name: string; maskedVin?: string };
};

export function shownLink({ service, productId, endsOn, charge, vehicle }: LetterLink): ShownLink {
  const maskedVin = maskVin(vehicle.vin);
  return {
    service,
    productId,
    endsOn,
    ...(charge && { charge }),
    vehicle: { name: vehicle.name, ...(maskedVin !== undefined && { maskedVin }) },
  };
}
