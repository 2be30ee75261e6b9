import { openBrowser } from "../test/identity/browser.ts";
import { cookieHeaderOf, signIn } from "../test/shop/sign-in.ts";

export type Visit = {
  page: string;
  /** A visit that comes first: it selects the vehicle. */
  from?: string;
  /** A plan that is put into the basket first. */
  plan?: string;
  /** The customer whose page it is. */
  account?: string;
};

/** The cookies with which the page is opened. */
export async function cookiesOfVisit(origin: string, { page, from, plan, account }: Visit): Promise<string> {
  if (account) {
    const browser = openBrowser(origin, { baseUrl: origin, fetch });
    await signIn(browser, { email: account }, `${/^\/jaguar\/[^/]+/.exec(page)?.[0] ?? ""}/sign-in`);
    return cookieHeaderOf(browser);
  }
  const before = from ? await cookiesAfter(fetch(`${origin}${from}`, { redirect: "manual" })) : "";
  return plan ? `${before}; ${await cookiesAfter(addToBasket(origin, before, plan))}` : before;
}

function addToBasket(origin: string, cookie: string, planId: string): Promise<Response> {
  const body = new URLSearchParams({ intent: "add", planId });
  return fetch(`${origin}/checkout`, { method: "POST", body, headers: { cookie, origin }, redirect: "manual" });
}

async function cookiesAfter(visit: Promise<Response>): Promise<string> {
  const { headers } = await visit;
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
