import { type CalendarDay, isCalendarDay } from "../../../domain/calendar-day.ts";
import { safeReturnPath } from "../../../site/return-path.ts";

/** The version of the terms that applied to an order, and its path in this shop. */
export type TermsOfOrder = { version: CalendarDay; path: string };

/**
 * Reads the link that was recorded with an order. It comes from another system, so only its path is used, and only if it
 * is the path of a version of the terms; a link without a version would show today's terms.
 */
export function termsOfOrder(link: string | null): TermsOfOrder | undefined {
  const url = link === null ? null : URL.parse(link);
  const version = url?.searchParams.get("version") ?? "";
  if (!url || !isCalendarDay(version) || !/^(\/[\w-]+){0,2}\/terms-conditions$/.test(url.pathname)) return undefined;
  const path = safeReturnPath(url.pathname + url.search, "");
  return path === "" ? undefined : { version, path };
}
