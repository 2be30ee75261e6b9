import { isFault } from "../../../../contracts/fault.ts";
import { letterToken, readCalendar as readCalendarCall } from "../../../../contracts/order-management/letter-links.ts";
import type { LinkDeps } from "../read-link.server.ts";
import { type EndDate, endDateFromWire } from "./end-date.ts";

export type CalendarOutcome =
  | { kind: "calendar"; dates: EndDate[] }
  | { kind: "unknown" }
  | { kind: "tooMany"; retryAfterSeconds: number }
  | { kind: "unavailable" };

/** The end dates of the account that a calendar's address belongs to. */
export async function readCalendar(deps: LinkDeps, token: string): Promise<CalendarOutcome> {
  const { services, siteId } = deps;
  if (!letterToken.safeParse(token).success) return refuseUnknown(deps);
  try {
    const { entries } = await services.orderManagement(readCalendarCall, { body: { token, siteId } });
    return { kind: "calendar", dates: entries.map(endDateFromWire) };
  } catch (error) {
    if (!isFault(error)) throw error;
    return error.kind === "refused" && error.status === 404 ? refuseUnknown(deps) : { kind: "unavailable" };
  }
}

/** Only unknown addresses are counted, so that a calendar program is never refused its own. */
async function refuseUnknown({ limits, ip }: LinkDeps): Promise<CalendarOutcome> {
  const allowance = await limits.unknownLinkPerIp(ip);
  return allowance.isAllowed
    ? { kind: "unknown" }
    : { kind: "tooMany", retryAfterSeconds: allowance.retryAfterSeconds };
}
