import { sessionCookies, type StoredSession, type SessionCookies } from "../../app/session/session-cookies.server.ts";
import { addItems, createBasket } from "../../contracts/commerce/baskets.ts";
import { getCustomerBaskets } from "../../contracts/commerce/customer-baskets.ts";
import { getCustomer } from "../../contracts/commerce/customers/customers.ts";
import type { Browser } from "../identity/browser.ts";
import type { TestShop } from "./shop-fixture.ts";
import { logOut, requestOf } from "./sign-in.ts";
import { cookieDepsOf } from "../../app/settings/sealed-cookie.server.ts";

/** The session cookies of one site, as the shop under test reads and writes them. */
export function cookiesOfSite({ settings, deps }: TestShop, siteId: string): SessionCookies {
  const { organizationId } = settings.commerce;
  return sessionCookies({ ...cookieDepsOf(settings, deps.now), organizationId }, siteId);
}

export const readSession = (shop: TestShop, browser: Browser, siteId = "VCS"): Promise<StoredSession> =>
  cookiesOfSite(shop, siteId).read(requestOf(browser));

export const bearer = ({ tokens }: StoredSession) => ({ headers: { authorization: `Bearer ${tokens?.accessToken}` } });

/** Makes the visitor a guest with one plan in the basket. */
export async function fillGuestBasket(shop: TestShop, browser: Browser, planId: string): Promise<string> {
  await logOut(browser);
  const session = await readSession(shop, browser);
  const params = { siteId: "VCS" };
  const query = { locale: "en-GB" };
  const { commerceOcapi } = shop.services;
  const basket = await commerceOcapi(createBasket, { params, query, body: { currency: "GBP" } }, bearer(session));
  const items = [{ product_id: planId, quantity: 1 }];
  await commerceOcapi(
    addItems,
    { params: { ...params, basketId: basket.basket_id }, query, body: items },
    bearer(session),
  );
  return basket.basket_id;
}

export async function basketOf(shop: TestShop, browser: Browser) {
  const session = await readSession(shop, browser);
  const { organizationId } = shop.settings.commerce;
  const params = { organizationId, customerId: session.tokens?.customerId ?? "" };
  const input = { params, query: { siteId: "VCS" } };
  return (await shop.services.commerceScapi(getCustomerBaskets, input, bearer(session))).baskets[0];
}

/** Asks commerce about the customer of a session, with its token. */
export function askCustomer(shop: TestShop, session: StoredSession, siteId = "VCS") {
  const { organizationId } = shop.settings.commerce;
  const params = { organizationId, customerId: session.tokens?.customerId ?? "" };
  return shop.services.commerceScapi(getCustomer, { params, query: { siteId } }, bearer(session));
}
