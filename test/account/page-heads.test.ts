import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { demoCustomers } from "../../seed/customers.ts";
import { readTexts } from "../../tools/messages/message-files.ts";
import type { Browser, Page } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, signIn } from "../shop/sign-in.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()), 180_000);
afterAll(() => shop.stop());

const unescape = (html: string) => html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** What a browser shows around a page: its title, description and breadcrumb. */
function headOf({ body }: Page, { navigation }: { navigation: string }) {
  const first = (pattern: RegExp) => unescape(pattern.exec(body)?.[1] ?? "");
  const [, crumbs = ""] = new RegExp(`<nav aria-label="${navigation}">(.*?)</nav>`, "s").exec(body) ?? [];
  return {
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    isListed: !body.includes('<meta name="robots" content="noindex"/>'),
    headings: body.match(/<h1[ >]/g)?.length,
    crumbs: Array.from(crumbs.matchAll(/>([^<>]+)</g), ([, text = ""]) => unescape(text)),
  };
}

const shops = [
  { prefix: "", email: "owner1.gbr@example.com", siteId: "VCS", localeId: "en-GB", ending: " | Land Rover UK" },
  { prefix: "/jaguar", email: "owner1.gbr@example.com", siteId: "VCSJ", localeId: "en-GB", ending: " | Jaguar UK" },
  { prefix: "/de-DE", email: "owner1.deu@example.com", siteId: "VCS", localeId: "de-DE", ending: " | Land Rover DE" },
] as const;

/** The texts by their ids: the title, and what follows Home in the breadcrumb. */
const pages: [path: string, title: string, trail: string[]][] = [
  ["my-overview", "page.overview", ["breadcrumb.account"]],
  ["my-subscriptions", "page.subscriptions", ["breadcrumb.account", "menu.services"]],
  ["my-services", "serviceList.title", ["breadcrumb.account", "menu.services", "serviceList.title"]],
  ["my-orders", "page.orders", ["breadcrumb.account", "breadcrumb.orders"]],
  ["my-payment-method", "page.payment", ["breadcrumb.account", "breadcrumb.payment"]],
  [
    "my-payment-method/edit-billing-address",
    "payment.editAddressTitle",
    ["breadcrumb.account", "breadcrumb.payment", "payment.editAddressTitle"],
  ],
  [
    "my-payment-method/edit-payment-method",
    "payment.editTitle",
    ["breadcrumb.account", "breadcrumb.payment", "payment.editTitle"],
  ],
  ["need-help", "page.help", ["breadcrumb.account", "menu.help"]],
];

describe.each(shops)("at $prefix/account", ({ prefix, email, siteId, localeId, ending }) => {
  const texts = readTexts(localeId);
  const label = { navigation: texts["breadcrumb.label"] ?? "" };
  const account = demoCustomers.find((customer) => customer.email === email && customer.siteId === siteId);
  let browser: Browser;
  beforeAll(async () => {
    browser = shop.browse();
    await signIn(browser, { email }, `${prefix}/sign-in`);
  });

  it.each(pages)("%s has its title and its breadcrumb", async (path, title, trail) => {
    const page = await open(browser, `${prefix}/account/${path}`);
    expect(page.url.pathname).toBe(`${prefix}/account/${path}`);
    expect(headOf(page, label)).toMatchObject({
      title: texts[title] + ending,
      isListed: false,
      headings: 1,
      crumbs: ["breadcrumb.home", ...trail].map((id) => texts[id]),
    });
  });

  it("an order has its number in the title, a description and a breadcrumb", async () => {
    const { records } = await shop.services.orderManagement(getOrderHistory, {
      body: { accountId: account?.cdcId ?? "", siteId, limit: 1 },
    });
    const [order] = records;
    const page = await open(browser, `${prefix}/account/my-orders/${order?.Id}/${order?.OrderNumber}`);
    expect(headOf(page, label)).toEqual({
      title: (texts["page.order"] ?? "").replace("{orderNumber}", order?.OrderNumber ?? "") + ending,
      description: texts["page.orderDescription"],
      isListed: false,
      headings: 1,
      crumbs: ["breadcrumb.home", "breadcrumb.orders", "breadcrumb.viewOrder"].map((id) => texts[id]),
    });
  });

  it("a subscription has the service's name in the title", async () => {
    const list = await open(browser, `${prefix}/account/my-subscriptions`);
    const path = /\/account\/my-subscriptions\/\w{18}/.exec(list.body)?.[0] ?? "";
    const { title, crumbs, headings } = headOf(await open(browser, prefix + path), label);
    expect(title.endsWith(ending)).toBe(true);
    expect(title.length).toBeGreaterThan(ending.length);
    expect(crumbs.at(-1)).toBe(texts["subscriptions.manage"]);
    expect(headings).toBe(1);
  });
});
