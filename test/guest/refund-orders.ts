import { sql } from "drizzle-orm";
import { vi } from "vitest";
import { orderGrants } from "../../app/request/guest-order/order-grants.server.ts";
import { cookieDepsOf } from "../../app/settings/sealed-cookie.server.ts";
import { importOrder } from "../../contracts/order-management/import-order.ts";
import { getOrderDetails, type OrderSummary } from "../../contracts/order-management/order-summary.ts";
import type { Browser, Page } from "../identity/browser.ts";
import { guestCustomer, paidItem, paidOrder } from "../order-management/paid-order.ts";
import type { TestShop } from "../shop/shop-fixture.ts";
import { requestOf } from "../shop/sign-in.ts";

export const html = { accept: "text/html" };

const navigation = paidItem({ itemId: "nav", total: 8900, tax: 1483 });
const live = paidItem({ itemId: "live", productId: "LIVE", variantId: "LIVE-12M", featureType: "Live" });
const remote = paidItem({ itemId: "remote", productId: "REMOTE", variantId: "REMOTE-12M", featureType: "Remote" });

/** Connected Navigation £89, Live Traffic £49 and Remote £59.50. */
const services = [
  navigation,
  { ...live, name: "Live Traffic", total: 4900, tax: 817 },
  { ...remote, name: "Remote", total: 5950, tax: 992 },
];

export type RefundableOrder = { orderNumber: string; email: string; accountId: string | undefined; path: string };

let orders = 0;

/** A new order with so many installed services, of a guest unless it has an account. */
export async function createRefundableOrder(
  shop: TestShop,
  { count = 2, accountId }: { count?: number; accountId?: string } = {},
): Promise<RefundableOrder> {
  orders += 1;
  const orderNumber = `REF-${process.pid}-${orders}`;
  const email = `guest${orders}@example.com`;
  const customer = accountId ? { accountId, email } : { ...guestCustomer, email };
  const placedAt = shop.deps.now().toISOString();
  const vehicle = { vin: `SALEA7BWAS2Z1${String(orders).padStart(4, "0")}` };
  const order = paidOrder({ orderNo: orderNumber, placedAt, customer, vehicle, items: services.slice(0, count) });
  await shop.services.orderManagement(importOrder, { body: order });
  const created = { orderNumber, email, accountId, path: `/request-refund/${orderNumber}` };
  await shop.passTime(20);
  await vi.waitFor(
    async () => {
      const isAllocated = (await itemsOf(shop, created)).every((item) => item.SNPOMSVcsAsset_C !== null);
      if (!isAllocated) throw new Error(`${orderNumber} is not allocated yet.`);
    },
    { timeout: 20_000 },
  );
  await setItems(shop, created, "status = 'FULFILLED'");
  await shop.database.queries.execute(
    sql.raw(`update order_management.assets set status = 'Installed' where order_id in
      (select id from order_management.orders where order_number = '${orderNumber}')`),
  );
  return created;
}

export async function readOrder(shop: TestShop, order: RefundableOrder): Promise<OrderSummary> {
  const { orderNumber, email, accountId } = order;
  return accountId === undefined
    ? shop.services.orderManagement(getOrderDetails, { body: { guest: { orderNumber, email } } })
    : shop.services.orderManagement(getOrderDetails, { body: { accountId, orderReference: orderNumber } });
}

/** The items by name, as the page has them. */
export async function itemsOf(shop: TestShop, order: RefundableOrder) {
  const { OrderItemSummaries } = await readOrder(shop, order);
  return OrderItemSummaries.records.toSorted((one, other) => one.Name.localeCompare(other.Name));
}

/** Changes the items of an order at order management. */
export async function setItems(shop: TestShop, { orderNumber }: RefundableOrder, set: string) {
  await shop.database.queries.execute(
    sql.raw(`update order_management.order_items set ${set} where order_id in
      (select id from order_management.orders where order_number = '${orderNumber}')`),
  );
}

/** Gives the browser access to a guest's order, as looking it up does. */
export async function grant(
  shop: TestShop,
  browser: Browser,
  { orderNumber, email, siteId = "VCS" }: RefundableOrder & { siteId?: string },
): Promise<void> {
  const grants = orderGrants(cookieDepsOf(shop.settings, shop.deps.now));
  const line = await grants.add(requestOf(browser), { siteId, orderNumber, email });
  const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/);
  browser.setCookie(name, value);
}

export async function browseAsGuest(shop: TestShop, order: RefundableOrder): Promise<Browser> {
  const browser = shop.browse();
  await grant(shop, browser, order);
  return browser;
}

/** Sends the form of the page for these items. */
export function send(
  browser: Browser,
  { path }: RefundableOrder,
  { intent, ids = [], ...fields }: Sent,
): Promise<Page> {
  const items = ids.map((id): [string, string] => ["item", id]);
  return browser.post(path, [["intent", intent], ...items, ...Object.entries(fields as Record<string, string>)], html);
}
type Sent = { intent: string; ids?: readonly string[]; [field: string]: string | readonly string[] | undefined };

/** The texts of the main part, with a bar between them. */
export const textsOf = ({ body }: Page): string =>
  (/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "")
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\|+/g, "|")
    .replaceAll("\u00a0", " ")
    .replaceAll("&#x27;", "'");
