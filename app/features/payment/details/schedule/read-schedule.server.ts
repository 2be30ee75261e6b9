import { listSubscriptions } from "../../../../../contracts/order-management/subscriptions.ts";
import { type AccountDeps, requireAccount } from "../../../../request/account/account-deps.server.ts";
import { type PagePart, readPart } from "../../../../request/account/read-part.ts";
import type { RequestContext } from "../../../../request/request-context.ts";
import { scheduleFromWire } from "./schedule-from-wire.ts";
import type { ScheduledPayment } from "./scheduled-payment.ts";

/** What will be charged for the services that the customer has in the shop of this make. */
export async function readSchedule(context: RequestContext): Promise<PagePart<ScheduledPayment[]>> {
  const account = requireAccount(context);
  const { services, accountId, shop, today } = account;
  const listed = await readPart(
    services.orderManagement(listSubscriptions, { body: { accountId, siteId: shop.site.id } }),
  );
  if (!listed.isAvailable) return listed;
  const { records } = listed.value;
  const names = await readNames(account, [...new Set(records.map(({ serviceId }) => serviceId))]);
  return { isAvailable: true, value: scheduleFromWire(records, { today, names }) };
}

/** Empty while commerce does not answer: order management knows the names of the orders. */
async function readNames({ catalogue, shop }: AccountDeps, productIds: string[]): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map();
  const { site, locale } = shop;
  const siteLocale = { siteId: site.id, localeId: locale.id, currency: locale.preferredCurrency };
  const products = await readPart(catalogue.products(siteLocale, productIds));
  return new Map(products.isAvailable ? products.value.map(({ productId, name }) => [productId, name]) : []);
}
