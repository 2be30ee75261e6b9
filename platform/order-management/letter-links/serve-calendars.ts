import { and, asc, desc, eq, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import type { Hono } from "hono";
import type { CallResult } from "../../../contracts/endpoint.ts";
import { issueCalendar, readCalendar } from "../../../contracts/order-management/letter-links.ts";
import { toMajorUnits } from "../../../contracts/minor-units.ts";
import type { Database, Queries } from "../../../database/database.ts";
import { endlessPlanDay } from "../calendar.ts";
import { nextCharge } from "../letters/subscription-letters.ts";
import { ownerKey } from "../life-cycle/allocate.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { notFound, refuseSomInput } from "../som-fault.ts";
import { assets, calendars, items, orders } from "../tables.ts";
import { hashCalendarToken, openCalendar, renewCalendar } from "./calendars.ts";

type Deps = { database: Database; linkKey: Uint8Array };

export function serveCalendars(app: Hono, { database, linkKey }: Deps): void {
  serveEndpoint(app, issueCalendar, {
    refuseInput: refuseSomInput,
    async handle({ body: { accountId, siteId, isRenewed = false } }) {
      const owner = { ownerKey: ownerKey({ accountId, email: "" }), siteId };
      const issue = isRenewed ? renewCalendar : openCalendar;
      return { token: await database.transaction((tx) => issue(tx, linkKey, owner)) };
    },
  });
  serveEndpoint(app, readCalendar, {
    refuseInput: refuseSomInput,
    async handle({ body: { token, siteId } }) {
      const [calendar] = await database.queries
        .select()
        .from(calendars)
        .where(and(eq(calendars.tokenHash, hashCalendarToken(token)), eq(calendars.siteId, siteId)));
      if (!calendar) throw notFound();
      return readEndDates(database.queries, calendar);
    },
  });
}

const defaultLocale = "en-GB";

/** The running subscriptions of the owner at the site; one that has ended stays until it is bought again. */
async function readEndDates(
  queries: Queries,
  owner: { ownerKey: string; siteId: string },
): Promise<CallResult<typeof readCalendar>> {
  const rows = await queries
    .select({ asset: assets, order: orders, item: items })
    .from(assets)
    .innerJoin(orders, eq(orders.id, assets.orderId))
    .innerJoin(items, eq(items.id, assets.itemId))
    .where(
      and(
        eq(assets.ownerKey, owner.ownerKey),
        eq(orders.siteId, owner.siteId),
        isNull(assets.parentId),
        eq(assets.isCancelled, false),
        isNotNull(assets.expiresOn),
        ne(assets.termType, "one-time"),
        ne(assets.expiresOn, endlessPlanDay),
        inArray(assets.status, ["Installed", "Active", "Expired"]),
      ),
    )
    .orderBy(asc(assets.expiresOn), asc(assets.id));
  return {
    localeId: await readLocale(queries, owner),
    entries: rows.map(({ asset, order, item }) => {
      const endsOn = asset.expiresOn ?? "";
      const { total, tax, currency } = nextCharge({ asset, order, item }, endsOn);
      const renewal = { total: toMajorUnits(total), tax: toMajorUnits(tax), currency };
      return {
        id: asset.id,
        service: asset.name,
        vehicle: order.vehicleName,
        vin: asset.vin,
        endsOn,
        isAutoRenewed: asset.isAutoRenewed,
        renewal: asset.isAutoRenewed ? renewal : null,
      };
    }),
  };
}

/** The language of the owner's latest purchase. */
async function readLocale(queries: Queries, { ownerKey: key, siteId }: { ownerKey: string; siteId: string }) {
  const [latest] = await queries
    .select({ localeId: orders.localeId })
    .from(assets)
    .innerJoin(orders, eq(orders.id, assets.orderId))
    .where(and(eq(assets.ownerKey, key), eq(orders.siteId, siteId)))
    .orderBy(desc(orders.orderedAt))
    .limit(1);
  return latest?.localeId ?? defaultLocale;
}
