import type { Browser, Page } from "../identity/browser.ts";
import { demoPassword } from "../../seed/customers.ts";

/** People of the demonstration. */
export const owner = { email: "owner1.gbr@example.com", firstName: "Charlotte" };
export const otherOwner = { email: "owner2.gbr@example.com", firstName: "Oliver" };
export const newcomer = { email: "owner5.gbr@example.com", firstName: "Amelia" };

/** Follows redirects within the shop and its provider, as a browser does. */
export async function follow(browser: Browser, page: Page): Promise<Page> {
  let current = page;
  for (let step = 0; current.location; step += 1) {
    if (step > 15) throw new Error(`Redirected in a circle, last to ${current.location.pathname}`);
    if (current.location.origin !== browser.origin)
      throw new Error(`Redirected to another origin, ${current.location.origin}`);
    current = await browser.get(current.location);
  }
  return current;
}

export const open = async (browser: Browser, path: string) => follow(browser, await browser.get(path));

/** Follows redirects up to the provider's form. */
export async function openSignInForm(browser: Browser, path = "/sign-in"): Promise<Page> {
  const form = await open(browser, path);
  if (!form.url.pathname.startsWith("/identity/sign-in/")) throw new Error(`No form, but ${form.url.pathname}`);
  return form;
}

/** Sends the form, and returns the address that the provider redirects to, without opening it. */
export async function enter(browser: Browser, form: Page, { email }: { email: string }): Promise<URL> {
  const accepted = await browser.submit(form, { email, password: demoPassword });
  if (!accepted.location) throw new Error(`The provider refused with ${accepted.status}`);
  let resumed = await browser.get(accepted.location);
  // Another customer was signed in, and the provider asks first.
  if (!resumed.location) resumed = await browser.submit(resumed, {});
  if (resumed.location?.pathname.startsWith("/identity/")) resumed = await browser.get(resumed.location);
  if (!resumed.location) throw new Error(`The provider did not lead back: ${resumed.status}`);
  return resumed.location;
}

/** Signs in from a page of the shop, and returns the page that is shown afterwards. */
export async function signIn(browser: Browser, person: { email: string }, path = "/sign-in"): Promise<Page> {
  const callback = await enter(browser, await openSignInForm(browser, path), person);
  return open(browser, callback.href);
}

export const cookieNames = (browser: Browser) => browser.cookies().map(({ name }) => name);

export const isSignedIn = (browser: Browser, siteId = "VCS") => cookieNames(browser).includes(`cc-nx_${siteId}`);

export function logOut(browser: Browser, prefix = "", headers: Record<string, string> = {}): Promise<Page> {
  return browser.post(`${prefix}/service-call-forgerock-logout`, {}, headers);
}

/** All cookies of a browser, as it sends them. */
export const cookieHeaderOf = (browser: Browser): string =>
  browser
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");

/** A request with the browser's cookies. */
export function requestOf(browser: Browser): Request {
  return new Request(browser.origin, { headers: { cookie: cookieHeaderOf(browser) } });
}

/** The secrets that appear in the log. */
export function findLeakedSecrets(log: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => log.includes(secret));
}
