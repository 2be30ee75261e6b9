import type { CalendarDay } from "../../../domain/calendar-day.ts";
import type { RenewalVehicle } from "../renewal-deps.ts";
import { ThankYou } from "../thank-you.tsx";

type Props = {
  vehicle: RenewalVehicle;
  today: CalendarDay;
  endsOn: CalendarDay;
  isRegistered: boolean;
  hasAccount: boolean;
  dueCount: number;
};

/** The service runs on for so long that there is nothing to renew. */
export function ThankYouView({ endsOn, ...about }: Props) {
  return <ThankYou {...about} ends={[endsOn]} />;
}
