import { listSubscriptions, type ManagedService } from "../../contracts/order-management/subscriptions.ts";
import { demoCustomers } from "../../seed/customers.ts";
import type { Browser, Page } from "../identity/browser.ts";
import type { TestShop } from "../shop/shop-fixture.ts";
import { signIn } from "../shop/sign-in.ts";

export const subscriptionList = "/account/my-subscriptions";
export const html = { accept: "text/html" };
export const day = 86_400;

type Person = { email: string };

/** The id of a sample account at order management. */
export const accountIdOf = ({ email }: Person): string =>
  demoCustomers.find((customer) => customer.email === email && customer.siteId === "VCS")?.cdcId ?? "";

/** The subscriptions that order management has, of both makes unless one is named. */
export async function subscriptionsOf(shop: TestShop, person: Person, siteId?: string): Promise<ManagedService[]> {
  const body = { accountId: accountIdOf(person), siteId };
  return (await shop.services.orderManagement(listSubscriptions, { body })).records;
}

type Wanted = { serviceId: string; status?: string };

export async function subscriptionOf(shop: TestShop, person: Person, { serviceId, status = "Installed" }: Wanted) {
  const all = await subscriptionsOf(shop, person, "VCS");
  const found = all.find((one) => one.serviceId === serviceId && one.serviceStatus === status);
  if (!found) throw new Error(`${person.email} has no ${serviceId} that is ${status}.`);
  return found;
}

export async function browseAs(shop: TestShop, person: Person, prefix = ""): Promise<Browser> {
  const browser = shop.browse();
  await signIn(browser, person, `${prefix}/sign-in`);
  return browser;
}

export const pathOf = ({ Id }: ManagedService, step = "") => `${subscriptionList}/${Id}${step && `?step=${step}`}`;

/** Sends the form of a step, with the terms that the step of turning on shows. */
export async function change(browser: Browser, one: ManagedService, fields: Record<string, string>) {
  const terms = fields.intent === "turnOn" ? await readTerms(browser, pathOf(one, "turn-on")) : {};
  return browser.post(pathOf(one), { ...terms, ...fields }, html);
}

export async function readTerms(browser: Browser, path: string): Promise<Record<string, string>> {
  const terms = /name="terms" value="(\w+)"/.exec((await browser.get(path, html)).body)?.[1];
  return terms === undefined ? {} : { terms };
}

/** The texts of a page's main part, with a bar between them. */
/** The texts above the services that could be bought as well. */
export const cardsOf = (page: Page): string => textsOf(page).split("|Available Services|")[0] ?? "";

export const textsOf = ({ body }: Page): string =>
  body
    .replace(/^[\s\S]*<main/, "<main")
    .replace(/<\/main>[\s\S]*$/, "")
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\|+/g, "|")
    .replaceAll("\u00a0", " ");
