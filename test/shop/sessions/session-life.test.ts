import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Browser } from "../../identity/browser.ts";
import { sampleVin } from "../../../seed/vehicles/vehicles.ts";
import { startTestShop, type TestShop } from "../shop-fixture.ts";
import { enter, isSignedIn, logOut, open, openSignInForm, owner, requestOf, signIn } from "../sign-in.ts";
import { basketOf, readSession } from "../visitor.ts";

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
let shop: TestShop;
let isProviderDown = false;

beforeAll(async () => {
  shop = await startTestShop({
    async onIdentity(request, forward) {
      if (isProviderDown) throw new TypeError("down");
      return forward(request);
    },
  });
}, 180_000);
afterAll(() => shop.stop());

describe("a session", () => {
  it("gets new tokens once, however many windows need them", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    const before = await readSession(shop, browser);
    await shop.passTime(1_801);
    const request = requestOf(browser);
    const answers = await Promise.all(
      ["/account/my-orders", "/account/my-subscriptions", "/account/need-help", "/de-DE/account/my-orders"].map(
        (path) => shop.fetch(new Request(new URL(path, request.url), { headers: request.headers })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const given = answers.map(({ headers }) => headers.getSetCookie().find((line) => line.startsWith("cc-nx_VCS=")));
    expect(given.every((line) => line !== undefined && !line.startsWith("cc-nx_VCS=;"))).toBe(true);
    await open(browser, "/account/my-orders");
    expect((await readSession(shop, browser)).tokens?.refreshToken).not.toBe(before.tokens?.refreshToken);
    expect(isSignedIn(browser)).toBe(true);
  });

  it("that has ended leads to the sign-in and back to the page", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    await shop.database.run("update commerce.shopper_sessions set revoked_at = now()");
    await shop.passTime(1_801);
    const page = await open(browser, "/account/my-orders");
    expect(page.url.pathname + page.url.search).toBe("/restricted-access?redirectUrl=%2Faccount%2Fmy-orders");
    expect(isSignedIn(browser)).toBe(false);
  });

  it("that ends in the middle of a form keeps what was typed", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    await shop.database.run("update commerce.shopper_sessions set revoked_at = now()");
    await shop.passTime(1_801);
    const sent = await browser.post("/account/my-orders", { city: "Leamington Spa", password: "not this" });
    expect(sent.location?.pathname).toBe("/restricted-access");
    const page = await signIn(browser, owner, "/sign-in?other=1&to=/account/my-orders");
    expect(page.url.pathname).toBe("/account/my-orders");
    expect(page.body).toContain("Leamington Spa");
    expect(page.body).not.toContain("not this");
    expect((await open(browser, "/account/my-orders")).body).not.toContain("Leamington Spa");
  });

  it("that ends at the checkout is renewed without a password, and keeps what was typed and chosen", async () => {
    const browser = shop.browse();
    await browser.get(`/vin-error?carvin=${vin}`);
    await signIn(browser, owner);
    await browser.post("/checkout", { intent: "add", planId: "CONNAV-12M" });
    await shop.database.run("update commerce.shopper_sessions set revoked_at = now()");
    const sent = await browser.post("/checkout", { intent: "applyCoupon", code: "TYPED-1" });
    expect(sent.location?.pathname).toBe("/sign-in");
    const page = await open(browser, sent.location?.href ?? "");
    expect(page.url.pathname).toBe("/checkout");
    expect(page.body).toMatch(/<input[^>]*name="code"[^>]*value="TYPED-1"/);
    expect(page.body).toContain("Connected Navigation");
    expect((await open(browser, "/checkout")).body).not.toContain("TYPED-1");
  });

  it("that has ended does not prevent the visitor from adding a service", async () => {
    const browser = shop.browse();
    await browser.get(`/vin-error?carvin=${vin}`);
    await signIn(browser, owner);
    await shop.database.run("update commerce.shopper_sessions set revoked_at = now()");
    await shop.passTime(1_801);
    expect((await browser.post("/checkout", { intent: "add", planId: "LIVE-12M" })).status).toBe(200);
    expect((await readSession(shop, browser)).tokens?.kind).toBe("guest");
  });

  it("that two tabs start at once is one session, whose basket has the plans of both", async () => {
    const browser = shop.browse();
    await browser.get(`/vin-error?carvin=${vin}`);
    const plans = ["CONNAV-12M", "REMOTE-12M"];
    const adds = await Promise.all(plans.map((planId) => browser.post("/checkout", { intent: "add", planId })));
    expect(adds.map(({ status }) => status)).toEqual([200, 200]);
    const basket = await basketOf(shop, browser);
    expect(basket?.productItems?.map(({ productId }) => productId).toSorted()).toEqual(plans);
  });

  it("keeps the browser's own key until a sign-in or log-out", async () => {
    const browser = shop.browse();
    const key = async () => (await browser.get("/service-get-custom-environment-variables")).body;
    const first = await key();
    expect(JSON.parse(first)).toEqual({ key: expect.stringMatching(/^.{44}$/), iv: expect.stringMatching(/^.{16}$/) });
    expect(await key()).toBe(first);
    await signIn(browser, owner);
    const second = await key();
    await logOut(browser);
    expect(new Set([first, second, await key()]).size).toBe(3);
  });
});

describe("while the identity provider is down", () => {
  /** Requests a page as a browser does. */
  const getPage = (browser: Browser, path: string) => browser.get(path, { accept: "text/html" });

  it("guests and customers can shop, and only signing in fails", async () => {
    const [guest, customer] = [shop.browse(), shop.browse()];
    await signIn(customer, owner);
    // The customer's token has expired; the next one comes from commerce.
    await shop.passTime(1_801);
    const form = await openSignInForm(guest, "/sign-in?to=/faqs");
    isProviderDown = true;
    try {
      await getPage(guest, `/vin-error?carvin=${vin}`);
      for (const browser of [guest, customer]) {
        for (const path of ["/service/CONNAV", "/services", "/vin-error"]) {
          expect([path, (await getPage(browser, path)).status]).toEqual([path, 200]);
        }
        expect((await browser.post("/checkout", { intent: "add", planId: "CONNAV-12M" })).status).toBe(200);
        const checkout = await getPage(browser, "/checkout");
        expect(checkout.status).toBe(200);
        expect(checkout.body).toContain("Connected Navigation");
      }
      expect((await getPage(customer, "/account/my-orders")).status).toBe(200);
      // The browser still has its session at the provider, but is not redirected to a provider that is down.
      const now = performance.now.bind(performance);
      vi.spyOn(performance, "now").mockImplementation(() => now() + 31_000);
      expect((await getPage(customer, "/jaguar/vin-error")).status).toBe(200);
      const callback = await enter(guest, form, owner);
      const failed = await open(guest, callback.href);
      expect(failed.url.pathname).toBe("/restricted-access");
      expect(failed.url.searchParams.get("problem")).toBe("unavailable");
      expect((await readSession(shop, guest)).tokens?.kind).toBe("guest");
      expect((await getPage(guest, "/checkout")).body).toContain("Connected Navigation");
      const answerToLogOut = await logOut(customer);
      expect([answerToLogOut.status, answerToLogOut.location?.pathname]).toEqual([303, "/identity/log-out"]);
      expect(isSignedIn(customer)).toBe(false);
    } finally {
      isProviderDown = false;
      vi.restoreAllMocks();
    }
  });
});
