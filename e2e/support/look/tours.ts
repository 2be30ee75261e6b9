import { expect, type Page } from "@playwright/test";
import { expectPaid, expectReady } from "../payment-fields.ts";
import { shellPages, splashPaths } from "../shop-pages.ts";
import { enterPassword, skipContactAndAddress, skipToBasket } from "../shortcuts.ts";
import { payByCard } from "../walk.ts";
import { expectReadable, lookAt } from "./look-at.ts";
import type { LookSite } from "./look-sites.ts";

// Each tour looks at pages that are reached in the same way, in one window, so that a step is taken only once.

/** From the start page, because not every page asks about cookies. */
async function refuseCookies(page: Page, { prefix }: LookSite): Promise<void> {
  await page.goto(`${prefix}/vin-error`);
  const banner = page.locator("[aria-labelledby=consent-title]");
  await banner.locator("button[value=denied]").press("Enter");
  await expect(banner).toHaveCount(0);
}

const noVehicleNeeded = [
  "/faqs",
  "/contact-us",
  "/terms-conditions",
  "/privacy",
  "/accessibility",
  "/imprint",
  "/view-order",
  "/withdraw",
  "/cancel-subscription",
];

/** Pages for everybody, first with the question about cookies, then without it. */
export async function tourPublicPages(page: Page, site: LookSite): Promise<void> {
  const { prefix } = site;
  await lookAt(page, `${prefix}/vin-error`);
  await refuseCookies(page, site);
  for (const { path, status } of shellPages) {
    // The loading screen has no heading.
    const look = path === "/loading" ? { hydrated: "main", isCovered: true } : {};
    await lookAt(page, `${prefix}${path}`, { status, ...look });
  }
  await lookAt(page, `${prefix}${splashPaths[prefix.startsWith("/jaguar") ? "/jaguar" : ""]}`);
  for (const path of noVehicleNeeded) await lookAt(page, `${prefix}${path}`);
  await lookAt(page, `${prefix}/restricted-access?redirectUrl=/account/my-orders`);
}

/** The pages of the identity provider, which have no scripts to speak of, and what one of them answers. */
export async function tourSignIn(page: Page, { prefix }: LookSite): Promise<void> {
  const look = { hydrated: null };
  await page.goto(`${prefix}/sign-in`);
  const { pathname } = new URL(page.url());
  for (const path of ["", "/register", "/forgotten-password"]) await lookAt(page, `${pathname}${path}`, look);
  await page.locator("[name=email]").fill("ada.byron@example.com");
  await page.locator("main form button").first().press("Enter");
  await expect(page.locator("[name=email]")).toHaveCount(0);
  await expectReadable(page, "the page after a mail was sent");
}

/** A guest's order, from the samples of the page that looks orders up. */
export async function tourGuestOrder(page: Page, site: LookSite): Promise<void> {
  await refuseCookies(page, site);
  await page.goto(`${site.prefix}/view-order`);
  const [sample = ""] = await addressesOf(page, "main a[href*='sample=']");
  await lookAt(page, sample);
  await page.locator("#lookup-email").press("Enter");
  await expect(page).toHaveURL(/\/guest\/order\//);
  await lookAt(page, new URL(page.url()).pathname);
  const links = "main a[href*='/request-refund/'], main a[href*='/withdraw?'], main a[href*='/cancel-subscription?']";
  for (const link of await addressesOf(page, links)) await lookAt(page, link);
}

/** One page of each kind, for the short run. */
export async function tourFewPages(page: Page, { prefix, vins }: LookSite): Promise<void> {
  await lookAt(page, `${prefix}/vin-error`);
  await lookAt(page, `${prefix}/privacy`);
  await page.goto(`${prefix}/vin-error?carvin=${vins.due}`);
  await lookAt(page, `${prefix}/services`);
}

export async function tourServices(page: Page, site: LookSite): Promise<void> {
  const { prefix, vins } = site;
  await refuseCookies(page, site);
  await page.goto(`${prefix}/vin-error?carvin=${vins.due}`);
  for (const path of ["/services", "/renew-all", "/vin-error", "/checkout"]) await lookAt(page, `${prefix}${path}`);
  for (const path of ["/single-detail-page/CONNAV", "/service/CONNAV/data"]) await lookAt(page, `${prefix}${path}`);
  await page.goto(`${prefix}/vin-error?carvin=${vins.nothingDue}`);
  await lookAt(page, `${prefix}/services`);
  await page.goto(`${prefix}/vin-error?carvin=${vins.allBought}`);
  await lookAt(page, `${prefix}/services`);
  await page.goto(`${prefix}/vin-error?carvin=${vins.paid}`);
  await lookAt(page, `${prefix}/single-detail-page/SECURE`);
}

/** The steps of a guest's checkout, the payment with the market's provider, and the confirmation. */
export async function tourCheckout(page: Page, site: LookSite): Promise<void> {
  const { prefix, vins, address } = site;
  const checkout = `${prefix}/checkout`;
  await refuseCookies(page, site);
  await skipToBasket(page, { ...site, vin: vins.paid }, ["CONNAV-24M", "SECURE-12M"]);
  await lookAt(page, `${prefix}/services`);
  await lookAt(page, checkout);
  await skipContactAndAddress(page, { ...site, vin: vins.paid }, address);
  await lookAt(page, `${checkout}?step=address`);
  await lookAt(page, checkout, { untilReady: expectReady });
  await payByCard(page);
  await expectPaid(page, prefix);
  await lookAt(page, new URL(page.url()).pathname);
}

const accountPaths = [
  "my-overview",
  "my-services",
  "my-subscriptions",
  "my-subscriptions?tab=expired",
  "my-orders",
  "my-payment-method",
  "my-payment-method/edit-billing-address",
  "my-data",
  "my-data/all",
  "my-data/delete",
  "need-help",
];

export async function tourAccount(page: Page, site: LookSite): Promise<void> {
  const { prefix, account } = site;
  await refuseCookies(page, site);
  await page.goto(`${prefix}/sign-in`);
  await enterPassword(page, account);
  for (const path of accountPaths) await lookAt(page, `${prefix}/account/${path}`);
  await lookAt(page, `${prefix}/account/my-payment-method/edit-payment-method`, { untilReady: expectReady });
  await page.goto(`${prefix}/account/my-subscriptions`);
  const [manage = ""] = await addressesOf(page, "main li a[href*='/my-subscriptions/']");
  for (const step of ["", "?step=refund", "?step=turn-off", "?step=turn-on"]) await lookAt(page, `${manage}${step}`);
  await page.goto(`${prefix}/account/my-orders?shown=30`);
  const orders = await addressesOf(page, "main article a[href*='/my-orders/']");
  expect(orders.length).toBeGreaterThan(10);
  for (const order of orders.filter((_, index) => index % 4 === 0)) await lookAt(page, order);
  await lookAt(page, `${prefix}/log-out`);
}

/** The addresses of links, each once. */
async function addressesOf(page: Page, selector: string): Promise<string[]> {
  const links = page.locator(selector);
  await expect(links.first()).toBeAttached();
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  return [...new Set(addresses)];
}
