import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getBasket } from "../../../contracts/commerce/baskets.ts";
import type { Browser } from "../../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop-fixture.ts";
import { enter, isSignedIn, newcomer, open, openSignInForm, otherOwner, owner, signIn } from "../sign-in.ts";
import { askCustomer, basketOf, bearer, fillGuestBasket, readSession } from "../visitor.ts";

let shop: TestShop;
const tokenRequests: URLSearchParams[] = [];
/** Whether commerce refuses to store the ids of the other systems. */
let isPatchRefused = false;

beforeAll(async () => {
  shop = await startTestShop({
    async onIdentity(request, forward) {
      if (request.url.endsWith("/token")) tokenRequests.push(new URLSearchParams(await request.clone().text()));
      return forward(request);
    },
    async onCommerce(request, forward) {
      const isIdUpdate = request.method === "PATCH" && request.url.includes("context=login");
      return isIdUpdate && isPatchRefused ? new Response("{}", { status: 500 }) : forward(request);
    },
  });
}, 180_000);
afterAll(() => shop.stop());

/** Follows the sign-in link of a page, and returns the address of the provider. */
async function followSignInLink(browser: Browser, page: string): Promise<string> {
  const shown = await open(browser, page);
  const links = Array.from(shown.body.matchAll(/href="([^"]*\/sign-in[^"]*)"/g), ([, href = ""]) => href);
  const address = (links.at(-1) ?? "").replaceAll("&amp;", "&");
  return (await browser.get(address, { referer: shown.url.href })).location?.href ?? "";
}

describe("signing in", () => {
  it("sends the provider all required parameters", async () => {
    const browser = shop.browse();
    const { location } = await browser.get("/jaguar/fr-BE/sign-in?to=/faqs");
    expect(Object.fromEntries(location?.searchParams ?? [])).toEqual({
      client_id: "VCSJ",
      redirect_uri: "http://shop.test/callback/forgerock-vcsj",
      response_type: "code",
      scope: "openid email profile customer-person auto-id vehicle-identity",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
      state: expect.stringMatching(/^[\w-]{22}$/),
      nonce: expect.stringMatching(/^[\w-]{22}$/),
      csrf: expect.stringMatching(/^[\w-]{22}$/),
      brand: "jaguar",
      country_code: "BE",
      locale: "fr-BE",
    });
  });

  it.each([
    ["home", "/", undefined, "/account/my-overview"],
    ["a page below another site and language", "/jaguar/de-DE/loading", undefined, "/jaguar/de-DE/loading"],
    ["a deep link", "/account/my-orders?page=2", undefined, "/account/my-orders?page=2"],
    ["a deep link in Czech", "/cs-CZ/account/need-help", undefined, "/cs-CZ/account/need-help"],
    ["no page", undefined, "/sign-in", "/account/my-overview"],
    ["the checkout", undefined, "/sign-in?to=/checkout", "/checkout"],
    ["a secure product", undefined, "/sign-in?to=/single-detail-page/SECURE", "/single-detail-page/SECURE"],
  ])("leads back to the page the visitor came from: %s", async (_, page, link, expected) => {
    const browser = shop.browse();
    const path = link ?? (await followSignInLink(browser, page ?? ""));
    const after = await signIn(browser, owner, path);
    expect(after.url.pathname + after.url.search).toBe(expected);
    expect(isSignedIn(browser, expected.startsWith("/jaguar") ? "VCSJ" : "VCS")).toBe(true);
  });

  it("uses a verifier of 96 characters once", () => {
    expect(tokenRequests.length).toBeGreaterThan(3);
    const verifiers = tokenRequests.map((form) => form.get("code_verifier") ?? "");
    expect(verifiers.every((verifier) => verifier.length === 96)).toBe(true);
    expect(new Set(verifiers).size).toBe(verifiers.length);
  });

  it("greets the customer by name, and stores the ids of the other systems", async () => {
    const browser = shop.browse();
    const page = await signIn(browser, owner, "/sign-in?to=/account");
    expect(page.body).toContain(`Hello, ${owner.firstName}`);
    const session = await readSession(shop, browser);
    expect(await askCustomer(shop, session)).toMatchObject({
      email: owner.email,
      c_forgerockId: session.person?.forgerockId,
      c_svcrmCustomerId: expect.any(String),
      c_sapCdcId: expect.any(String),
    });
  });

  it("happens silently with the other make, in the language of the page", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    expect(isSignedIn(browser, "VCSJ")).toBe(false);
    const page = await browser.get("/jaguar/it-IT/vin-error", { accept: "text/html" });
    expect(page.location?.searchParams.get("prompt")).toBe("none");
    const after = await open(browser, page.location?.href ?? "");
    expect(after.url.pathname).toBe("/jaguar/it-IT/vin-error");
    expect(isSignedIn(browser, "VCSJ")).toBe(true);
    expect((await readSession(shop, browser, "VCSJ")).tokens?.customerId).not.toBe(
      (await readSession(shop, browser)).tokens?.customerId,
    );
  });

  it("asks the provider once about a session that has ended there", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    await shop.database.run("delete from identity.artifacts");
    const page = await browser.get("/jaguar/vin-error", { accept: "text/html" });
    const after = await open(browser, page.location?.href ?? "");
    expect(after.url.pathname).toBe("/jaguar/vin-error");
    expect(isSignedIn(browser, "VCSJ")).toBe(false);
    expect((await browser.get("/jaguar/vin-error", { accept: "text/html" })).status).toBe(200);
  });

  it("ends when the visitor cancels", async () => {
    const browser = shop.browse();
    const { location } = await browser.get("/sign-in?to=/vin-error");
    const state = location?.searchParams.get("state");
    const back = await browser.get(`/callback/forgerock?error=access_denied&state=${state}`);
    expect(back.location?.pathname).toBe("/vin-error");
    expect(isSignedIn(browser)).toBe(false);
  });

  it.each([
    ["no-crm@example.com", "No CRMID / SAP CDC found"],
    ["no-cdc@example.com", "No CRMID / SAP CDC found"],
  ])("fails for %s: %s", async (email, text) => {
    const browser = shop.browse();
    const page = await signIn(browser, { email }, "/sign-in?to=/account");
    expect(page.url.pathname).toBe("/restricted-access");
    expect(page.body).toContain(text);
    expect(isSignedIn(browser)).toBe(false);
  });

  it("fails when commerce does not store the ids: Error on Update customer on Commerce", async () => {
    const browser = shop.browse();
    isPatchRefused = true;
    const page = await signIn(browser, owner, "/sign-in?to=/account").finally(() => (isPatchRefused = false));
    expect(page.url.pathname).toBe("/restricted-access");
    expect(page.body).toContain("Error on Update customer on Commerce");
    expect(isSignedIn(browser)).toBe(false);
    expect((await signIn(browser, owner, "/sign-in?other=1&to=/account")).body).toContain(`Hello, ${owner.firstName}`);
  });

  it("that two windows start is completed in both", async () => {
    const browser = shop.browse();
    const forms = [
      await openSignInForm(browser, "/sign-in?to=/account/my-orders"),
      await openSignInForm(browser, "/sign-in?to=/account/need-help"),
    ];
    const paths: string[] = [];
    for (const form of forms) {
      const callback = await enter(browser, form, owner);
      paths.push((await open(browser, callback.href)).url.pathname);
    }
    expect(paths).toEqual(["/account/my-orders", "/account/need-help"]);
    expect(isSignedIn(browser)).toBe(true);
  });

  it("as another customer replaces the first one", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    const before = await readSession(shop, browser);
    await signIn(browser, otherOwner, "/sign-in?other=1&to=/account");
    const after = await readSession(shop, browser);
    expect(after.person?.firstName).toBe(otherOwner.firstName);
    await expect(askCustomer(shop, before)).rejects.toMatchObject({ status: 401 });
  });
});

