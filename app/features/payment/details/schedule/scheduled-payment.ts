import type { CalendarDay } from "../../../../domain/calendar-day.ts";
import type { Money } from "../../../../domain/money.ts";
import type { PlanTerm } from "../../../../domain/plan-term.ts";

/** The query parameter of the page that shows the schedule. */
export const SCHEDULE_PARAM = "schedule";

/** A payment that order management will charge to the account's payment method. */
export type ScheduledPayment = {
  assetId: string;
  service: string;
  vehicle: string;
  on: CalendarDay;
  price: Money;
  /** For how long the service goes on then. */
  term?: PlanTerm;
};
