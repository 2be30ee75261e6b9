import { issueCalendar } from "../../../../contracts/order-management/letter-links.ts";
import type { AccountDeps } from "../../../request/account/account-deps.server.ts";
import { type PagePart, readPart } from "../../../request/account/read-part.ts";
import { calendarPath, downloadAddress, feedAddress } from "../../../request/calendar/calendar-path.ts";
import { siteHref } from "../../../site/site-href.ts";
import type { Subscription } from "../subscription.ts";

/** Where the calendar of the customer's end dates is, as a file and as a feed. */
export type CalendarAddress = { file: string; feed: string };

type Deps = Pick<AccountDeps, "services" | "accountId" | "shop">;

/** Undefined while no subscription has an end. */
export async function readCalendarAddress(
  deps: Deps,
  subscriptions: readonly Subscription[],
): Promise<PagePart<CalendarAddress> | undefined> {
  const isDated = subscriptions.some(({ state, expiresOn }) => state.phase === "active" && expiresOn !== undefined);
  if (!isDated) return undefined;
  const { services, accountId, shop } = deps;
  const issued = await readPart(services.orderManagement(issueCalendar, { body: { accountId, siteId: shop.site.id } }));
  return issued.isAvailable ? { isAvailable: true, value: addressOf(issued.value.token, shop) } : issued;
}

/** Gives the calendar a new address; the former one stops working. */
export async function renewCalendarAddress({ services, accountId, shop }: Deps): Promise<"renewed" | "unavailable"> {
  const issued = await readPart(
    services.orderManagement(issueCalendar, { body: { accountId, siteId: shop.site.id, isRenewed: true } }),
  );
  return issued.isAvailable ? "renewed" : "unavailable";
}

function addressOf(token: string, { config, site, locale, publicOrigin }: AccountDeps["shop"]): CalendarAddress {
  const address = new URL(siteHref({ config, site, locale, path: calendarPath(token) }), publicOrigin).href;
  return { file: downloadAddress(address), feed: feedAddress(address) };
}
