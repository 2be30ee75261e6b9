import { dayIn } from "../../../contracts/markets/market-time.ts";
import type { BackingSystems } from "../../../contracts/services.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { Shop } from "../../site/shop-context.tsx";
import {
  catalogueContext,
  depsContext,
  type RequestContext,
  requestedShopContext,
  sessionContext,
} from "../request-context.ts";
import { refuse } from "../refuse.ts";

/** The dependencies of the account's pages and calls. The account is the session's, whatever the request says. */
export type AccountDeps = {
  /** The customer's id at order management. */
  accountId: string;
  /** The identity provider's own id of the customer. */
  forgerockId: string | undefined;
  shop: Shop;
  services: BackingSystems;
  catalogue: Catalogue;
  now: Date;
  today: CalendarDay;
};

/** Ends a request of a guest with 401. Pages never get there: their guard asks guests to sign in first. */
export function requireAccount(context: RequestContext): AccountDeps {
  const { person } = context.get(sessionContext);
  if (!person) refuse(401);
  const { shop } = context.get(requestedShopContext);
  const deps = context.get(depsContext);
  const now = deps.now();
  return {
    accountId: person.accountId,
    forgerockId: person.forgerockId,
    shop,
    services: deps.services,
    catalogue: context.get(catalogueContext),
    now,
    today: dayIn(now, shop.market.timeZone),
  };
}

/**
 * The account of a call; undefined without a valid session. A page has its guard, a call reads the session itself:
 * the customer in the cookie counts only as long as commerce renews the tokens beside it.
 */
export async function findAccount(context: RequestContext): Promise<AccountDeps | undefined> {
  const session = context.get(sessionContext);
  const shopper = await session.findShopper();
  return shopper?.kind === "registered" && session.person ? requireAccount(context) : undefined;
}
