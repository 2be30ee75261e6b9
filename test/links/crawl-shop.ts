import { vi } from "vitest";
import { LOCALES, type LocaleId } from "../../app/site/locales.ts";
import { type VehicleMake, type VehicleMarket, vehicleMarkets } from "../../contracts/vehicles/vehicle-identity.ts";
import { demoCustomers } from "../../seed/customers.ts";
import { listGuestOrders } from "../../seed/orders/orders-of-owners.ts";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import type { Browser } from "../identity/browser.ts";
import type { TestShop } from "../shop/shop-fixture.ts";
import { open, openSignInForm, signIn } from "../shop/sign-in.ts";
import { type Crawl, crawl } from "./crawl.ts";

export type CrawledShop = { siteId: "VCS" | "VCSJ"; localeId: LocaleId };

/** Pages that no link leads to: a visitor gets there by a mistake, a failure or a link of a letter. */
const UNLINKED = [
  "/no-such-page-at-all",
  "/page-not-found",
  "/generic-error",
  "/internal-server-error",
  "/maintenance",
  "/offline",
  "/loading",
  "/restricted-access",
  "/vin-error",
  "/invalid-market-vin",
  "/invalid-brand-vin",
  "/view-order",
  "/request-refund",
  "/cookie-preferences",
  "/faqs?q=invoice&category=contact-us",
  "/faqs?q=zzyzx",
  "/faqs?category=contact-us",
];
const SPLASH_PAGES = { VCS: "/stay-connected", VCSJ: "/drive-informed" } as const;
const MAKES: Readonly<Record<CrawledShop["siteId"], VehicleMake>> = { VCS: "Land Rover", VCSJ: "Jaguar" };

/** All pages of one make in one language, as a guest with a vehicle, a basket and an order, and as a customer. */
export async function crawlShop(shop: TestShop, { siteId, localeId }: CrawledShop): Promise<Crawl> {
  const prefix = `${siteId === "VCSJ" ? "/jaguar" : ""}${localeId === "en-GB" ? "" : `/${localeId}`}`;
  const market = marketOf(localeId);
  const guest = shop.browse();
  const letters = await openLetters(guest, prefix, { siteId, localeId });
  const starts = ["/", SPLASH_PAGES[siteId], ...UNLINKED].map((path) => prefix + path);
  const strangers = await crawl(guest, { prefix, starts: [...starts, ...letters] });
  await prepareGuest(guest, prefix, { siteId, market });
  const guests = await crawl(guest, { prefix, starts: [...starts, ...guestPages(siteId, market, prefix)] });
  const customer = shop.browse();
  await signIn(customer, { email: emailOf(siteId, market) }, `${prefix}/sign-in`);
  const customers = await crawl(customer, { prefix, starts });
  return {
    opened: [...strangers.opened, ...guests.opened, ...customers.opened],
    dead: [...strangers.dead, ...guests.dead, ...customers.dead],
    withoutWaysOut: [...strangers.withoutWaysOut, ...guests.withoutWaysOut, ...customers.withoutWaysOut],
    external: [...strangers.external, ...guests.external, ...customers.external],
  };
}

function marketOf(localeId: LocaleId): VehicleMarket {
  const country = LOCALES.find(({ id }) => id === localeId)?.countryCode;
  const market = (Object.keys(vehicleMarkets) as VehicleMarket[]).find((one) => vehicleMarkets[one] === country);
  if (!market) throw new Error(`There is no market for ${localeId}`);
  return market;
}

function emailOf(siteId: CrawledShop["siteId"], market: VehicleMarket): string {
  const customer = demoCustomers.find(
    (one) => one.siteId === siteId && one.market === market && one.persona === "ordersInEveryStatus",
  );
  if (!customer) throw new Error(`There is no customer with orders in ${market}`);
  return customer.email;
}

/** Selects a vehicle, puts a plan into the basket, and looks up an order. */
async function prepareGuest(
  browser: Browser,
  prefix: string,
  { siteId, market }: { siteId: CrawledShop["siteId"]; market: VehicleMarket },
): Promise<void> {
  const vin = sampleVin({ market, make: MAKES[siteId], kind: "expiresIn30Days" });
  await open(browser, `${prefix}/services?carvin=${vin}`);
  await browser.post(`${prefix}/checkout`, { intent: "add", planId: "CONNAV-12M" });
  for (const { orderNumber, email } of guestOrders(siteId, market)) {
    const answer = await browser.post(`${prefix}/view-order`, { orderNumber, email });
    if (!answer.location) throw new Error(`The order ${orderNumber} was not found: ${answer.status}`);
  }
}

const guestOrders = (siteId: string, market: VehicleMarket) =>
  listGuestOrders().filter((order) => order.siteId === siteId && order.countryCode === vehicleMarkets[market]);

function guestPages(siteId: string, market: VehicleMarket, prefix: string): string[] {
  const orders = guestOrders(siteId, market).flatMap(({ orderNumber }) => [
    `${prefix}/guest/order/${orderNumber}`,
    `${prefix}/request-refund/${orderNumber}`,
  ]);
  return [`${prefix}/services`, `${prefix}/renew-all`, `${prefix}/checkout`, ...orders];
}

type ListedMail = { id: number; recipient: string };

async function listMails(browser: Browser): Promise<ListedMail[]> {
  const { body } = await browser.get("/platform/mailbox", { accept: "application/json" });
  return (JSON.parse(body) as { mails: ListedMail[] }).mails;
}

/** Makes the identity provider write both its letters, and returns the pages that show them. */
async function openLetters(browser: Browser, prefix: string, { siteId, localeId }: CrawledShop): Promise<string[]> {
  const newest = (await listMails(browser))[0]?.id ?? 0;
  const form = await openSignInForm(browser, `${prefix}/sign-in`);
  const email = emailOf(siteId, marketOf(localeId));
  await browser.submit(await browser.get(`${form.url.pathname}/forgotten-password`), { email });
  const newcomer = `crawler.${siteId}.${localeId}@example.com`.toLowerCase();
  const person = { email: newcomer, given_name: "Ada", family_name: "Byron" };
  await browser.submit(await browser.get(`${form.url.pathname}/register`), person);
  const own = await vi.waitFor(
    async () => {
      const isOwn = ({ id, recipient }: ListedMail) => id > newest && [email, newcomer].includes(recipient);
      const found = (await listMails(browser)).filter(isOwn);
      if (found.length < 2) throw new Error("The letters did not come.");
      return found;
    },
    { timeout: 10_000 },
  );
  return own.flatMap(({ id }) => [`/platform/mailbox/${id}`, `/platform/mailbox/${id}/letter.html`]);
}
