import { listGuestOrders, type SeededGuestOrder } from "../../seed/orders/orders-of-owners.ts";
import type { Browser, Page } from "../identity/browser.ts";
import { follow } from "../shop/sign-in.ts";

export type Lookup = { orderNumber: string; email: string };

/** A guest order of the demonstration: G01 is three days old, G02 thirty. */
export function sampleOrder(key: "G01" | "G02", { siteId = "VCS", countryCode = "GB" } = {}): SeededGuestOrder {
  const found = listGuestOrders().find(
    (order) => order.orderNumber.endsWith(key) && order.siteId === siteId && order.countryCode === countryCode,
  );
  if (!found) throw new Error(`There is no guest order ${key}.`);
  return found;
}

export const orderPage = ({ orderNumber }: Pick<Lookup, "orderNumber">) => `/guest/order/${orderNumber}`;

export const sendLookup = (browser: Browser, { orderNumber, email }: Lookup, prefix = ""): Promise<Page> =>
  browser.post(`${prefix}/view-order`, { orderNumber, email });

/** Looks an order up, and returns its page. */
export const openOrder = async (browser: Browser, lookup: Lookup, prefix = ""): Promise<Page> =>
  follow(browser, await sendLookup(browser, lookup, prefix));

/** What is the same in two answers to the same question: nothing of the request, and not what was typed. */
export function comparable({ status, headers, body }: Page, { orderNumber, email }: Lookup) {
  const requestId = headers.get("x-request-id") ?? "";
  const nonce = /nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
  const neutral = (text: string) =>
    [requestId, nonce, orderNumber, email].reduce((rest, part) => rest.replaceAll(part, "…"), text);
  return { status, headers: Array.from(headers, ([name, value]) => `${name}: ${neutral(value)}`), body: neutral(body) };
}
