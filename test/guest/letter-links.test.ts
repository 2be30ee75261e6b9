import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ManagedService } from "../../contracts/order-management/subscriptions.ts";
import { subscriptionsOf, textsOf } from "../account/subscription-pages.ts";
import type { Browser } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { follow, otherOwner, owner, signIn } from "../shop/sign-in.ts";
import { tokenFor } from "./letter-link-tokens.ts";

let shop: TestShop;
let isOrderManagementAway = false;
let isUsingAway = false;
let isBasketAway = false;
const away = () => new Response("", { status: 503 });
beforeAll(async () => {
  shop = await startTestShop({
    onOrderManagement: async (request, forward) =>
      isOrderManagementAway || (isUsingAway && request.url.endsWith("/SOM-UseLetterLink")) ? away() : forward(request),
    onCommerce: async (request, forward) =>
      isBasketAway && request.method === "POST" && request.url.includes("/baskets") ? away() : forward(request),
  });
}, 300_000);
afterAll(() => shop.stop());

const stopPath = (token: string) => `/renewal/stop/${token}`;
const renewPath = (token: string) => `/renewal/renew/${token}`;

async function find(isWanted: (one: ManagedService) => boolean): Promise<ManagedService> {
  const found = (await subscriptionsOf(shop, owner, "VCS")).find(
    (one) => one.serviceStatus === "Installed" && one.expirationDate !== null && isWanted(one),
  );
  if (!found) throw new Error("The owner has no such subscription.");
  return found;
}
const renewing = () => find(({ isAutoRenewalActivated }) => isAutoRenewalActivated);
const isRenewed = async ({ Id }: ManagedService) => (await find((one) => one.Id === Id)).isAutoRenewalActivated;

/** A form of a page with no-referrer comes without an origin; browsers say by another header where it comes from. */
const confirm = (browser: Browser, path: string) =>
  browser.post(path, {}, { origin: "null", "sec-fetch-site": "same-origin" });