describe("a guest's basket at the sign-in", () => {
  it("moves into a new basket of the account, with the customer's e-mail address", async () => {
    const browser = shop.browse();
    const guestBasket = await fillGuestBasket(shop, browser, "CONNAV-12M");
    await signIn(browser, owner, "/sign-in?to=/checkout");
    const basket = await basketOf(shop, browser);
    expect(basket?.productItems?.map(({ productId }) => productId)).toContain("CONNAV-12M");
    expect(basket?.customerInfo.email).toBe(owner.email);
    const session = await readSession(shop, browser);
    const gone = shop.services.commerceOcapi(
      getBasket,
      { params: { siteId: "VCS", basketId: guestBasket } },
      bearer(session),
    );
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  it("is merged with the account's basket, and nothing is lost", async () => {
    const browser = shop.browse();
    await fillGuestBasket(shop, browser, "REMOTE-12M");
    await signIn(browser, owner, "/sign-in?to=/checkout");
    const products = (await basketOf(shop, browser))?.productItems?.map(({ productId }) => productId);
    expect(products?.sort()).toEqual(["CONNAV-12M", "REMOTE-12M"]);
  });

  it("moves into the account of a customer who is new to commerce", async () => {
    await shop.database.run(`delete from commerce.customers where login = '${newcomer.email}'`);
    const browser = shop.browse();
    await fillGuestBasket(shop, browser, "CONNAV-12M");
    const page = await signIn(browser, newcomer, "/sign-in?to=/account");
    expect(page.body).toContain(`Hello, ${newcomer.firstName}`);
    const basket = await basketOf(shop, browser);
    expect(basket?.productItems?.map(({ productId }) => productId)).toEqual(["CONNAV-12M"]);
    expect(basket?.customerInfo.email).toBe(newcomer.email);
    expect(await askCustomer(shop, await readSession(shop, browser))).toMatchObject({
      email: newcomer.email,
      c_svcrmCustomerId: expect.any(String),
      c_sapCdcId: expect.any(String),
    });
  });

  it("does not move into the account of another customer", async () => {
    const browser = shop.browse();
    await signIn(browser, otherOwner);
    expect((await basketOf(shop, browser))?.productItems ?? []).toEqual([]);
  });
});
