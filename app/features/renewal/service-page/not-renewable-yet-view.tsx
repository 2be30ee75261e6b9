import type { CalendarDay } from "../../../domain/calendar-day.ts";
import type { RenewalVehicle } from "../renewal-deps.ts";
import { NothingToRenew } from "../nothing-to-renew.tsx";

type Props = {
  vehicle: RenewalVehicle;
  today: CalendarDay;
  expiresOn: CalendarDay;
  isRegistered: boolean;
  hasAccount: boolean;
  dueCount: number;
};

/** Shown for a service that ends so late that it cannot be renewed yet. */
export function NotRenewableYetView({ expiresOn, ...props }: Props) {
  return <NothingToRenew {...props} ends={[expiresOn]} />;
}