describe("a link that stops auto-renewal", () => {
  it("changes nothing when it is opened, however often and by whom", async () => {
    const one = await renewing();
    const token = tokenFor(one, "stop-auto-renewal");
    const readers: Record<string, string>[] = [{}, { "sec-purpose": "prefetch" }, { "user-agent": "a mail scanner" }];
    for (const headers of readers) {
      const page = await shop.browse().get(stopPath(token), headers);
      expect(page.status).toBe(200);
      expect(page.headers.get("cache-control")).toBe("private, no-store");
      expect(page.headers.get("referrer-policy")).toBe("no-referrer");
      expect(page.body).toContain('<meta name="robots" content="noindex"');
      expect(textsOf(page)).toContain(`|${one.name}|`);
      expect(page.body).not.toContain(one.vin);
    }
    const head = await shop.fetch(new Request(`http://shop.test${stopPath(token)}`, { method: "HEAD" }));
    expect(head.status).toBe(200);
    expect(await isRenewed(one)).toBe(true);
  });

  it("stops it by its button, once, and is the receipt then", async () => {
    const one = await renewing();
    const token = tokenFor(one, "stop-auto-renewal");
    const browser = shop.browse();
    const answers = await Promise.all([1, 2].map(() => confirm(browser, stopPath(token))));
    for (const { status, location } of answers) {
      expect(status).toBe(303);
      expect(location?.pathname).toBe(stopPath(token));
    }
    expect(await isRenewed(one)).toBe(false);
    for (const reader of [browser, shop.browse()]) {
      const receipt = await reader.get(stopPath(token));
      expect(receipt.status).toBe(200);
      expect(textsOf(receipt)).toMatch(
        /\|Auto-renewal is off\|.*\|You turned it off on \d+ \w+ \d{4} at \d+:\d+ GMT\.\|/,
      );
      expect(receipt.body).not.toContain('method="post"');
    }
    const other = tokenFor(one, "stop-auto-renewal");
    expect(textsOf(await browser.get(stopPath(other)))).toContain("It was turned off before.");
  });

  it("is refused when the form comes from another site", async () => {
    const one = await renewing();
    const path = stopPath(tokenFor(one, "stop-auto-renewal"));
    const foreign: Record<string, string>[] = [
      { origin: "https://mail.example" },
      { origin: "null" },
      { origin: "null", "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign) expect((await shop.browse().post(path, {}, headers)).status).toBe(403);
    expect(await isRenewed(one)).toBe(true);
  });

  it.each([
    ["has expired", (one: ManagedService) => tokenFor(one, "stop-auto-renewal", { expiresAt: new Date(0) }), 410],
    ["is forged", (one: ManagedService) => `${tokenFor(one, "stop-auto-renewal").slice(0, -3)}AAA`, 404],
    ["is malformed", () => "x", 404],
    ["is for renewing", (one: ManagedService) => tokenFor(one, "renew"), 404],
    ["is of the other make", (one: ManagedService) => tokenFor(one, "stop-auto-renewal", { siteId: "VCSJ" }), 404],
  ])("that %s changes nothing, and shows other ways", async (_, tokenOf, status) => {
    const one = await renewing();
    const path = stopPath(tokenOf(one));
    const browser = shop.browse();
    const shown = await follow(browser, await confirm(browser, path));
    for (const page of [await browser.get(path), shown]) {
      expect(page.status).toBe(status);
      for (const way of ["/account/my-subscriptions", "/view-order", "/contact-us"]) {
        expect(page.body).toContain(`href="${way}"`);
      }
      expect(page.body).not.toContain('method="post"');
    }
    expect(await isRenewed(one)).toBe(true);
  });

  it("says so while order management is away, and works afterwards", async () => {
    const one = await renewing();
    const path = stopPath(tokenFor(one, "stop-auto-renewal"));
    const browser = shop.browse();
    isOrderManagementAway = true;
    const pages = [await browser.get(path), await confirm(browser, path)];
    isOrderManagementAway = false;
    for (const page of pages) {
      expect(page.status).toBe(503);
      expect(textsOf(page)).toContain("|Retry|");
    }
    expect((await browser.get(path)).status).toBe(200);
    expect(await isRenewed(one)).toBe(true);
  });

  it.each(["/de-DE", "/jaguar/fr-FR"])("is unknown or shown in the language of %s", async (prefix) => {
    const one = await renewing();
    const page = await shop.browse().get(`${prefix}${stopPath(tokenFor(one, "stop-auto-renewal"))}`);
    expect(page.status).toBe(prefix === "/de-DE" ? 200 : 404);
    expect(textsOf(page)).toContain(
      prefix === "/de-DE" ? "|Automatische Verlängerung ausschalten|" : "|Ce lien ne fonctionne pas|",
    );
  });
});

describe("a link that renews", () => {
  const due = () => find(({ isExpiring, isAutoRenewalActivated }) => isExpiring && !isAutoRenewalActivated);

  it("leads to the checkout with the plan in the basket, and works once", async () => {
    const one = await due();
    const token = tokenFor(one, "renew");
    const browser = shop.browse();
    const page = await browser.get(renewPath(token));
    expect(page.status).toBe(200);
    expect(page.body).not.toContain(one.vin);
    expect(textsOf(page)).toContain("|Price today|");
    const answer = await confirm(browser, renewPath(token));
    expect(answer.location?.pathname).toBe("/checkout");
    expect(textsOf(await follow(browser, answer))).toContain(one.name);
    const again = await browser.get(renewPath(token));
    expect(textsOf(again)).toContain("|This link has been used|");
    expect((await confirm(shop.browse(), renewPath(token))).location?.pathname).toBe(renewPath(token));
  });

  it("adds the plan once when it is sent twice at the same moment", async () => {
    const one = await due();
    const token = tokenFor(one, "renew");
    const browsers = [shop.browse(), shop.browse()];
    const answers = await Promise.all(browsers.map((browser) => confirm(browser, renewPath(token))));
    const paths = answers.map(({ location }) => location?.pathname);
    expect(new Set(paths)).toEqual(new Set(["/checkout", renewPath(token)]));
    const refused = browsers[paths.indexOf(renewPath(token))]!;
    expect(textsOf(await refused.get("/checkout"))).not.toContain(one.name);
  });

  it("says that the plan was not added where commerce fails after the link was used, with the way to the service", async () => {
    const one = await due();
    const token = tokenFor(one, "renew");
    const browser = shop.browse();
    isBasketAway = true;
    const answer = await confirm(browser, renewPath(token));
    isBasketAway = false;
    expect(answer.status).toBe(409);
    expect(textsOf(answer)).toContain("|Nothing was changed|");
    const again = await browser.get(renewPath(token));
    for (const page of [answer, again]) {
      expect(textsOf(page)).toContain("|This link has been used|");
      expect(page.body).toContain(`href="/service/${one.serviceId}"`);
    }
  });

  it("stays usable where it cannot be used up", async () => {
    const one = await due();
    const token = tokenFor(one, "renew");
    const browser = shop.browse();
    isUsingAway = true;
    const answer = await confirm(browser, renewPath(token));
    isUsingAway = false;
    expect(answer.status).toBe(503);
    expect(textsOf(await browser.get("/checkout"))).not.toContain(one.name);
    expect((await confirm(browser, renewPath(token))).location?.pathname).toBe("/checkout");
  });

  it.each([
    ["another price", 12_345, true],
    ["the same price", undefined, false],
  ])("says before the checkout when the letter had %s", async (_, total, isSaid) => {
    const one = await due();
    const price = { total: total ?? Math.round(one.price * 100), tax: 0, currency: one.currency };
    const page = await shop.browse().get(renewPath(tokenFor(one, "renew", { price })));
    expect(textsOf(page).includes("The price has changed since we wrote to you: it was £123.45")).toBe(isSaid);
  });

  it("says why a service cannot be renewed yet, and leaves the link as it is", async () => {
    const one = await find(({ isExpiring, isAutoRenewalActivated }) => !isExpiring && !isAutoRenewalActivated);
    const token = tokenFor(one, "renew");
    const browser = shop.browse();
    const answer = await confirm(browser, renewPath(token));
    expect(answer.status).toBe(409);
    expect(textsOf(answer)).toContain("This service does not need renewing yet.");
    expect(answer.body).toContain('href="/services"');
    expect(textsOf(await browser.get(renewPath(token)))).toContain("|Renew and go to checkout|");
  });

  it("says until when a service is paid that was renewed after its letter", async () => {
    const one = await find(({ isExpiring }) => !isExpiring);
    const token = tokenFor({ ...one, expirationDate: "2020-01-31" }, "renew");
    const page = await shop.browse().get(renewPath(token));
    expect(page.status).toBe(200);
    const paid = new RegExp(`\\|${one.name} is paid until \\d+ \\w+ \\d{4}\\|`);
    expect(textsOf(page)).toMatch(paid);
    expect(textsOf(page)).not.toContain("Renew and go to checkout");
  });

  it("is refused for a customer who does not own the vehicle", async () => {
    const one = await due();
    const browser = shop.browse();
    await signIn(browser, otherOwner);
    const answer = await confirm(browser, renewPath(tokenFor(one, "renew")));
    expect(answer.status).toBe(409);
    expect(textsOf(answer)).toContain("E001");
  });
});

it("never stands in the log", async () => {
  const token = tokenFor(await renewing(), "stop-auto-renewal");
  await shop.browse().get(stopPath(token));
  await confirm(shop.browse(), renewPath(token));
  await shop.browse().get(`/calendar/${token}`);
  const lines = shop.lines();
  expect(lines).toContain("/renewal/stop/[token]");
  expect(lines).toContain("/calendar/[token]");
  expect(lines).not.toContain(token);
});
